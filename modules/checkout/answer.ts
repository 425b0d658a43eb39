import type { z } from 'zod'
import type { Quote } from '#modules/delivery/service.ts'
import { WINDOWS } from '#modules/delivery/rules/dates.ts'
import type { Option } from '#modules/delivery/rules/freight.ts'
import { toAnswer } from '#platform/money.ts'
import type { PricedCart } from '#modules/cart/rules/priced.ts'
import type { Origin, Quotation, Quotations, Summary } from './contract.ts'
import { type Bill, nameOf } from './rules.ts'

/** A bill as it travels, with what has to come back as seen. */
export function summaryAnswer(bill: Bill): z.output<typeof Summary> {
  const lines = bill.lines.map(({ variant, qty, unitPrice, total }) => ({
    product_variant_id: String(variant.variantId),
    name: variant.name,
    variantName: variant.variantName,
    picture: variant.picture,
    unit: variant.unit,
    qty,
    unitPrice: toAnswer(unitPrice),
    subtotal: toAnswer(total),
  }))
  const freight = toAnswer(bill.freight)
  const total = toAnswer(bill.total)
  return {
    lines,
    goods: toAnswer(bill.goods),
    saved: toAnswer(bill.saved),
    freight,
    total,
    exclusive: toAnswer(bill.exclusive),
    taxBase: toAnswer(bill.base),
    tax: toAnswer(bill.tax),
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

/** A quotation as it travels, with the days that can be chosen. */
export function quotationsAnswer(
  quote: Quote,
  cart: PricedCart,
  dates: string[],
): z.output<typeof Quotations> {
  const names = new Map(
    cart.lines.map(({ variant }) => [
      variant.variantId,
      { name: nameOf(variant), unit: variant.unit },
    ]),
  )
  return {
    weightKg: quote.weightKg,
    volumeM3: quote.volumeM3,
    longestM: quote.longestM,
    origins: quote.origins.map(
      ({ name, city, distanceKm, weightKg, volumeM3, parts }): z.output<typeof Origin> => ({
        warehouse: name,
        city,
        distanceKm,
        weightKg,
        volumeM3,
        lines: parts.map((part) => ({ ...names.get(part.variantId)!, qty: part.quantity })),
      }),
    ),
    options: quote.options.map(optionAnswer),
    dates,
    windows: [...WINDOWS],
  }
}

const optionAnswer = ({
  vehicle,
  cost,
  reason,
  ...option
}: Option): z.output<typeof Quotation> => ({
  vehicle: vehicle.code,
  name: vehicle.name,
  capacityKg: vehicle.capacityKg,
  capacityM3: vehicle.capacityM3,
  trips: option.trips,
  tripWeightKg: option.tripWeightKg,
  tripVolumeM3: option.tripVolumeM3,
  cost: toAnswer(cost),
  available: reason === null,
  reason,
  cheapest: option.cheapest,
})
