import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { findApprovingCompany, requestApproval } from '#modules/checkout/approvals/service.ts'
import {
  loadPricedCart,
  clearCartWrites,
  lockPricedCart,
} from '#modules/selling/cart/service/cart.ts'
import type { PricedCart } from '#modules/selling/cart/rules/pricing.ts'
import {
  listDeliveryDays,
  type DeliveryMethod,
  quoteShipping,
  type ShippingQuote,
} from '#modules/selling/delivery/service/shipping-quote.ts'
import { assertDeliverySlot } from '#modules/selling/delivery/rules/delivery-dates.ts'
import {
  findCheapestOption,
  selectVehicleOption,
  explainNoVehicle,
  type VehicleOption,
} from '#modules/selling/delivery/rules/freight.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import type { OrderDraft, PlacedOrder } from '#modules/selling/orders/rules/order-draft.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { executeBatch } from '#platform/database/write-batch.ts'
import { moneyToJson, zero } from '#platform/money.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import { presentSummary } from './presenter.ts'
import type { NewOrder } from './contract.ts'
import {
  type OrderSummary,
  summarizeOrder,
  findChanges,
  assertOrderable,
  buildDraftLines,
  toShipmentItem,
} from './rules.ts'
import * as store from './store.ts'

/** How the buyer wants the cart brought. */
export type CheckoutSelection = {
  addressId: string
  method: DeliveryMethod
  vehicle?: string | undefined
}
type AvailableChoice = {
  code: string
  name: string
  description: string
  available: boolean
  reason: string | null
}
type PlacedWithInvoice = PlacedOrder & { invoiceId: string }

/** Ways in which the cart can reach an address; a closed one says why. Throws 404 for another's address. */
export async function listDeliveryMethods(
  ctx: BuyerContext,
  addressId: string,
): Promise<AvailableChoice[]> {
  const cart = requireOrderable(await loadPricedCart(ctx))
  const address = await requireAddress(ctx, addressId)
  const deliveryQuote = await quoteOrReason(() =>
    quoteShipping(ctx, address, cart.lines.map(toShipmentItem), 'delivery'),
  )
  const pickupQuote = await quoteOrReason(() =>
    quoteShipping(ctx, address, cart.lines.map(toShipmentItem), 'pickup'),
  )
  const cheapestOption =
    'options' in deliveryQuote ? deliveryQuote.options.find((option) => option.cheapest) : undefined
  const closedReason =
    'options' in deliveryQuote ? explainNoVehicle(deliveryQuote.options) : deliveryQuote.reason
  return [
    {
      code: 'delivery',
      name: 'Diantar ke alamat',
      description: cheapestOption
        ? `Mulai ${formatRupiah(moneyToJson(cheapestOption.freight))} dengan ${cheapestOption.vehicle.name}`
        : '',
      available: cheapestOption !== undefined,
      reason: cheapestOption ? null : closedReason,
    },
    {
      code: 'pickup',
      name: 'Ambil di gudang',
      description: 'options' in pickupQuote ? describePickup(pickupQuote) : '',
      available: 'options' in pickupQuote,
      reason: 'options' in pickupQuote ? null : pickupQuote.reason,
    },
  ]
}

/** Freight by vehicle, with the days to choose from. Throws as `quote` does. */
export async function quoteCart(ctx: BuyerContext, { addressId, method }: CheckoutSelection) {
  const cart = requireOrderable(await loadPricedCart(ctx))
  const address = await requireAddress(ctx, addressId)
  const shippingQuote = await quoteShipping(ctx, address, cart.lines.map(toShipmentItem), method)
  return { quote: shippingQuote, cart, dates: listDeliveryDays(ctx, computeLeadDays(cart)) }
}

/** The payment types for the cart, and why one is closed. */
export async function listPaymentMethods(ctx: BuyerContext): Promise<AvailableChoice[]> {
  const { lines } = await loadPricedCart(ctx)
  const reason = lines.length === 0 ? 'Keranjang Anda masih kosong.' : null
  return paymentTypes.map((type) => ({ ...type, available: reason === null, reason }))
}

/** What the cart costs brought this way; without a vehicle, with the cheapest one. */
export async function summarizeCart(
  ctx: BuyerContext,
  input: CheckoutSelection,
): Promise<OrderSummary> {
  const cart = requireOrderable(await loadPricedCart(ctx))
  const address = await requireAddress(ctx, input.addressId)
  const shippingQuote = await quoteShipping(
    ctx,
    address,
    cart.lines.map(toShipmentItem),
    input.method,
  )
  const option = input.vehicle
    ? selectOption(shippingQuote, input)
    : selectCheapest(shippingQuote, input)
  return summarizeOrder(cart, option?.freight ?? zero)
}

/**
 * Places the cart as an order, all or nothing: the cart locked, priced and quoted anew, compared
 * with what the buyer saw, stock held, order and invoice numbered, the cart emptied. Throws 409
 * `order.changed` with the differences and a fresh summary where anything is not as seen.
 */
