import { toJakartaDate } from '#platform/clock.ts'
import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import { readOrderListQuery, toCallQuery } from './list/query.ts'
import type { Route } from './+types/export'

/** Streams the orders of the list's filter as a file while it is generated. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const { page: _, after: __, before: ___, ...filter } = toCallQuery(readOrderListQuery(url))
  const chunks = context.get(apiContext).staffOrders.export({ query: { ...filter, format } })
  return toStreamedFile(chunks, { name: `pesanan-${toJakartaDate(new Date())}`, format })
}
