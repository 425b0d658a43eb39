import type { z } from 'zod'
import type { ProductCard as Shape } from '#modules/catalogue/products/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import type { ProductCardProps } from '#web/shared/product-card-props.ts'

export type ProductCardResponse = z.output<typeof Shape>

/** A lead time in the words of a card. */
export function describeReadiness({
  stock,
  leadDays,
  minOrder,
}: {
  stock: number
  leadDays: number
  minOrder: number
}): ProductCardProps['readiness'] {
  if (stock >= minOrder) return { label: 'Siap kirim', tone: 'success' }
  if (leadDays > 0) return { label: `Indent ${leadDays} hari`, tone: 'warning' }
  if (stock > 0) return { label: `Sisa ${formatQuantity(stock)}`, tone: 'warning' }
  return { label: 'Habis', tone: 'neutral' }
}

/**
 * The card of a product in a list. Out of stock it links to the page instead of adding to the cart.
 */
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
  const isBuyable = offer.stock >= offer.minOrder
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
    nextTier: offer.nextTier
      ? { from: offer.nextTier.min_qty, price: offer.nextTier.price }
      : undefined,
    minOrder: offer.minOrder,
    multiple: offer.multiple,
    stock: offer.stock,
    origin: variants > 1 ? `${formatQuantity(variants)} pilihan` : undefined,
    readiness: describeReadiness(offer),
    delivery,
    buy: isBuyable
      ? { action: '/cart', fields: { intent: 'add', product_variant_id: offer.id } }
      : undefined,
  }
}
