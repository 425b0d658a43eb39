import { figureSpans } from '#modules/operations/daily-figures/rules/periods.ts'
import { figureTables } from '#modules/operations/daily-figures/staff-contract.ts'
import { apiContext } from '#web/context.ts'
import { toStreamedFile } from '#web/streamed-file.ts'
import { parseDay } from '../shared/lists/list-query.ts'
import type { Route } from './+types/export'

const fileNames = {
  periods: 'angka-toko',
  goods: 'barang-terlaris',
  searches: 'pencarian-tanpa-hasil',
}

/** Streams one table of the figures as a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const format = searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const span = figureSpans.find((each) => each === searchParams.get('per')) ?? 'day'
  const table = figureTables.find((each) => each === searchParams.get('table')) ?? 'periods'
  const until = parseDay(searchParams.get('sampai'))
  const query = { span, table, format, ...(until ? { until } : {}) } as const
  const chunks = context.get(apiContext).staffFigures.exportFigures({ query })
  return toStreamedFile(chunks, { name: fileNames[table], format })
}
