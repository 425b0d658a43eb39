import type { Api } from '#modules/client.ts'
import { createProduct } from '../catalogue/products.ts'
import { placeOrder } from './orders.ts'
import { useTestShop } from '../shop.ts'

/**
 * A shop with products in one and in two warehouses, and clients of the sales and finance roles. It
 * is closed after the last test.
 */
export async function setUpStaffOrders() {
  const shop = await useTestShop()
  const cement = await createProduct(shop.db, {
    name: 'Semen uji',
    unit: 'sak',
    price: 54_500,
    weightKg: 40,
    stock: { CBT: 5000 },
  })
  const tile = await createProduct(shop.db, {
    name: 'Keramik uji',
    unit: 'dus',
    price: 61_250,
    weightKg: 18,
    stock: { SDA: 1, CKP: 500 },
  })
  const [sales, finance] = [
    await shop.asStaff('sales@contoh.id'),
    await shop.asStaff('finance@contoh.id'),
  ]

  /** Places an order and confirms its payment. */
  async function createPaidOrder(
    items = [{ variant: cement, qty: 100 }],
    buyer?: Parameters<typeof placeOrder>[2],
  ) {
    const placed = await placeOrder(shop, items, buyer)
    const { toSend } = await placed.api.invoices.header({ id: placed.invoiceId })
    const order = await finance.staffPayments.confirmPayment({
      id: placed.id,
      body: { received: toSend },
    })
    return { ...placed, lines: order.lines }
  }
  /** Prepares a delivery with these lines. */
  const prepare = (id: string, lines: { lineId: string; qty: number }[]) =>
    sales.staffOrders.prepare({ id, body: { lines, ...VEHICLE_AND_DRIVER } })

  return { shop, cement, tile, sales, finance, createPaidOrder, prepare }
}

export const VEHICLE_AND_DRIVER = {
  vehicle: 'CDD',
  plate: 'B 9123 KXR',
  driver: 'Joko Susilo',
  driverPhone: '+628129041773',
}

type OrderWithDeliveries = { shipping: { deliveries: readonly { id: string }[] } }

/** The delivery that was prepared last. */
export const findLatestDelivery = <S extends OrderWithDeliveries>(
  order: S,
): S['shipping']['deliveries'][number] => order.shipping.deliveries.at(-1)!

/** So much of some lines of an order leaves; returns the delivery's id. */
export async function departLines(
  { staffOrders }: Api,
  orderId: string,
  lines: { lineId: string; qty: number }[],
): Promise<string> {
  const body = { lines, ...VEHICLE_AND_DRIVER }
  const { id } = findLatestDelivery(await staffOrders.prepare({ id: orderId, body }))
  await staffOrders.depart({ id })
  return id
}
