import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { approverFor, askApprovers } from '#modules/company-people/approval.ts'
import { cartOf, emptying, lockedCartOf } from '#modules/cart/service.ts'
import type { PricedCart } from '#modules/cart/rules/priced.ts'
import { daysFor, type Method, quote, type Quote } from '#modules/delivery/service.ts'
import { checkMoment } from '#modules/delivery/rules/dates.ts'
import { cheapestOf, chosenOf, noneSentence, type Option } from '#modules/delivery/rules/freight.ts'
import * as invoices from '#modules/invoices/service.ts'
import type { OrderDraft, PlacedOrder } from '#modules/orders/draft.ts'
import * as orders from '#modules/orders/service.ts'
import { paymentTypes } from '#modules/payments/rules.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { writeAtOnce } from '#platform/jobs/at-once.ts'
import { toAnswer, zero } from '#platform/money.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import { summaryAnswer } from './answer.ts'
import type { NewOrder } from './contract.ts'
import { type Bill, billOf, changesSince, checkOrderable, draftLines, loadOf } from './rules.ts'
import * as store from './store.ts'

/** How the buyer wants the cart brought. */
export type Wanted = { addressId: string; method: Method; vehicle?: string | undefined }
type Choice = {
  code: string
  name: string
  description: string
  available: boolean
  reason: string | null
}
type Placed = PlacedOrder & { invoiceId: string }

/** Ways in which the cart can reach an address; a closed one says why. Throws 404 for another's address. */
export async function deliveryMethods(ctx: BuyerContext, addressId: string): Promise<Choice[]> {
  const cart = orderable(await cartOf(ctx))
  const address = await addressOf(ctx, addressId)
  const delivery = await attempt(() => quote(ctx, address, cart.lines.map(loadOf), 'delivery'))
  const pickup = await attempt(() => quote(ctx, address, cart.lines.map(loadOf), 'pickup'))
  const best =
    'options' in delivery ? delivery.options.find((option) => option.cheapest) : undefined
  const closed = 'options' in delivery ? noneSentence(delivery.options) : delivery.reason
  return [
    {
      code: 'delivery',
      name: 'Diantar ke alamat',
      description: best
        ? `Mulai ${formatRupiah(toAnswer(best.cost))} dengan ${best.vehicle.name}`
        : '',
      available: best !== undefined,
      reason: best ? null : closed,
    },
    {
      code: 'pickup',
      name: 'Ambil di gudang',
      description: 'options' in pickup ? pickupSentence(pickup) : '',
      available: 'options' in pickup,
      reason: 'options' in pickup ? null : pickup.reason,
    },
  ]
}

/** Freight by vehicle, with the days to choose from. Throws as `quote` does. */
export async function quotations(ctx: BuyerContext, { addressId, method }: Wanted) {
  const cart = orderable(await cartOf(ctx))
  const address = await addressOf(ctx, addressId)
  const found = await quote(ctx, address, cart.lines.map(loadOf), method)
  return { quote: found, cart, dates: daysFor(ctx, leadDaysOf(cart)) }
}

/** The payment types for the cart, and why one is closed. */
export async function paymentMethods(ctx: BuyerContext): Promise<Choice[]> {
  const { lines } = await cartOf(ctx)
  const reason = lines.length === 0 ? 'Keranjang Anda masih kosong.' : null
  return paymentTypes.map((type) => ({ ...type, available: reason === null, reason }))
}

/** What the cart costs brought this way; without a vehicle, with the cheapest one. */
export async function summary(ctx: BuyerContext, wanted: Wanted): Promise<Bill> {
  const cart = orderable(await cartOf(ctx))
  const address = await addressOf(ctx, wanted.addressId)
  const found = await quote(ctx, address, cart.lines.map(loadOf), wanted.method)
  const option = wanted.vehicle ? chosen(found, wanted) : cheapest(found, wanted)
  return billOf(cart, option?.cost ?? zero)
}

/**
 * Places the cart as an order, all or nothing: the cart locked, priced and quoted anew, compared
 * with what the buyer saw, stock held, order and invoice numbered, the cart emptied. Throws 409
 * `order.changed` with the differences and a fresh summary where anything is not as seen.
 */
