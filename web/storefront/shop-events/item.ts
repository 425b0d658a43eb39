import type { Api } from '#modules/client.ts'

export type ListedProduct = Awaited<ReturnType<Api['catalogue']['products']>>['results'][number]
export type ShownProduct = Awaited<ReturnType<Api['catalogue']['product']>>
export type ShownCart = Awaited<ReturnType<Api['cart']['show']>>
export type AgreedLine = Awaited<ReturnType<Api['negotiations']['items']>>['results'][number]
type CartLine = ShownCart['lines'][number]

/** A product in the standard shape of GA4's ecommerce events; amounts in rupiah. */
export type AnalyticsItem = {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  index?: number
  price: number
  quantity: number
}

export const CURRENCY = 'IDR'

export const fromListed = (product: ListedProduct, index: number): AnalyticsItem => ({
  item_id: product.id,
  item_name: product.name,
  item_brand: product.brand.name,
  item_category: product.category.category,
  index,
  price: Number(product.price.amount),
  quantity: product.minOrder,
})

export const fromProduct = (
  product: ShownProduct,
  variant: ShownProduct['variants'][number],
): AnalyticsItem => ({
  item_id: product.id,
  item_name: product.name,
  item_brand: product.brand.name,
  item_category: product.category.category,
  item_variant: variant.sku,
  price: Number(variant.price.amount),
  quantity: 1,
})

export const fromLine = (line: CartLine): AnalyticsItem => ({
  item_id: line.productId,
  item_name: line.name,
  item_brand: line.brand,
  item_variant: line.sku,
  price: Number(line.unitPrice.amount),
  quantity: line.qty,
})

/** A line of an accepted negotiation, at its agreed price before PPN. */
export const fromAgreed = (line: AgreedLine): AnalyticsItem => ({
  item_id: line.productId,
  item_name: line.name,
  item_variant: line.sku,
  price: Number((line.price ?? line.listPrice).amount),
  quantity: line.qty,
})

export const sumItems = (items: readonly AnalyticsItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
