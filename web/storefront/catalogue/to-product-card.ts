import type { z } from 'zod'
import type { ProductCard as Shape } from '#modules/catalogue/products/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import {
  computeOrderLimits,
  findAvailability,
} from '#modules/catalogue/products/rules/availability.ts'
import { toReadinessBadge, SOLD_OUT } from '#web/shared/readiness.ts'
import type { ProductCardProps } from '#web/shared/product-card-props.ts'

export type ProductCardResponse = z.output<typeof Shape>

/** The card of a product in a list. Where it cannot be ordered it says why instead of the button. */
export function toProductCard({
  slug,
  name,
  brand,
  unit,
  price,
  offer,
  variants,
  delivery,
}: ProductCardResponse & { delivery?: ProductCardProps['delivery'] }): ProductCardProps {
  const availability = findAvailability(offer)
  const limits = computeOrderLimits(offer)
  return {
    to: `/produk/${slug}?product_variant_id=${offer.id}`,
    name: variants > 1 ? `${name} ${offer.name}` : name,
    brand: brand.name,
    image: offer.picture,
    attributes: offer.facts,
    price,
    unit,
    comparison: offer.pricePer
      ? { price: offer.pricePer.price, per: offer.pricePer.unit }
      : undefined,
    nextTier:
      offer.nextTier && offer.nextTier.min_qty <= (limits.max ?? Infinity)
        ? { from: offer.nextTier.min_qty, price: offer.nextTier.price }
        : undefined,
    minOrder: limits.min,
    multiple: limits.multiple,
    max: limits.max,
    isRest: availability === 'rest',
    stock: availability === 'indent' ? undefined : offer.stock,
    origin: variants > 1 ? `${formatQuantity(variants)} pilihan` : undefined,
    readiness: toReadinessBadge(offer),
    delivery,
    buy:
      availability === 'none'
        ? undefined
        : { action: '/cart', fields: { intent: 'add', product_variant_id: offer.id } },
    unavailable: availability === 'none' ? SOLD_OUT : undefined,
  }
}
