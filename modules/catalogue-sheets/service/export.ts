import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { dayOf } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { numberInCell } from '#platform/spreadsheets/number.ts'
import { attributeHeading, COLUMNS, type Field, stockHeading } from '../rules/columns.ts'
import * as store from '../store/catalogue.ts'

/** Variants that are read together. */
const AT_ONCE = 2_000

type Cell = string | number | null

/**
 * Every variant with prices and stock, a row each, made as it is read: what is exported can be
 * imported again and changes nothing. CSV as spreadsheets here open it: semicolons, decimal commas.
 */
export function exportProducts(tools: Tools, format: 'xlsx' | 'csv'): AsyncIterable<Uint8Array> {
  if (format === 'xlsx')
    return writeXlsxStream(sheet(tools), { name: 'Produk', freezePane: { rows: 1 } })
  return writeCsvStream(inWords(sheet(tools)), { delimiter: ';', bom: true })
}

async function* sheet({ db, clock }: Tools): AsyncGenerator<Cell[]> {
  const day = dayOf(clock.now())
  const [codes, keys] = await Promise.all([store.warehouseCodes(db), store.attributeKeys(db)])
  yield [
    ...COLUMNS.map(({ heading }) => heading),
    ...codes.map(stockHeading),
    ...keys.map(attributeHeading),
  ]
  for (let last = 0; ;) {
    const rows = await store.knownAfter(db, last, AT_ONCE, day)
    for (const row of rows) yield cellsOf(row, codes, keys)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.id
  }
}

function cellsOf(row: store.KnownRow, codes: readonly string[], keys: readonly string[]): Cell[] {
  return [
    ...COLUMNS.map(({ field }) => valueOf(row, field)),
    ...codes.map((code) => row.stock[code]?.onHand ?? null),
    ...keys.map((key) => row.attributes[key] ?? null),
  ]
}

function valueOf(row: store.KnownRow, field: Field): Cell {
  if (field === 'active') return row.active ? 'ya' : 'tidak'
  return row[field]
}

async function* inWords(rows: AsyncIterable<Cell[]>): AsyncGenerator<(string | null)[]> {
  for await (const row of rows)
    yield row.map((cell) =>
      typeof cell === 'number' ? numberInCell(cell).replace('.', ',') : cell,
    )
}
