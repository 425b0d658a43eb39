import { randomUUID } from 'node:crypto'
import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { readRows, type SheetRow } from '#platform/spreadsheets/sheet-rows.ts'
import { readStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { type ImportColumn, readHeadings } from '../rules/columns.ts'
import { normalizeKey, diffRow, type ImportContext } from '../rules/diff.ts'
import { type RowError, readRow } from '../rules/read-row.ts'
import * as catalogue from '../store/catalogue.ts'
import * as store from '../store/imports.ts'

/** Rows and columns of a sheet: the whole catalogue of a large shop, twice over. */
const SHEET_LIMITS = { rows: 200_000, columns: 200 }
/** Rows that are read, looked up and written down together. */
const BATCH_SIZE = 500
/** Faults that are kept in words; all are counted. */
const MAX_ERRORS = 5_000

/**
 * Looks through a spreadsheet: what is wrong with which row, and what the others would change. It
 * changes nothing else. Run by the worker; a look that was broken off begins anew.
 */
export async function validateImport(deps: AppDeps, { id }: { id: string }): Promise<void> {
  const row = await store.findById(deps.db, id)
  if (row?.state !== 'checking') return
  const claim = randomUUID()
  // A job runs at least once: the other one goes on, or is taken over from when this is tried again.
  if (!(await store.startValidation(deps.db, id, claim)))
    throw new Error(`import ${id} is being looked at`)
  await store.clearResults(deps.db, id)
  const finish = (state: store.ImportState, problem: string | null = null) =>
    store.recordProgress(deps.db, id, claim, { state, problem, finished_at: deps.clock.now() })
  try {
    const { bytes } = await readStoredFile(deps, row.fileId)
    const counts = await validateRows(deps, { id, mark: claim }, { name: row.name, bytes })
    await finish(counts.faults > 0 ? 'refused' : 'checked')
  } catch (thrown) {
    if (!isRefusal(thrown)) {
      // Whoever tries again need not wait until this one counts as silent.
      await store.recordProgress(deps.db, id, claim, { look: null })
      throw thrown
    }
    await finish('refused', thrown.message)
  }
}

type ValidationRun = {
  tools: AppDeps
  id: string
  context: ImportContext
  day: string
  /** The row that each SKU stood in first. */
  firstRowBySku: Map<string, number>
  counts: { rows: number; faults: number; changes: number; additions: number }
}

async function validateRows(
  deps: AppDeps,
  { id, mark: claim }: { id: string; mark: string },
  file: { name: string; bytes: Uint8Array },
) {
  const counts = { rows: 0, faults: 0, changes: 0, additions: 0 }
  const run: ValidationRun = {
    tools: deps,
    id,
    counts,
    context: await loadImportContext(deps),
    day: toJakartaDate(deps.clock.now()),
    firstRowBySku: new Map(),
  }
  let columns: readonly (ImportColumn | undefined)[] | undefined
  let batch: SheetRow[] = []
  const flush = async () => {
    if (columns && batch.length > 0) await validateBatch(run, columns, batch)
    batch = []
    if (!(await store.recordProgress(deps.db, id, claim, counts)))
      throw new Error(`import ${id} was taken over`)
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
      await store.recordProgress(deps.db, id, claim, counts)
      return counts
    }
    columns = headings.columns
  }
  await flush()
  return counts
}

async function validateBatch(
  { tools: deps, id, context, day, firstRowBySku, counts }: ValidationRun,
  columns: readonly (ImportColumn | undefined)[],
  batch: readonly SheetRow[],
) {
  const rows = batch.map(({ number, cells }) => ({ number, ...readRow(cells, columns) }))
  const skus = rows.map(({ parsed }) => parsed.sku).filter(Boolean)
  const known = await catalogue.findKnownBySku(deps.db, skus, day)
  const errorRows: store.NumberedRowError[] = []
  const changes: store.RowChange[] = []
  for (const { number, parsed, errors } of rows) {
    const diff =
      errors.length > 0 ? { faults: errors } : diffRow(parsed, known.get(parsed.sku), context)
    const firstRow = firstRowBySku.get(parsed.sku)
    if (parsed.sku !== '' && firstRow === undefined) firstRowBySku.set(parsed.sku, number)
    const allErrors: RowError[] =
      firstRow === undefined || parsed.sku === ''
        ? diff.faults
        : [
            ...diff.faults,
            { heading: 'SKU', message: `${parsed.sku} sudah ada di baris ${firstRow}.` },
          ]
    counts.rows += 1
    if (allErrors.length > 0) {
      if (counts.faults < MAX_ERRORS)
        errorRows.push(...allErrors.map((error, place) => ({ ...error, number, place })))
      counts.faults += 1
    } else if ('change' in diff && diff.change) {
      changes.push({ number, sku: parsed.sku, change: diff.change })
      counts.changes += 1
      if (diff.change.kind === 'add') counts.additions += 1
    }
  }
  await store.insertErrors(deps.db, id, errorRows)
  await store.insertChanges(deps.db, id, changes)
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