export const placeCartOrder = (
  ctx: BuyerContext,
  input: z.output<typeof NewOrder>,
): Promise<PlacedWithInvoice> =>
  withTransaction(ctx, async (ctx) => {
    const cart = requireOrderable(await lockPricedCart(ctx))
    const address = await requireAddress(ctx, input.addressId)
    assertDeliverySlot(listDeliveryDays(ctx, computeLeadDays(cart)), input)
    const shippingQuote = await quoteShipping(
      ctx,
      address,
      cart.lines.map(toShipmentItem),
      input.method,
    )
    const option = selectOption(shippingQuote, input)
    const orderSummary = summarizeOrder(cart, option?.freight ?? zero)
    rejectIfChanged(input, orderSummary)
    const approver = await findApprovingCompany(ctx.db, ctx.buyer.accountId, orderSummary.total)
    const draft = {
      ...buildDraft(ctx, input, { address, orderSummary, shippingQuote, option }),
      awaitsApproval: approver !== undefined,
    }
    // From the numbers on all other orders wait for this one, so the rest is written at once.
    const { placed, writings } = await orders.prepareOrder(ctx, draft)
    const invoice = toInvoiceToIssue(ctx, input, placed)
    const { issued } = await executeBatch(ctx.db, [
      ...writings,
      invoices.invoiceWrites(ctx, invoice),
      clearCartWrites(ctx.db, ctx.buyer.accountId),
    ])
    if (!issued) await invoices.issueWithFreeCode(ctx, invoice)
    if (approver) await requestApproval(ctx, { ...placed, by: ctx.buyer.name }, approver)
    return { ...placed, invoiceId: invoice.id }
  })

const toInvoiceToIssue = (
  { buyer }: BuyerContext,
  { paymentType }: z.output<typeof NewOrder>,
  placed: PlacedOrder,
): invoices.InvoiceToIssue => ({
  id: randomUUID(),
  number: placed.invoiceNumber,
  orderId: placed.id,
  accountId: buyer.accountId,
  buyerName: buyer.name,
  paymentType,
  amount: placed.total,
  dueAt: placed.expiresAt ?? placed.placedAt,
})

function requireOrderable(cart: PricedCart): PricedCart {
  assertOrderable(cart)
  return cart
}

async function requireAddress(
  { db, buyer }: BuyerContext,
  id: string,
): Promise<store.ShippingAddress> {
  const address = await store.findShippingAddress(db, buyer.accountId, id)
  if (!address) throw notFound()
  return address
}

/** The vehicle that the buyer chose; none for goods that they fetch. */
const selectOption = (
  { options }: ShippingQuote,
  { method, vehicle }: CheckoutSelection,
): VehicleOption | undefined =>
  method === 'pickup' ? undefined : selectVehicleOption(options, vehicle)

const selectCheapest = (
  { options }: ShippingQuote,
  { method }: CheckoutSelection,
): VehicleOption | undefined => (method === 'pickup' ? undefined : findCheapestOption(options))

const computeLeadDays = ({ lines }: PricedCart) =>
  Math.max(0, ...lines.map(({ variant }) => variant.leadDays))

function rejectIfChanged({ seen }: z.output<typeof NewOrder>, orderSummary: OrderSummary): void {
  const changes = findChanges(seen, orderSummary)
  if (changes.length === 0) return
  const message = 'Ada yang berubah sejak Anda melihat ringkasan. Periksa lagi sebelum memesan.'
  throw new Refusal('order.changed', message, 409, {
    detail: { changes, summary: presentSummary(orderSummary) },
  })
}

type AgreedTerms = {
  address: store.ShippingAddress
  orderSummary: OrderSummary
  shippingQuote: ShippingQuote
  option: VehicleOption | undefined
}

function buildDraft(
  { buyer }: BuyerContext,
  input: z.output<typeof NewOrder>,
  { address, orderSummary, shippingQuote, option }: AgreedTerms,
): Omit<OrderDraft, 'awaitsApproval'> {
  const { cityId, ...shipTo } = address
  const { method, date, window, contactName, contactPhone, unloading } = input
  return {
    accountId: buyer.accountId,
    companyId: buyer.companyId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    lines: buildDraftLines(orderSummary.lines, shippingQuote.parts),
    goods: orderSummary.goods,
    freight: orderSummary.freight,
    total: orderSummary.total,
    rates: orderSummary.rates,
    weightKg: shippingQuote.weightKg,
    volumeM3: shippingQuote.volumeM3,
    cityId,
    shipTo,
    delivery: {
      method,
      vehicle: option?.vehicle.code ?? null,
      vehicleName: option?.vehicle.name ?? describePickup(shippingQuote),
      trips: option?.trips ?? 0,
      // Several warehouses may send; the farthest says how far the order travels.
      distanceKm: Math.max(0, ...shippingQuote.origins.map((origin) => origin.distanceKm)),
      date,
      window,
      contactName,
      contactPhone,
      unloading,
    },
    paymentType: input.paymentType,
    poNumber: input.poNumber || null,
    note: input.note || null,
  }
}

const describePickup = ({ origins }: ShippingQuote) =>
  `Ambil di ${origins.map(({ name }) => name).join(', ')}`

/** A quotation, or the sentence that says why there is none. */
const quoteOrReason = (
  work: () => Promise<ShippingQuote>,
): Promise<ShippingQuote | { reason: string }> =>
  work().catch((thrown: unknown) => {
    if (isRefusal(thrown)) return { reason: thrown.message }
    throw thrown
  })
