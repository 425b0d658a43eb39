import { randomUUID } from 'node:crypto'
import { toJakartaDate } from '#platform/clock.ts'
import { padBarcode } from '#platform/barcode.ts'
import { isUnavailable } from '#platform/database/errors.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { SheetRow } from '#platform/spreadsheets/sheet-rows.ts'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { readStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import type { ImportState } from '../contract.ts'
import { type ImportColumn, readHeadings } from '../rules/columns.ts'
import { normalizeKey, diffRow } from '../rules/diff.ts'
import type { ImportContext } from '../rules/row-diff.ts'
import { listEditedCells } from '../rules/edited-cells.ts'
import { type RowError, readRow } from '../rules/read-row.ts'
import * as catalogue from '../store/catalogue.ts'
import * as changeStore from '../store/changes.ts'
import * as store from '../store/imports.ts'
import { invertImport } from './undo.ts'

/** Enough for twice the catalogue of a large shop. */
const SHEET_LIMITS = { rows: 200_000, columns: 1_000 }
const UNREADABLE = 'Berkas ini tidak bisa diperiksa. Simpan ulang, lalu unggah lagi.'
/** Rows validated per statement. */
const BATCH_SIZE = 500
/** Rows whose errors are stored; all are counted. */
const MAX_ERRORS = 5_000

/**
 * Validates a spreadsheet: stores the errors of its rows and what the others would change. Run by the
 * worker; an interrupted validation starts again.
 */
export async function validateImport(deps: AppDeps, { id }: { id: string }): Promise<void> {
  const row = await store.findById(deps.db, id)
  if (row?.state !== 'checking') return
  const claim = randomUUID()
  // A job may run twice: the other run continues, or a retry takes over once it has gone silent.
  if (!(await store.startValidation(deps.db, id, claim)))
    throw new Error(`import ${id} is being validated`)
  await store.clearResults(deps.db, id)
  const finish = (state: ImportState, problem: string | null = null) =>
    store.recordProgress(deps.db, id, claim, { state, problem, finished_at: deps.clock.now() })
  try {
    const counts: store.ImportCounts = { rows: 0, faults: 0, changes: 0, additions: 0, overlaps: 0 }
    const recordProgress = async () => {
      if (!(await store.recordProgress(deps.db, id, claim, counts)))
        throw new Error(`import ${id} was taken over`)
    }
    const run = { id, counts, recordProgress }
    if (row.undoOf !== null) await invertImport(deps, { ...run, undoOf: row.undoOf })
    else {
      const { bytes } = await readStoredFile(deps, row.fileId!)
      await validateRows(deps, run, { name: row.name, bytes })
    }
    await finish(counts.faults > 0 ? 'refused' : 'checked')
  } catch (thrown) {
    if (isUnavailable(thrown)) {
      // Releases the claim, so that a retry need not wait until it expires.
      await store.recordProgress(deps.db, id, claim, { look: null })
      throw thrown
    }
    // A retry would fail in the same way, and the import would be validated without an end.
    if (!isRefusal(thrown)) deps.log.error({ err: thrown, import: id }, 'validation failed')
    await finish('refused', isRefusal(thrown) ? thrown.message : UNREADABLE)
  }
}

type ValidationRun = {
  id: string
  counts: store.ImportCounts
  /** Stores the progress; throws if another run has taken over. */
  recordProgress: () => Promise<void>
}

async function validateRows(
  deps: AppDeps,
  run: ValidationRun,
  file: { name: string; bytes: Uint8Array },
): Promise<void> {
  const { id, counts, recordProgress } = run
  const context = await loadImportContext(deps)
  const day = toJakartaDate(deps.clock.now())
  const sheet = {
    deps,
    id,
    counts,
    context,
    day,
    firstRowBySku: new Map<string, number>(),
    skuByBarcode: new Map<string, string>(),
  }
  let columns: readonly (ImportColumn | undefined)[] | undefined
  let batch: SheetRow[] = []
  const flush = async () => {
    if (columns && batch.length > 0) await validateBatch(sheet, columns, batch)
    batch = []
    await recordProgress()
  }
  for await (const row of readRows(file, SHEET_LIMITS)) {
    if (columns) {
      if (batch.push(row) >= BATCH_SIZE) await flush()
      continue
    }
    const headings = readHeadings(row.cells, await catalogue.findWarehouseCodes(deps.db))
    if (!headings.ok) {
      counts.faults = 1
      const errors = headings.errors.map((error, place) => ({
        ...error,
        place,
        number: row.number,
      }))
      await store.insertErrors(deps.db, id, errors)
      return recordProgress()
    }
    columns = headings.columns
  }
  await flush()
}

