import { loadProductPage } from '#modules/catalogue/products/service/personal-lists.ts'
import type { Context } from '#platform/http/context.ts'
import { readerOf } from './load-cart.ts'
import { productsInCart } from '../products-store.ts'

/** The products of the caller's cart in the order they were added. */
export async function cartProducts(ctx: Context, query: { page: number; count: number }) {
  const reader = readerOf(ctx)
  const hasCart = reader.account || reader.visitor
  return loadProductPage(ctx, hasCart ? await productsInCart(ctx.db, reader) : [], query)
}
