import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import type { Route } from './+types/sales-export'

/** Streams sales and receivables by month as a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const chunks = context.get(apiContext).staffMonths.exportMonths({ query: { format } })
  return toStreamedFile(chunks, { name: 'penjualan-dan-piutang', format })
}