export const placeOrder = (ctx: BuyerContext, wanted: z.output<typeof NewOrder>): Promise<Placed> =>
  withTransaction(ctx, async (ctx) => {
    const cart = orderable(await lockedCartOf(ctx))
    const address = await addressOf(ctx, wanted.addressId)
    checkMoment(daysFor(ctx, leadDaysOf(cart)), wanted)
    const found = await quote(ctx, address, cart.lines.map(loadOf), wanted.method)
    const option = chosen(found, wanted)
    const bill = billOf(cart, option?.cost ?? zero)
    askAboutChanges(wanted, bill)
    const approver = await approverFor(ctx.db, ctx.buyer.accountId, bill.total)
    const draft = {
      ...draftOf(ctx, wanted, { address, bill, found, option }),
      awaitsApproval: approver !== undefined,
    }
    // From the numbers on all other orders wait for this one, so the rest is written at once.
    const { placed, writings } = await orders.place(ctx, draft)
    const invoice = invoiceOf(ctx, wanted, placed)
    const { issued } = await writeAtOnce(ctx.db, [
      ...writings,
      invoices.issuing(ctx, invoice),
      emptying(ctx.db, ctx.buyer.accountId),
    ])
    if (!issued) await invoices.issueOtherwise(ctx, invoice)
    if (approver) await askApprovers(ctx, { ...placed, by: ctx.buyer.name }, approver)
    return { ...placed, invoiceId: invoice.id }
  })

const invoiceOf = (
  { buyer }: BuyerContext,
  { paymentType }: z.output<typeof NewOrder>,
  placed: PlacedOrder,
): invoices.ToIssue => ({
  id: randomUUID(),
  number: placed.invoiceNumber,
  orderId: placed.id,
  accountId: buyer.accountId,
  buyerName: buyer.name,
  paymentType,
  amount: placed.total,
  dueAt: placed.expiresAt ?? placed.placedAt,
})

function orderable(cart: PricedCart): PricedCart {
  checkOrderable(cart)
  return cart
}

async function addressOf({ db, buyer }: BuyerContext, id: string): Promise<store.ShippingAddress> {
  const address = await store.addressOf(db, buyer.accountId, id)
  if (!address) throw notFound()
  return address
}

/** The vehicle that the buyer chose; none for goods that they fetch. */
const chosen = ({ options }: Quote, { method, vehicle }: Wanted): Option | undefined =>
  method === 'pickup' ? undefined : chosenOf(options, vehicle)

const cheapest = ({ options }: Quote, { method }: Wanted): Option | undefined =>
  method === 'pickup' ? undefined : cheapestOf(options)

const leadDaysOf = ({ lines }: PricedCart) =>
  Math.max(0, ...lines.map(({ variant }) => variant.leadDays))

function askAboutChanges({ seen }: z.output<typeof NewOrder>, bill: Bill): void {
  const changes = changesSince(seen, bill)
  if (changes.length === 0) return
  const sentence = 'Ada yang berubah sejak Anda melihat ringkasan. Periksa lagi sebelum memesan.'
  throw new Refusal('order.changed', sentence, 409, {
    detail: { changes, summary: summaryAnswer(bill) },
  })
}

type Agreed = {
  address: store.ShippingAddress
  bill: Bill
  found: Quote
  option: Option | undefined
}

function draftOf(
  { buyer }: BuyerContext,
  wanted: z.output<typeof NewOrder>,
  { address, bill, found, option }: Agreed,
): Omit<OrderDraft, 'awaitsApproval'> {
  const { cityId, ...shipTo } = address
  const { method, date, window, contactName, contactPhone, unloading } = wanted
  return {
    accountId: buyer.accountId,
    companyId: buyer.companyId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    lines: draftLines(bill.lines, found.parts),
    goods: bill.goods,
    freight: bill.freight,
    total: bill.total,
    rates: bill.rates,
    weightKg: found.weightKg,
    volumeM3: found.volumeM3,
    cityId,
    shipTo,
    delivery: {
      method,
      vehicle: option?.vehicle.code ?? null,
      vehicleName: option?.vehicle.name ?? pickupSentence(found),
      trips: option?.trips ?? 0,
      // Several warehouses may send; the farthest says how far the order travels.
      distanceKm: Math.max(0, ...found.origins.map((origin) => origin.distanceKm)),
      date,
      window,
      contactName,
      contactPhone,
      unloading,
    },
    paymentType: wanted.paymentType,
    poNumber: wanted.poNumber || null,
    note: wanted.note || null,
  }
}

const pickupSentence = ({ origins }: Quote) =>
  `Ambil di ${origins.map(({ name }) => name).join(', ')}`

/** A quotation, or the sentence that says why there is none. */
const attempt = (work: () => Promise<Quote>): Promise<Quote | { reason: string }> =>
  work().catch((thrown: unknown) => {
    if (isRefusal(thrown)) return { reason: thrown.message }
    throw thrown
  })