type SheetValidation = Pick<ValidationRun, 'id' | 'counts'> & {
  deps: AppDeps
  context: ImportContext
  day: string
  /** The first row of each SKU. */
  firstRowBySku: Map<string, number>
  /** The first SKU that each barcode is given to, in its longest form. */
  skuByBarcode: Map<string, string>
}

async function validateBatch(
  { deps, id, context, day, firstRowBySku, skuByBarcode, counts }: SheetValidation,
  columns: readonly (ImportColumn | undefined)[],
  batch: readonly SheetRow[],
) {
  const rows = await readBatch(deps, { columns, batch, day })
  const barcodes = rows.flatMap(({ parsed: { barcode } }) => barcode ?? [])
  const holders =
    barcodes.length > 0
      ? await catalogue.findBarcodeHolders(deps.db, barcodes)
      : new Map<string, string>()
  const errorRows: store.NumberedRowError[] = []
  const changes: changeStore.RowChange[] = []
  for (const { number, parsed, errors, known, overlaps } of rows) {
    const diff = errors.length > 0 ? { errors } : diffRow(parsed, known, { context, overlaps })
    const firstRow = firstRowBySku.get(parsed.sku)
    if (parsed.sku !== '' && firstRow === undefined) firstRowBySku.set(parsed.sku, number)
    const allErrors: RowError[] = [...diff.errors]
    if (firstRow !== undefined && parsed.sku !== '')
      allErrors.push({ heading: 'SKU', message: `${parsed.sku} sudah ada di baris ${firstRow}.` })
    if (parsed.barcode !== undefined) {
      const padded = padBarcode(parsed.barcode)
      const holder = holders.get(padded) ?? skuByBarcode.get(padded) ?? parsed.sku
      skuByBarcode.set(padded, holder)
      if (holder !== parsed.sku)
        allErrors.push({ heading: 'Kode batang', message: `${parsed.barcode} milik ${holder}.` })
    }
    counts.rows += 1
    if (allErrors.length > 0) {
      if (counts.faults < MAX_ERRORS)
        errorRows.push(...allErrors.map((error, place) => ({ ...error, number, place })))
      counts.faults += 1
    } else if ('change' in diff && diff.change) {
      const { change } = diff
      changes.push({ number, sku: parsed.sku, change })
      counts.changes += 1
      if (change.kind === 'add') counts.additions += 1
      else if (change.overlaps) counts.overlaps += 1
    }
  }
  await store.insertErrors(deps.db, id, errorRows)
  await changeStore.insertChanges(deps.db, id, changes)
}

type SheetBatch = {
  columns: readonly (ImportColumn | undefined)[]
  batch: readonly SheetRow[]
  day: string
}

/** Reads rows beside the variants that they name: of a known one only the cells that were edited. */
async function readBatch({ db }: AppDeps, { columns, batch, day }: SheetBatch) {
  const skuAt = columns.findIndex((column) => column && 'field' in column && column.field === 'sku')
  const skus = batch.map(({ cells }) => cells[skuAt] ?? '')
  const variants = await catalogue.findKnownBySku(
    db,
    [...new Set(skus.flatMap((sku) => [sku, sku.toUpperCase()]))],
    day,
  )
  return batch.map(({ number, cells }, at) => {
    const known = variants.get(skus[at]!) ?? variants.get(skus[at]!.toUpperCase())
    if (!known) return { number, ...readRow(cells, columns), known, overlaps: [] }
    const edited = listEditedCells(cells, columns, known)
    const { parsed, errors } = readRow(edited.cells, columns, known.sku)
    const allErrors = [...edited.errors, ...errors]
    return { number, parsed, errors: allErrors, known, overlaps: edited.overlaps }
  })
}

async function loadImportContext({ db }: AppDeps): Promise<ImportContext> {
  const [brands, subCategories] = await Promise.all([
    catalogue.findBrands(db),
    catalogue.findSubCategories(db),
  ])
  return {
    brands: new Map(brands.map((brand) => [normalizeKey(brand.name), brand])),
    subCategories: new Map(
      subCategories.map((subCategory) => [normalizeKey(subCategory.name), subCategory]),
    ),
  }
}
