import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { findPoRules, previewApproval } from '#modules/checkout/order-approvals/service.ts'
import type { OrderDraft } from '#modules/checkout/order-placement/rules/order-draft.ts'
import { placeOrder, type PlacedOrder } from '#modules/checkout/order-placement/service.ts'
import { buildDraftLines } from '#modules/checkout/checkout/rules/draft-lines.ts'
import { requireUsable } from '#modules/finance/gateway/rules/payment-choice.ts'
import { explainPaymentType, findOwnLimits } from '#modules/finance/gateway/service/own-limits.ts'
import { describePaymentMethods } from '#modules/checkout/checkout/service/choices.ts'
import { toShipmentItem } from '#modules/checkout/checkout/rules/order-summary.ts'
import {
  describePickup,
  describePickupPoint,
  requireAddress,
} from '#modules/checkout/checkout/service/selection.ts'
import { assertDeliverySlot } from '#modules/selling/delivery/rules/delivery-dates.ts'
import { findCheapestOption } from '#modules/selling/delivery/rules/vehicle-options.ts'
import type { DeliveryAddress } from '#modules/selling/delivery/rules/delivery-area.ts'
import {
  listQuotedSlots,
  loadDeliveryNetwork,
  quoteFromNetwork,
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
 * When and how the agreed goods can come to an address, and how they can be paid. Throws 404, 409 `negotiation.state`,
 * `negotiation.expired`, 422 `negotiation.address`, `delivery.outside_area`, `delivery.no_vehicle`, `stock.short`.
 */
export async function loadDeliverySlots(ctx: BuyerContext, id: string, addressId: string) {
  const agreed = await loadAgreed(ctx, id)
  const quote = await quoteAgreed(ctx, agreed, await requireAddress(ctx, addressId))
  const { dates, windows } = listQuotedSlots(ctx, quote)
  const { requiresPoNumber, requiresPoFile } = await findPoRules(ctx, ctx.buyer.accountId)
  const [approval, own] = await Promise.all([
    previewApproval(ctx, agreed.total),
    findOwnLimits(ctx),
  ])
  return {
    description: describeTransport(agreed, quote),
    leadDays: quote.leadDays,
    dates,
    windows,
    total: agreed.total,
    requiresPoNumber,
    requiresPoFile: requiresPoFile && !agreed.record.purchaseOrderId,
    payments: describePaymentMethods((code) => explainPaymentType(code, agreed.total, own), own),
    approval,
  }
}

/**
 * Places an accepted negotiation as one order: prices, freight and PPN rates are the agreed ones, whatever has
 * happened to list prices and rates. Throws as `loadDeliverySlots` does, 422 `delivery.date`, and as `requireUsable` and
 * `placeOrder` do.
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
    requireUsable(input, agreed.total, ctx)
    const placed = await placeOrder(ctx, buildDraft(ctx, input, { agreed, quote, address }))
    await markOrdered(ctx, agreed.record, placed)
    return placed
  })

/** The fleet's reach does not bind a courier. The agreed freight holds for one city only. */
async function quoteAgreed(
  ctx: BuyerContext,
  { delivery, lines, record }: AgreedNegotiation,
  address: DeliveryAddress,
): Promise<ShippingQuote> {
  if (delivery !== 'pickup') assertAgreedPlace(record, address)
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

/** Throws 422 `negotiation.address` in another city than the one that the freight was agreed for. */
function assertAgreedPlace(
  { freightCityId, freightCity }: AgreedNegotiation['record'],
  address: DeliveryAddress,
): void {
  if (freightCityId && address.cityId !== freightCityId)
    throw Refusal.field(
      'addressId',
      'negotiation.address',
      `Ongkos kirimnya disepakati untuk ${freightCity}. Pilih alamat di kota itu, atau ajukan negosiasi baru untuk alamat ini.`,
    )
}

/**
 * The freight is agreed, so the shop sends the cheapest vehicles that fit; of goods that others bring or the buyer
 * fetches none. Throws 422 `delivery.no_vehicle`.
 */
const findVehicle = ({ delivery }: AgreedNegotiation, { options }: ShippingQuote) =>
  delivery === 'fleet' ? findCheapestOption(options) : undefined

function describeTransport(agreed: AgreedNegotiation, quote: ShippingQuote): string {
  if (agreed.delivery === 'pickup') return describePickup(quote)
  return findVehicle(agreed, quote)?.vehicle.name ?? 'Ekspedisi'
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
  const option = findVehicle(agreed, quote)
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
    bank: input.paymentType === 'va' ? input.bank : null,
    poNumber: input.poNumber || null,
    poFileId: input.poFileId,
    isPoFileElsewhere: agreed.record.purchaseOrderId !== null,
    note: input.note || null,
  }
}
