import { toJakartaDate } from '#platform/clock.ts'
import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import { readListQuery } from '../shared/lists/list-query.ts'
import type { Route } from './+types/exposure-export'

/** Streams the exposure of all companies that are found as a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const { search } = readListQuery(url)
  const query = { format, ...(search ? { search } : {}) } as const
  const chunks = context.get(apiContext).staffExposure.export({ query })
  return toStreamedFile(chunks, { name: `paparan-${toJakartaDate(new Date())}`, format })
}
