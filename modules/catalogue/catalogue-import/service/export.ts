import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { type ImportColumn, listExportColumns } from '../rules/columns.ts'
import { normalizeCell, toExportedCell } from '../rules/exported-cell.ts'
import { createFingerprint } from '../rules/fingerprint.ts'
import * as store from '../store/catalogue.ts'

/** Variants read per statement. */
const BATCH_SIZE = 2_000

/**
 * Streams every variant with prices and stock, one row each. The last column fingerprints the cells, so that an import
 * changes only edited ones, however old the export is. CSV uses semicolons and decimal commas, as Indonesian
 * spreadsheets expect.
 */
export function exportProducts(deps: AppDeps, format: 'xlsx' | 'csv'): AsyncIterable<Uint8Array> {
  if (format === 'xlsx') return streamXlsx(generateRows(deps), { name: 'Produk', frozenRows: 1 })
  return streamCsv(generateRows(deps))
}

async function* generateRows({ db, clock }: AppDeps): AsyncGenerator<SheetCell[]> {
  const day = toJakartaDate(clock.now())
  const columns = listExportColumns(
    await store.findWarehouseCodes(db),
    await store.findAttributeKeys(db),
  )
  yield columns.map(({ heading }) => heading)
  const described = new Set<number>()
  for (let lastId = 0; ;) {
    const rows = await store.findKnownAfter(db, lastId, BATCH_SIZE, day)
    for (const row of rows) {
      // Once for each product: it would be most of the file, and an import changes nothing with it.
      const description = described.has(row.productId) ? '' : row.description
      described.add(row.productId)
      yield toCells({ ...row, description }, columns)
    }
    if (rows.length < BATCH_SIZE) return
    lastId = rows.at(-1)!.id
  }
}

function toCells(row: store.KnownVariantRow, columns: readonly ImportColumn[]): SheetCell[] {
  const values = columns.map((column) => toExportedCell(row, column))
  const cells = columns.map((column, at) => ({ column, value: normalizeCell(values[at]!) }))
  return [...values.slice(0, -1), createFingerprint(row.sku, cells)]
}
