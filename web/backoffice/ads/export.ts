import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import { readFigureQuery } from './figure-query.ts'
import type { Route } from './+types/export'

/** Streams views and clicks of every ad by day as a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const query = readFigureQuery(url)
  const chunks = context.get(apiContext).staffAds.exportFigures({ query: { ...query, format } })
  const period = [query.from, query.to].filter(Boolean).join('-sampai-')
  return toStreamedFile(chunks, { name: period ? `iklan-${period}` : 'iklan', format })
}
