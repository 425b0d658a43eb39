import { randomUUID } from 'node:crypto'
import { dayOf } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { eachRow, type Row } from '#platform/spreadsheets/rows.ts'
import { openFile } from '#modules/files/service.ts'
import { type Column, columnsOf } from '../rules/columns.ts'
import { key, plan, type Surroundings } from '../rules/plan.ts'
import { type Fault, readRow } from '../rules/read-row.ts'
import * as catalogue from '../store/catalogue.ts'
import * as store from '../store/imports.ts'

/** Rows and columns of a sheet: the whole catalogue of a large shop, twice over. */
const BOUNDS = { rows: 200_000, columns: 200 }
/** Rows that are read, looked up and written down together. */
const AT_ONCE = 500
/** Faults that are kept in words; all are counted. */
const MOST_FAULTS = 5_000

/**
 * Looks through a spreadsheet: what is wrong with which row, and what the others would change. It
 * changes nothing else. Run by the worker; a look that was broken off begins anew.
 */
export async function check(tools: Tools, { id }: { id: string }): Promise<void> {
  const found = await store.byId(tools.db, id)
  if (found?.state !== 'checking') return
  const mark = randomUUID()
  // A job runs at least once: the other one goes on, or is taken over from when this is tried again.
  if (!(await store.beginLook(tools.db, id, mark)))
    throw new Error(`import ${id} is being looked at`)
  await store.forget(tools.db, id)
  const finish = (state: store.ImportState, problem: string | null = null) =>
    store.noteLook(tools.db, id, mark, { state, problem, finished_at: tools.clock.now() })
  try {
    const { bytes } = await openFile(tools, found.fileId)
    const counts = await look(tools, { id, mark }, { name: found.name, bytes })
    await finish(counts.faults > 0 ? 'refused' : 'checked')
  } catch (thrown) {
    if (!isRefusal(thrown)) {
      // Whoever tries again need not wait until this one counts as silent.
      await store.noteLook(tools.db, id, mark, { look: null })
      throw thrown
    }
    await finish('refused', thrown.message)
  }
}

type Looking = {
  tools: Tools
  id: string
  around: Surroundings
  day: string
  /** The row that each SKU stood in first. */
  seen: Map<string, number>
  counts: { rows: number; faults: number; changes: number; additions: number }
}

async function look(
  tools: Tools,
  { id, mark }: { id: string; mark: string },
  file: { name: string; bytes: Uint8Array },
) {
  const counts = { rows: 0, faults: 0, changes: 0, additions: 0 }
  const looking: Looking = {
    tools,
    id,
    counts,
    around: await surroundings(tools),
    day: dayOf(tools.clock.now()),
    seen: new Map(),
  }
  let columns: readonly (Column | undefined)[] | undefined
  let batch: Row[] = []
  const flush = async () => {
    if (columns && batch.length > 0) await lookAt(looking, columns, batch)
    batch = []
    if (!(await store.noteLook(tools.db, id, mark, counts)))
      throw new Error(`import ${id} was taken over`)
  }
  for await (const row of eachRow(file, BOUNDS)) {
    if (columns) {
      if (batch.push(row) >= AT_ONCE) await flush()
      continue
    }
    const read = columnsOf(row.cells, await catalogue.warehouseCodes(tools.db))
    if (!read.ok) {
      counts.faults = 1
      const told = read.faults.map((fault, place) => ({ ...fault, place, number: row.number }))
      await store.addFaults(tools.db, id, told)
      await store.noteLook(tools.db, id, mark, counts)
      return counts
    }
    columns = read.columns
  }
  await flush()
  return counts
}

async function lookAt(
  { tools, id, around, day, seen, counts }: Looking,
  columns: readonly (Column | undefined)[],
  batch: readonly Row[],
) {
  const rows = batch.map(({ number, cells }) => ({ number, ...readRow(cells, columns) }))
  const skus = rows.map(({ said }) => said.sku).filter(Boolean)
  const known = await catalogue.knownBySku(tools.db, skus, day)
  const wrong: store.RowFault[] = []
  const changes: store.RowChange[] = []
  for (const { number, said, faults } of rows) {
    const planned = faults.length > 0 ? { faults } : plan(said, known.get(said.sku), around)
    const first = seen.get(said.sku)
    if (said.sku !== '' && first === undefined) seen.set(said.sku, number)
    const all: Fault[] =
      first === undefined || said.sku === ''
        ? planned.faults
        : [
            ...planned.faults,
            { heading: 'SKU', message: `${said.sku} sudah ada di baris ${first}.` },
          ]
    counts.rows += 1
    if (all.length > 0) {
      if (counts.faults < MOST_FAULTS)
        wrong.push(...all.map((fault, place) => ({ ...fault, number, place })))
      counts.faults += 1
    } else if ('change' in planned && planned.change) {
      changes.push({ number, sku: said.sku, change: planned.change })
      counts.changes += 1
      if (planned.change.kind === 'add') counts.additions += 1
    }
  }
  await store.addFaults(tools.db, id, wrong)
  await store.addChanges(tools.db, id, changes)
}

async function surroundings({ db }: Tools): Promise<Surroundings> {
  const [brands, shelves] = await Promise.all([catalogue.brands(db), catalogue.shelves(db)])
  return {
    brands: new Map(brands.map((brand) => [key(brand.name), brand])),
    shelves: new Map(shelves.map((shelf) => [key(shelf.name), shelf])),
  }
}
