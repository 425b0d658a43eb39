import type { z } from 'zod'
import { days, toIsoTime } from '#platform/clock.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import type { PlacedOrder } from '#modules/checkout/order-placement/service.ts'
import { APPROVAL_TTL_MS } from '#modules/checkout/order-approvals/rules.ts'
import type { PricedCart } from '#modules/selling/cart/rules/pricing.ts'
import type { DeliverySlots } from '#modules/selling/delivery/rules/delivery-dates.ts'
import type { VehicleOption } from '#modules/selling/delivery/rules/vehicle-options.ts'
import type { ShippingQuote } from '#modules/selling/delivery/service/shipping-quote.ts'
import type { CheckoutSummary, RequiredApproval } from './contract.ts'
import type { QuoteOrigin, ShippingOption, ShippingQuotes } from './quotes-contract.ts'
import { type OrderSummary, formatItemName } from './rules/order-summary.ts'

/** A summary, with what the client sends back as seen. */
export function presentSummary(summary: OrderSummary): z.output<typeof CheckoutSummary> {
  const lines = summary.lines.map(({ variant, qty, unitPrice, total }) => ({
    product_variant_id: String(variant.variantId),
    name: variant.name,
    variantName: variant.variantName,
    picture: variant.picture,
    unit: variant.unit,
    qty,
    awaited: summary.awaited.get(variant.variantId) ?? 0,
    leadDays: variant.leadDays,
    unitPrice: moneyToJson(unitPrice),
    subtotal: moneyToJson(total),
  }))
  const freight = moneyToJson(summary.freight)
  const total = moneyToJson(summary.total)
  return {
    lines,
    goods: moneyToJson(summary.goods),
    saved: moneyToJson(summary.saved),
    freight,
    total,
    exclusive: moneyToJson(summary.exclusive),
    taxBase: moneyToJson(summary.base),
    tax: moneyToJson(summary.tax),
    seen: {
      lines: lines.map(({ product_variant_id, qty, unitPrice }) => ({
        product_variant_id,
        qty,
        unitPrice,
      })),
      freight,
      total,
    },
  }
}

/** A quote, with the days and windows that can be selected. */
export function presentShippingQuotes(
  quote: ShippingQuote,
  cart: PricedCart,
  { dates, windows }: Pick<DeliverySlots, 'dates' | 'windows'>,
): z.output<typeof ShippingQuotes> {
  const names = new Map(
    cart.lines.map(({ variant }) => [
      variant.variantId,
      { name: formatItemName(variant), unit: variant.unit },
    ]),
  )
  const presentParts = (parts: ShippingQuote['parts']) =>
    parts.map((part) => ({ ...names.get(part.variantId)!, qty: part.quantity }))
  return {
    method: quote.method,
    weightKg: quote.weightKg,
    volumeM3: quote.volumeM3,
    longestM: quote.longestM,
    leadDays: quote.leadDays,
    origins: quote.origins.map(
      ({ name, city, distanceKm, weightKg, volumeM3, parts }): z.output<typeof QuoteOrigin> => ({
        warehouse: name,
        city,
        distanceKm,
        weightKg,
        volumeM3,
        lines: presentParts(parts),
      }),
    ),
    pickup: quote.pickup && {
      warehouse: quote.pickup.name,
      address: quote.pickup.address,
      openingHours: quote.pickup.openingHours,
      weightKg: quote.pickup.weightKg,
      volumeM3: quote.pickup.volumeM3,
      lines: presentParts(quote.pickup.parts),
    },
    measuredTo: quote.measuredTo,
    options: quote.options.map(presentShippingOption),
    dates,
    windows,
  }
}

const presentShippingOption = ({
  vehicle,
  freight: amount,
  reason,
  ...option
}: VehicleOption): z.output<typeof ShippingOption> => ({
  vehicle: vehicle.code,
  name: vehicle.name,
  capacityKg: vehicle.capacityKg,
  capacityM3: vehicle.capacityM3,
  trips: option.trips,
  tripWeightKg: option.tripWeightKg,
  tripVolumeM3: option.tripVolumeM3,
  cost: moneyToJson(amount),
  available: reason === null,
  reason,
  cheapest: option.cheapest,
})

export const presentApproval = ({
  limit,
  approvers,
}: {
  limit: Money
  approvers: string[]
}): z.output<typeof RequiredApproval> => ({
  limit: moneyToJson(limit),
  approvers,
  days: Math.round(APPROVAL_TTL_MS / days(1)),
})

/** The response to a placed order. */
export const presentPlacedOrder = ({
  id,
  number,
  status,
  total,
  invoiceId,
  expiresAt,
}: PlacedOrder) => ({
  id,
  number,
  status,
  total: moneyToJson(total),
  invoiceId,
  expiresAt: expiresAt && toIsoTime(expiresAt),
})
