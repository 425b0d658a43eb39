import { loadProductPage } from '#modules/catalogue/products/service/personal-lists.ts'
import type { Context } from '#platform/http/context.ts'
import type { Paging } from '#platform/paging.ts'
import { resolveCartReaders } from './load-cart.ts'
import { listProductsInCart } from '../products-store.ts'

/** The products of the caller's cart in the order they were added. */
export async function listCartProducts(ctx: Context, query: Paging) {
  const reader = resolveCartReaders(ctx)
  const hasCart = reader.account || reader.visitor
  return loadProductPage(ctx, hasCart ? await listProductsInCart(ctx.db, reader) : [], query)
}
