import { data } from 'react-router'
import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import { readTaxMonth } from './load-month.ts'
import type { Route } from './+types/download'

/** Streams a file of the month: tax invoices, the retail aggregate, or the report. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffTax } = context.get(apiContext)
  const { month } = readTaxMonth(url)
  const kind = url.searchParams.get('jenis')
  if (kind === 'faktur') {
    const id = url.searchParams.get('id') ?? ''
    const part = Number(url.searchParams.get('part') ?? 1)
    const chunks = staffTax.file({ id, query: { part } })
    return toStreamedFile(chunks, { name: `faktur-${id}-${part}`, format: 'xml' })
  }
  if (kind === 'digunggung')
    return toStreamedFile(staffTax.retailFile({ query: { month } }), {
      name: `digunggung-${month}`,
      format: 'xml',
    })
  if (kind !== 'laporan') throw data({ message: 'Berkas ini tidak dikenal.' }, 404)
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const chunks = staffTax.report({ query: { month, format } })
  return toStreamedFile(chunks, { name: `ppn-${month}`, format })
}
