import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { MAX_LINE_LENGTH } from './limits.ts'
import { detectColumns, isHeadingContinuation, type SheetColumns } from './columns.ts'
import { readCells, readLine, type ParsedListLine } from './read-line.ts'
import { replaceNumberWords } from './number-words.ts'
import { findColumnUnit } from './units.ts'

type Row = { number: number; cells: readonly string[] }
/** A row's text, and its number in the spreadsheet. */
type ListSourceRow = { number: number; written: string }
/** A parsed line; `sku` where the list has a column of codes. */
export type MaterialLine = ParsedListLine &
  ListSourceRow & {
    sku?: string | undefined
    /** Whether only its beginning was read. */
    isTooLong: boolean
  }
export type MaterialSheet = {
  lines: MaterialLine[]
  /** Rows without goods: titles, headings, sums. They are shown, so that users can check them. */
  skipped: ListSourceRow[]
  /** Whether its columns have headings. */
  headed: boolean
}

/** Rows among which headings are searched: a letterhead may precede them. */
const MAX_HEADING_ROW = 40

/** Reads the rows of a list of materials, an order or a bill of quantities (RAB). */
export function readSheet(rows: readonly Row[]): MaterialSheet {
  const at = rows
    .slice(0, MAX_HEADING_ROW)
    .findIndex(({ cells }, row) => detectColumns(cells, rows[row + 1]?.cells))
  const headed = at >= 0
  const columns = headed ? detectColumns(rows[at]!.cells, rows[at + 1]?.cells) : undefined
  const [lines, skipped]: [MaterialLine[], ListSourceRow[]] = [[], []]
  for (const [index, { number, cells }] of rows.entries()) {
    const written = cells.filter(Boolean).join(' · ').slice(0, MAX_LINE_LENGTH)
    const truncatedCells = cells.map((cell) => cell.slice(0, MAX_LINE_LENGTH))
    const isItemRow = index > at && !isRepeatedHeading(truncatedCells)
    const parsed = !isItemRow
      ? undefined
      : columns
        ? readTableRow(columns, truncatedCells)
        : readRowWithoutHeadings(truncatedCells)
    const readColumns = columns && [...columns.sku, ...columns.name, ...columns.detail]
    const readCellTexts = readColumns?.map((column) => cells[column] ?? '') ?? cells
    const isTooLong = readCellTexts.some((cell) => cell.length > MAX_LINE_LENGTH)
    if (parsed) lines.push({ ...parsed, number, written, isTooLong })
    else skipped.push({ number, written })
  }
  return { lines, skipped, headed }
}

/** Headings repeated on a printed page. */
const isRepeatedHeading = (cells: readonly string[]) =>
  detectColumns(cells) !== undefined || isHeadingContinuation(cells)

/** Sums, taxes and signatures below the goods. */
const TOTAL_ROW =
  /^(?:sub ?-?total|grand total|total|jumlah|ppn|pph|pajak|dpp|dibulatkan|pembulatan|terbilang|diskon|uang muka|dp\b|ongkos kirim|ongkir|catatan|hormat kami|menyetujui|disetujui|mengetahui|dibuat|diperiksa)\b/i
/** The words are in the first cell that has any, because cells may be merged. */
const isTotalRow = (cells: readonly string[]) => TOTAL_ROW.test(cells.find(hasWords)?.trim() ?? '')
const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** A row of a table whose headings are known. */
function readTableRow(
  columns: SheetColumns,
  cells: readonly string[],
): (ParsedListLine & { sku?: string }) | undefined {
  const at = (indexes: number[]) => indexes.map((column) => cells[column] ?? '').filter(Boolean)
  const sku = at(columns.sku)[0]
  const name = [...at(columns.name), ...at(columns.detail)].join(' ').replaceAll(/\s+/g, ' ')
  const text = name || sku || ''
  const quantity = readQuantity(at(columns.quantity)[0] ?? '')
  const unit = at(columns.unit)[0] ?? quantity.unit
  if (!hasWords(text) || (!unit && isTotalRow(cells))) return undefined
  const base = { text, unit: unit && findColumnUnit(unit), ...(sku ? { sku } : {}) }
  if (quantity.qty !== undefined)
    return quantity.qty > 0 ? { ...base, qty: quantity.qty } : undefined
  // Without a column of quantities, the quantity may be between the words. A row without a number is a title.
  const fromText = columns.quantity.length === 0 ? readLine(text) : undefined
  if (fromText?.qty !== undefined || fromText?.trailing) return { ...base, ...fromText }
  // `secukupnya` ("as needed"): wanted, but the quantity is open.
  if (quantity.isUnclear) return { ...base, qty: undefined, isUnclear: true }
  const isNumbered = at(columns.number).some((cell) => parseIndonesianNumber(cell) !== undefined)
  return unit || isNumbered || columns.quantity.length === 0
    ? { ...base, qty: undefined }
    : undefined
}

/** `40`, `1.250,5`, `40 lbr`, `empat puluh`; unclear where other words stand for a number. */
function readQuantity(cell: string): {
  qty?: number | undefined
  unit?: string
  isUnclear?: boolean
} {
  const written = replaceNumberWords(cell.trim())
  const [, digits, unit] = /^([\d.,]+)\s*(\p{L}[\p{L}\d'³²]*)?\.?$/u.exec(written) ?? []
  if (!digits) return { isUnclear: /\p{L}{3}/u.test(written) }
  return { qty: parseIndonesianNumber(digits), ...(unit ? { unit } : {}) }
}

/** A row of a table without headings; undefined where it has no goods. */
function readRowWithoutHeadings(cells: readonly string[]): ParsedListLine | undefined {
  const parsed = readCells(cells)
  return parsed && hasWords(parsed.text) && (parsed.unit || !isTotalRow(cells)) ? parsed : undefined
}
