import { placeOrder, makeProofImage } from '../orders/orders.ts'
import type { TestShop } from '../shop.ts'

const STAGES = ['placed', 'proved', 'confirmed', 'prepared', 'departed'] as const
type Stage = (typeof STAGES)[number]

type Client = ReturnType<TestShop['client']>
type Ordering = {
  buyer: Client
  admin: Client
  accountId: string
  addressId: string
  variantId: string
}

/** Ids of orders and of what belongs to them. */
export type StagedOrders = {
  orders: string[]
  invoices: string[]
  deliveries: string[]
  lineIds: string[]
}

/** Places one order for each stage between the checkout and the road, and takes it there. */
export async function placeOrdersInStages(
  shop: TestShop,
  { buyer, admin, accountId, addressId, variantId }: Ordering,
): Promise<StagedOrders> {
  const placed: StagedOrders = { orders: [], invoices: [], deliveries: [], lineIds: [] }
  for (const stage of STAGES) await placeOrderUpTo(stage)
  return placed

  async function placeOrderUpTo(stage: Stage): Promise<void> {
    const line = { variant: variantId, qty: 2 }
    const by = { api: buyer, accountId, addressId }
    const { id, invoiceId } = await placeOrder(shop, [line], by)
    placed.orders.push(id)
    placed.invoices.push(invoiceId)
    if (stage === 'placed') return
    await buyer.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
    if (stage === 'proved') return
    const { transfer } = await admin.staffOrders.show({ id })
    const body = { received: transfer!.expected }
    const { lines } = await admin.staffPayments.confirmPayment({ id, body })
    placed.lineIds.push(lines[0]!.id)
    if (stage === 'confirmed') return
    const deliveryId = await prepareDelivery(admin, id, lines[0]!.id)
    placed.deliveries.push(deliveryId)
    if (stage === 'departed') await admin.staffOrders.depart({ id: deliveryId })
  }
}

async function prepareDelivery(admin: Client, id: string, lineId: string): Promise<string> {
  const { shipping } = await admin.staffOrders.prepare({
    id,
    body: {
      lines: [{ lineId, qty: 1 }],
      vehicle: 'engkel',
      plate: 'B 9041 KXR',
      driver: 'Agus',
      driverPhone: '0812 9041 7735',
    },
  })
  return shipping.deliveries[0]!.id
}
