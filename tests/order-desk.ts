import { after } from 'node:test'
import { putOnShelf } from './goods.ts'
import { placeOrder } from './orders.ts'
import { testShop } from './shop.ts'

/** A shop with goods in one warehouse and in two, and both roles at the desk of orders; closed behind the last test. */
export async function orderDesk() {
  const shop = await testShop()
  after(() => shop.close())
  const cement = await putOnShelf(shop.db, {
    name: 'Semen uji',
    unit: 'sak',
    price: 54_500,
    weightKg: 40,
    stock: { CBT: 5000 },
  })
  const tile = await putOnShelf(shop.db, {
    name: 'Keramik uji',
    unit: 'dus',
    price: 61_250,
    weightKg: 18,
    stock: { SDA: 1, CKP: 500 },
  })
  const [sales, finance] = [
    await shop.staff('sales@contoh.id'),
    await shop.staff('finance@contoh.id'),
  ]

  /** An order whose transfer finance has matched. */
  async function paidOrder(goods = [{ variant: cement, qty: 100 }]) {
    const placed = await placeOrder(shop, goods)
    const { toSend } = await placed.api.invoices.header({ id: placed.invoiceId })
    const shown = await finance.staffOrders.confirmPayment({
      id: placed.id,
      body: { received: toSend },
    })
    return { ...placed, lines: shown.lines }
  }
  /** Loads lines of an order onto the lorry. */
  const prepare = (id: string, lines: { lineId: string; qty: number }[]) =>
    sales.staffOrders.prepare({ id, body: { lines, ...lorry } })

  return { shop, cement, tile, sales, finance, paidOrder, prepare }
}

export const lorry = {
  vehicle: 'CDD',
  plate: 'B 9123 KXR',
  driver: 'Joko Susilo',
  driverPhone: '+628129041773',
}

type Shown = { shipping: { deliveries: readonly { id: string }[] } }

/** The delivery that was prepared last. */
export const newest = <S extends Shown>(shown: S): S['shipping']['deliveries'][number] =>
  shown.shipping.deliveries.at(-1)!
