import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import { parseDay } from '../shared/lists/list-query.ts'
import type { Route } from './+types/journal'

/** Streams the journal between two days. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const from = parseDay(url.searchParams.get('from'))
  const to = parseDay(url.searchParams.get('to'))
  const format = url.searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const query = { format, ...(from && { from }), ...(to && { to }) } as const
  const chunks = context.get(apiContext).staffLedger.journal({ query })
  return toStreamedFile(chunks, { name: ['jurnal', from, to].filter(Boolean).join('-'), format })
}
