import { writeCsvStream } from 'hucre/csv'
import { formatCellNumber } from '../indonesian-number.ts'
import { escapeFormula } from './formula-cells.ts'

export type SheetCell = string | number | null

/**
 * An XLSX of one sheet, written while its rows are read. The first `frozenRows` rows stay in view.
 */
export async function* streamXlsx(
  rows: AsyncIterable<SheetCell[]>,
  { name, frozenRows }: { name: string; frozenRows: number },
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await loadXlsx()
  yield* writeXlsxStream(escapeRows(rows), { name, freezePane: { rows: frozenRows } })
}

/** Loaded when a workbook is written: it is 80 modules. */
const loadXlsx = () => import('hucre/xlsx')

async function* escapeRows(rows: AsyncIterable<SheetCell[]>): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) yield row.map(escapeCharacterCode)
}

/** A text such as `_x0041_` is read as a character in a workbook unless its underscore is escaped (ECMA-376). */
const escapeCharacterCode = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? cell.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : cell

/**
 * A CSV as Indonesian spreadsheet programs open it: semicolons, decimal commas, and a byte order mark for
 * UTF-8. A text is never a formula there, and `readRows` gives it back as it was.
 */
export const streamCsv = (rows: AsyncIterable<SheetCell[]>): AsyncIterable<Uint8Array> =>
  writeCsvStream(toCsvRows(rows), { delimiter: ';', bom: true })

async function* toCsvRows(rows: AsyncIterable<SheetCell[]>): AsyncGenerator<(string | null)[]> {
  for await (const row of rows) yield row.map(toCsvCell)
}

function toCsvCell(cell: SheetCell): string | null {
  if (typeof cell === 'number') return formatCellNumber(cell).replace('.', ',')
  return cell === null ? null : escapeFormula(cell)
}

/** A sheet to write. Rows and columns count from 0. */
export type NewSheet = {
  name: string
  rows: SheetCell[][]
  hidden?: boolean
  /** Formulas with the value that a spreadsheet program would have saved beside them. */
  formulas?: { row: number; column: number; formula: string; value: number }[]
  merges?: { startRow: number; startCol: number; endRow: number; endCol: number }[]
}

/** An XLSX of several sheets. */
export async function writeWorkbook(sheets: readonly NewSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await loadXlsx()
  const written = await writeXlsx({
    sheets: sheets.map(({ formulas = [], ...sheet }) => ({
      ...sheet,
      cells: new Map(
        formulas.map(({ row, column, formula, value }) => [
          `${row},${column}`,
          { value, formulaResult: value, formula },
        ]),
      ),
    })),
  })
  return new Uint8Array(written)
}
