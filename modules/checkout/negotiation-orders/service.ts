import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { findPoRules } from '#modules/checkout/order-approvals/service.ts'
import type { OrderDraft } from '#modules/checkout/order-placement/rules/order-draft.ts'
import { placeOrder, type PlacedOrder } from '#modules/checkout/order-placement/service.ts'
import { buildDraftLines } from '#modules/checkout/checkout/rules/draft-lines.ts'
import {
  explainOwnCredit,
  findCompanyCredit,
  presentCredit,
} from '#modules/finance/credit-terms/service/credit.ts'
import { toShipmentItem } from '#modules/checkout/checkout/rules/order-summary.ts'
import {
  describePickup,
  describePickupPoint,
  requireAddress,
} from '#modules/checkout/checkout/service/selection.ts'
import { assertDeliverySlot } from '#modules/selling/delivery/rules/delivery-dates.ts'
import {
  listQuotedSlots,
  loadDeliveryNetwork,
  quoteFromNetwork,
  type DeliveryAddress,
  type ShippingQuote,
} from '#modules/selling/delivery/service/shipping-quote.ts'
import {
  loadAgreed,
  lockAgreed,
  markOrdered,
  type AgreedNegotiation,
} from '#modules/selling/negotiations/service/order.ts'
import type { NewNegotiationOrder } from './contract.ts'

type NewNegotiationOrderInput = z.output<typeof NewNegotiationOrder>

/**
 * When and how the agreed goods can come to an address. Throws 404, 409 `negotiation.state`,
 * `negotiation.expired`, 422 `delivery.outside_area`, `stock.short`.
 */
export async function loadDeliverySlots(ctx: BuyerContext, id: string, addressId: string) {
  const agreed = await loadAgreed(ctx, id)
  const quote = await quoteAgreed(ctx, agreed, await requireAddress(ctx, addressId))
  const { dates, windows } = listQuotedSlots(ctx, quote)
  const { requiresPoNumber, requiresPoFile } = await findPoRules(ctx, ctx.buyer.accountId)
  const credit = agreed.record.companyId
    ? await findCompanyCredit(ctx, agreed.record.companyId)
    : undefined
  return {
    description: describeTransport(agreed, quote),
    leadDays: quote.leadDays,
    dates,
    windows,
    total: agreed.total,
    requiresPoNumber,
    requiresPoFile: requiresPoFile && !agreed.record.purchaseOrderId,
    credit: credit
      ? { ...presentCredit(credit)!, reason: explainOwnCredit(credit, agreed.total) }
      : null,
  }
}

/**
 * Places an accepted negotiation as one order: prices, freight and PPN rates are the agreed ones, whatever has
 * happened to list prices and rates. Throws 404, 409 `negotiation.state`, `negotiation.expired`, 422
 * `stock.short`, `delivery.outside_area`, `delivery.date`, and as `takeCredit` does.
 */
export const placeNegotiationOrder = (
  ctx: BuyerContext,
  input: NewNegotiationOrderInput,
): Promise<PlacedOrder> =>
  withTransaction(ctx, async (ctx) => {
    const agreed = await lockAgreed(ctx, input.id)
    const address = await requireAddress(ctx, input.addressId)
    const quote = await quoteAgreed(ctx, agreed, address)
    assertDeliverySlot(listQuotedSlots(ctx, quote), input)
    const placed = await placeOrder(ctx, buildDraft(ctx, input, { agreed, quote, address }))
    await markOrdered(ctx, agreed.record, placed)
    return placed
  })

/** A haulier goes farther than the shop's own vehicles, whose reach is the fleet's. */
async function quoteAgreed(
  ctx: BuyerContext,
  { delivery, lines }: AgreedNegotiation,
  address: DeliveryAddress,
): Promise<ShippingQuote> {
  const network = await loadDeliveryNetwork(
    ctx,
    address.cityId,
    lines.map(({ variant }) => variant.variantId),
  )
  const { fleet } = network
  const reachKm = delivery === 'courier' ? Number.MAX_SAFE_INTEGER : fleet.reachKm
  return quoteFromNetwork(
    { ...network, fleet: { ...fleet, reachKm } },
    address,
    lines.map(toShipmentItem),
    { method: delivery === 'pickup' ? 'pickup' : 'delivery' },
  )
}

/** The freight is agreed, so the shop sends the cheapest vehicles that fit. */
const findVehicle = ({ options }: ShippingQuote) => options.find(({ cheapest }) => cheapest)

function describeTransport({ delivery }: AgreedNegotiation, quote: ShippingQuote): string {
  if (delivery === 'pickup') return describePickup(quote)
  if (delivery === 'courier') return 'Ekspedisi'
  return findVehicle(quote)?.vehicle.name ?? 'Armada kami'
}

type AgreedTerms = {
  agreed: AgreedNegotiation
  quote: ShippingQuote
  address: Awaited<ReturnType<typeof requireAddress>>
}

function buildDraft(
  { buyer }: BuyerContext,
  input: NewNegotiationOrderInput,
  { agreed, quote, address }: AgreedTerms,
): OrderDraft {
  const { cityId, ...shipTo } = address
  const { date, window, contactName, contactPhone, unloading } = input
  const option = agreed.delivery === 'fleet' ? findVehicle(quote) : undefined
  return {
    accountId: buyer.accountId,
    companyId: agreed.record.companyId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    prices: 'exclusive',
    lines: buildDraftLines(agreed.lines, quote),
    freight: agreed.freight,
    rates: agreed.rates,
    weightKg: quote.weightKg,
    volumeM3: quote.volumeM3,
    cityId,
    shipTo,
    delivery: {
      method: agreed.delivery === 'pickup' ? 'pickup' : 'delivery',
      vehicle: option?.vehicle.code ?? null,
      vehicleName: describeTransport(agreed, quote),
      pickup: describePickupPoint(quote),
      trips: option?.trips ?? 0,
      distanceKm: Math.max(0, ...quote.origins.map((origin) => origin.distanceKm)),
      date,
      window,
      contactName,
      contactPhone,
      unloading,
    },
    paymentType: input.paymentType,
    poNumber: input.poNumber || null,
    poFileId: input.poFileId,
    isPoFileElsewhere: agreed.record.purchaseOrderId !== null,
    note: input.note || null,
  }
}
