import { apiContext } from '#web/context.ts'
import { readSearch } from '../shared/lists/list-query.ts'
import type { Route } from './+types/goods-search'

/** What the finder of goods offers for a typed or scanned text. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(url, 100)
  if (!search) return { search, results: [] }
  const { results } = await context.get(apiContext).staffStock.goods({ query: { search } })
  return { search, results }
}
