import type { Api } from '#modules/client.ts'
import {
  fromAgreed,
  fromLine,
  fromListed,
  fromProduct,
  type AgreedLine,
  type AnalyticsItem,
  type ListedProduct,
  type ShownCart,
  type ShownProduct,
} from './item.ts'

export type ShownOrder = Awaited<ReturnType<Api['orders']['header']>>

/** What a page shows of the shop's goods; nothing of its reader. */
export type ShopPage = {
  list?: { slug: string; offeredId: string; item: AnalyticsItem }[]
  listName?: string
  slug?: string
  product?: AnalyticsItem
  variantId?: string
  cart?: ShownCart
  isCart?: boolean
  /** What the checkout orders: the cart, or an accepted negotiation. */
  ordered?: AnalyticsItem[]
  isCheckout?: boolean
  order?: ShownOrder
}

/** What the loaders of these pages return; any other page has none of it. */
type PageData = {
  list?: { results?: ListedProduct[] }
  productDetails?: ShownProduct
  variant?: ShownProduct['variants'][number]
  cart?: ShownCart
  agreed?: { lines: AgreedLine[] }
  order?: ShownOrder
}

/** Reads what a page shows from the data of its loaders. */
export function describePage(pathname: string, loaded: readonly unknown[]): ShopPage {
  const data: PageData = Object.assign({}, ...loaded.filter((each) => typeof each === 'object'))
  const page: ShopPage = {}
  const { productDetails, variant, cart, agreed, order } = data
  const products = /^\/(kategori|produk|brand)/.test(pathname) ? data.list?.results : undefined
  if (products) {
    page.list = products.map((product, index) => ({
      slug: product.slug,
      offeredId: product.offer.id,
      item: fromListed(product, index),
    }))
    page.listName = pathname
  }
  if (productDetails && variant) {
    page.slug = productDetails.slug
    page.product = fromProduct(productDetails, variant)
    page.variantId = variant.id
  }
  if (cart?.lines) page.cart = cart
  if (pathname === '/cart') page.isCart = true
  if (pathname === '/checkout') {
    page.isCheckout = true
    page.ordered = agreed?.lines.map(fromAgreed) ?? cart?.lines.map(fromLine) ?? []
  }
  const isOrdered = pathname.startsWith('/payment-confirmation/') || pathname.endsWith('/detail')
  if (isOrdered && order?.totals) page.order = order
  return page
}
