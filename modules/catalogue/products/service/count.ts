import type { Context } from '#platform/http/context.ts'
import { type ProductListQuery, listProducts } from './product-list.ts'

/** How many products a filter matches: the total of its list. */
export async function countProducts(ctx: Context, query: Omit<ProductListQuery, 'page' | 'count'>) {
  const { total, totalIsExact } = await listProducts(ctx, { ...query, page: 0, count: 1 })
  return { total, totalIsExact }
}
