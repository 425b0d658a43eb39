import type { AppDeps } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import type { figureTables } from '../staff-contract.ts'
import { showFigures, workOutShown, type FigureQuery } from './show-figures.ts'

type Table = (typeof figureTables)[number]
type ShownFigures = Awaited<ReturnType<typeof showFigures>>
type PeriodFigures = ShownFigures['total']

/** Rows of goods and searches in a file. */
const MAX_ROWS = 1000

const TABLE_NAMES: Readonly<Record<Table, string>> = {
  periods: 'Angka toko',
  goods: 'Barang',
  searches: 'Pencarian',
}

/** Streams one table of the figures. */
export function exportFigures(
  deps: AppDeps,
  { table, format, ...query }: FigureQuery & { table: Table; format: 'xlsx' | 'csv' },
): AsyncIterable<Uint8Array> {
  const rows = generateRows(deps, table, query)
  return format === 'xlsx'
    ? streamXlsx(rows, { name: TABLE_NAMES[table], frozenRows: 1 })
    : streamCsv(rows)
}

async function* generateRows(
  deps: AppDeps,
  table: Table,
  query: FigureQuery,
): AsyncGenerator<SheetCell[]> {
  // A file has no second look: it waits for days that no job has worked out.
  await workOutShown(deps, query)
  const shown = await showFigures(deps, query, MAX_ROWS)
  if (table === 'goods') {
    yield ['SKU', 'Barang', 'Jumlah', 'Satuan', 'Pesanan', 'Nilai (Rp)']
    for (const row of shown.goods)
      yield [row.sku, row.name, row.quantity, row.unit, row.orders, Number(row.revenue.amount)]
  } else if (table === 'searches') {
    yield ['Pencarian tanpa hasil', 'Kali']
    for (const { text, times } of shown.searches) yield [text, times]
  } else {
    const names = Object.keys(COLUMNS)
    yield [
      'Dari',
      'Sampai',
      ...names,
      'Sebelumnya dari',
      ...names.map((name) => `${name} sebelumnya`),
    ]
    for (const { from, to, figures, beforePeriod, before } of shown.periods)
      yield [from, to, ...toCells(figures), beforePeriod.from, ...toCells(before)]
  }
}

const COLUMNS: Readonly<Record<string, (figures: PeriodFigures) => number | null>> = {
  Pesanan: ({ orders }) => orders,
  Dibatalkan: ({ cancelled }) => cancelled,
  'Nilai pesanan (Rp)': ({ revenue }) => Number(revenue.amount),
  'Tampilan halaman': ({ visits }) => visits,
  'Tampilan produk': ({ productViews }) => productViews,
  'Tampilan keranjang': ({ cartViews }) => cartViews,
  'Tampilan checkout': ({ checkoutViews }) => checkoutViews,
  'Konversi (%)': ({ conversion }) => conversion,
  'Pencarian tanpa hasil': ({ zeroResults }) => zeroResults,
  'Pengiriman diterima': ({ deliveries }) => deliveries,
  'Tepat waktu (%)': ({ onTime }) => onTime,
  'Tawaran dijawab': ({ answers }) => answers,
  'Waktu jawab (menit)': ({ answerMinutes }) => answerMinutes,
}

const toCells = (figures: PeriodFigures): SheetCell[] =>
  Object.values(COLUMNS).map((read) => read(figures))
