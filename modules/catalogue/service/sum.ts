import type { Context } from '#platform/http/context.ts'
import { type ListQuery, products } from './list.ts'

/** How many products a filter matches: as many as its list has. */
export async function sum(ctx: Context, query: Omit<ListQuery, 'page' | 'count'>) {
  const { total, totalIsExact } = await products(ctx, { ...query, page: 0, count: 1 })
  return { total, totalIsExact }
}
