import { writeCsvStream } from 'hucre/csv'
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx'

export type SheetCell = string | number | null

/**
 * An XLSX of one sheet, written while its rows are read. The first `frozenRows` rows stay in view.
 */
export const streamXlsx = (
  rows: AsyncIterable<SheetCell[]>,
  { name, frozenRows }: { name: string; frozenRows: number },
): AsyncIterable<Uint8Array> => writeXlsxStream(rows, { name, freezePane: { rows: frozenRows } })

/**
 * A CSV as Indonesian spreadsheet programs open it: semicolons, and a byte order mark for UTF-8.
 */
export const streamCsv = (rows: AsyncIterable<(string | null)[]>): AsyncIterable<Uint8Array> =>
  writeCsvStream(rows, { delimiter: ';', bom: true })

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
