import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { attributeHeading, COLUMNS, type ImportField, stockHeading } from '../rules/columns.ts'
import * as store from '../store/catalogue.ts'

/** Variants read per statement. */
const BATCH_SIZE = 2_000

/**
 * Streams every variant with prices and stock, one row each. Importing the export again changes
 * nothing. CSV has semicolons and decimal commas, as spreadsheets in Indonesia expect.
 */
export function exportProducts(deps: AppDeps, format: 'xlsx' | 'csv'): AsyncIterable<Uint8Array> {
  if (format === 'xlsx') return streamXlsx(generateRows(deps), { name: 'Produk', frozenRows: 1 })
  return streamCsv(generateRows(deps))
}

async function* generateRows({ db, clock }: AppDeps): AsyncGenerator<SheetCell[]> {
  const day = toJakartaDate(clock.now())
  const [codes, keys] = await Promise.all([
    store.findWarehouseCodes(db),
    store.findAttributeKeys(db),
  ])
  yield [
    ...COLUMNS.map(({ heading }) => heading),
    ...codes.map(stockHeading),
    ...keys.map(attributeHeading),
  ]
  for (let lastId = 0; ;) {
    const rows = await store.findKnownAfter(db, lastId, BATCH_SIZE, day)
    for (const row of rows) yield toCells(row, codes, keys)
    if (rows.length < BATCH_SIZE) return
    lastId = rows.at(-1)!.id
  }
}

function toCells(
  row: store.KnownVariantRow,
  codes: readonly string[],
  keys: readonly string[],
): SheetCell[] {
  return [
    ...COLUMNS.map(({ field }) => toCell(row, field)),
    ...codes.map((code) => row.stock[code]?.onHand ?? null),
    ...keys.map((key) => row.attributes[key] ?? null),
  ]
}

function toCell(row: store.KnownVariantRow, field: ImportField): SheetCell {
  if (field === 'active') return row.active ? 'ya' : 'tidak'
  return row[field]
}
