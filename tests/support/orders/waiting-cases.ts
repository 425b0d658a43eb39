import { days } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { beginNegotiation } from './negotiations.ts'
import { createBuyerClient, makeProofImage, placeOrder } from './orders.ts'
import { createProduct } from '../catalogue/products.ts'
import { createBusinessBuyer, PURCHASE_ORDER_DETAILS, uploadFile } from './purchase-order.ts'
import type { TestShop } from '../shop.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from './staff-orders.ts'

const WORKS = [
  'prepare',
  'depart',
  'refund',
  'confirm',
  'receive',
  'return',
  'negotiation',
  'purchase order',
] as const
/** What is to be done with a case. */
export type CaseWork = (typeof WORKS)[number]

/** A case that waits for staff; `amount` as they type it. */
export type WaitingCase = { id: string; work: CaseWork; amount: string }

type CaseSetup = { shop: TestShop; admin: Api; variant: string; waiting: Map<string, WaitingCase> }

/** An order as far as its work begins. */
async function placeUpTo(
  { shop, admin, variant, waiting }: CaseSetup,
  work: CaseWork,
  qty: number,
): Promise<void> {
  const buyer = await createBuyerClient(shop)
  const { id, number, invoiceId, api } = await placeOrder(shop, [{ variant, qty }], buyer)
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const wait = (heading: string, of: string) =>
    waiting.set(heading, { id: of, work, amount: toSend.amount.replace('.', ',') })
  if (work !== 'return') wait(number, id)
  if (work === 'confirm') {
    const files = { file: makeProofImage() }
    return void (await api.payments.sendProof({ id: invoiceId, form: {}, files }))
  }
  const { lines } = await admin.staffPayments.confirmPayment({ id, body: { received: toSend } })
  if (work === 'prepare') return
  if (work === 'refund') {
    const reason = 'Pembeli pindah lokasi.'
    await admin.staffOrderCancellation.cancel({ id, body: { reason } })
    const [refund] = (await api.refunds.ofOrder({ id })).results
    const destination = 'BCA 5271 882 901 a.n. Warsito'
    return void (await api.refunds.setAccount({ id, refundId: refund!.id, body: { destination } }))
  }
  const load = [{ lineId: lines[0]!.id, qty }]
  const prepared = await admin.staffOrders.prepare({
    id,
    body: { lines: load, ...VEHICLE_AND_DRIVER },
  })
  if (work === 'depart') return
  const delivery = findLatestDelivery(prepared).id
  await admin.staffOrders.depart({ id: delivery })
  if (work === 'receive') return
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id: delivery, body: { receivedBy: 'Warsito', receivedAt } })
  const returned = await api.returns.request({
    id,
    body: {
      lines: [{ lineId: lines[0]!.id, qty: 1, reason: 'surplus' }],
      refundTo: 'BCA 5271 882 901 a.n. Warsito',
    },
  })
  wait(returned.number, returned.id)
}

async function begin(setup: CaseSetup, work: CaseWork, index: number): Promise<void> {
  const { shop, variant, waiting } = setup
  if (work === 'negotiation') {
    const buyer = await createBuyerClient(shop)
    const id = await beginNegotiation(buyer, { [variant]: [5 + index, 30_000] })
    const { number } = await buyer.api.negotiations.header({ id })
    return void waiting.set(number, { id, work, amount: '33000' })
  }
  if (work === 'purchase order') {
    const { api, addressId } = await createBusinessBuyer(shop)
    const project = `Ruko ketik ${index}`
    const body = {
      ...PURCHASE_ORDER_DETAILS,
      project,
      addressId,
      lines: [{ text: 'triplek 9 mm', qty: 3 }],
      fileId: await uploadFile(api),
    }
    const { id } = await api.purchaseOrders.create({ table: 'upo', body })
    return void waiting.set(project, { id, work, amount: '' })
  }
  return placeUpTo(setup, work, 5 + index)
}

/** Thirty cases of eight kinds, from a proof to look at to a purchase order to answer, by what their pages' headings say. */
export async function createWaitingCases(
  shop: TestShop,
): Promise<ReadonlyMap<string, WaitingCase>> {
  const variant = await createProduct(shop.db, {
    name: 'Semen papan ketik',
    unit: 'sak',
    price: 45_900,
    weightKg: 10,
    stock: { CBT: 9000 },
  })
  const waiting = new Map<string, WaitingCase>()
  const setup = { shop, admin: await shop.asStaff(), variant, waiting }
  const sorted = Array.from({ length: 30 }, (_, index) => WORKS[index % WORKS.length]!)
  // What is paid is due after three days; an order without a proof would end before.
  for (const [index, work] of sorted.entries())
    if (work !== 'confirm') await begin(setup, work, index)
  shop.clock.advance(days(3))
  for (const [index, work] of sorted.entries())
    if (work === 'confirm') await begin(setup, work, index)
  return waiting
}
