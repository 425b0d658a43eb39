import type { z } from 'zod'
import type { BuyerContext } from '#platform/http/context.ts'
import { zero } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { OrderDraft } from '#modules/checkout/order-placement/rules/order-draft.ts'
import { requireUsable } from '#modules/finance/gateway/rules/payment-choice.ts'
import type { PricedCart } from '#modules/selling/cart/rules/pricing.ts'
import { assertDeliverySlot } from '#modules/selling/delivery/rules/delivery-dates.ts'
import { roundTo } from '#modules/selling/delivery/rules/freight.ts'
import type { VehicleOption } from '#modules/selling/delivery/rules/vehicle-options.ts'
import {
  listQuotedSlots,
  type ShippingQuote,
} from '#modules/selling/delivery/service/shipping-quote.ts'
import type { NewOrder } from '../contract.ts'
import { presentSummary } from '../presenter.ts'
import { findChanges } from '../rules/changes.ts'
import { buildDraftLines } from '../rules/draft-lines.ts'
import { summarizeOrder, type OrderSummary } from '../rules/order-summary.ts'
import type { ShippingAddress } from '../store.ts'
import {
  describePickup,
  describePickupPoint,
  quoteCartShipping,
  requireAddress,
  requireOrderable,
  selectOption,
} from './selection.ts'

export type NewOrderInput = z.output<typeof NewOrder>

/**
 * Prices and quotes a cart as an order, and compares the result with what the buyer saw. Throws 409
 * `order.changed` with the differences and a fresh summary.
 */
export async function draftCartOrder(
  ctx: BuyerContext,
  input: NewOrderInput,
  pricedCart: PricedCart,
): Promise<OrderDraft> {
  const cart = requireOrderable(pricedCart)
  const address = await requireAddress(ctx, input.addressId)
  const shippingQuote = await quoteCartShipping(ctx, address, cart, input)
  // Goods that were in stock when the buyer looked may have to come from the factory now, later than promised.
  assertDeliverySlot(listQuotedSlots(ctx, shippingQuote), input)
  const option = selectOption(shippingQuote, input)
  const orderSummary = summarizeOrder(cart, option?.freight ?? zero, shippingQuote.parts)
  rejectIfChanged(input, orderSummary)
  requireUsable(input, orderSummary.total, ctx)
  return buildDraft(ctx, input, { address, orderSummary, shippingQuote, option })
}

function rejectIfChanged({ seen }: NewOrderInput, orderSummary: OrderSummary): void {
  const changes = findChanges(seen, orderSummary)
  if (changes.length === 0) return
  const message = 'Ada yang berubah sejak Anda melihat ringkasan. Periksa lagi sebelum memesan.'
  throw new Refusal('order.changed', message, 409, {
    detail: { changes, summary: presentSummary(orderSummary) },
  })
}

/** Mass (kg) and volume (m³) of everything, delivered or picked up. */
const sumGoods = (lines: OrderSummary['lines']) => ({
  weightKg: roundTo(sumNumbers(lines.map(({ variant, qty }) => variant.weightKg * qty)), 3),
  volumeM3: roundTo(sumNumbers(lines.map(({ variant, qty }) => variant.volumeM3 * qty)), 6),
})

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

type AgreedTerms = {
  address: ShippingAddress
  orderSummary: OrderSummary
  shippingQuote: ShippingQuote
  option: VehicleOption | undefined
}

function buildDraft(
  { buyer }: BuyerContext,
  input: NewOrderInput,
  { address, orderSummary, shippingQuote, option }: AgreedTerms,
): OrderDraft {
  const { cityId, ...shipTo } = address
  const { date, window, contactName, contactPhone, unloading } = input
  return {
    accountId: buyer.accountId,
    companyId: buyer.companyId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    prices: 'inclusive',
    lines: buildDraftLines(orderSummary.lines, shippingQuote),
    freight: orderSummary.freight,
    rates: orderSummary.rates,
    ...sumGoods(orderSummary.lines),
    cityId,
    shipTo,
    delivery: {
      method: shippingQuote.method,
      vehicle: option?.vehicle.code ?? null,
      vehicleName: option?.vehicle.name ?? describePickup(shippingQuote),
      trips: option?.trips ?? 0,
      // Several warehouses may send; the farthest one gives the distance.
      distanceKm: Math.max(0, ...shippingQuote.origins.map((origin) => origin.distanceKm)),
      date,
      window,
      contactName,
      contactPhone,
      unloading,
      pickup: describePickupPoint(shippingQuote),
    },
    paymentType: input.paymentType,
    bank: input.paymentType === 'va' ? input.bank : null,
    poNumber: input.poNumber || null,
    poFileId: input.poFileId,
    note: input.note || null,
  }
}
