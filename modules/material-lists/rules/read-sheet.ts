import { readNumber } from '#platform/spreadsheets/number.ts'
import { LONGEST_LINE } from './bounds.ts'
import { columnsOf, isSecondRow, type Columns } from './columns.ts'
import { readCells, readLine, type Wish } from './read-line.ts'
import { unitInColumn } from './units.ts'

type Row = { number: number; cells: readonly string[] }
/** A row as it stood there, with the number that its spreadsheet shows. */
export type Written = { number: number; written: string }
/** What a line asks for; `sku` where the list has a column of codes. */
export type Line = Wish & Written & { sku?: string | undefined }
export type Sheet = {
  lines: Line[]
  /** Rows that name no goods: titles, headings, sums. Shown, so that nobody has to trust it. */
  skipped: Written[]
  /** Whether its columns have headings that say what they hold. */
  headed: boolean
}

/** Headings stand behind a letterhead at most. */
const LATEST_HEADING = 40

/** Reads the rows of a list of materials, an order or a bill of quantities (RAB). */
export function readSheet(rows: readonly Row[]): Sheet {
  const at = rows
    .slice(0, LATEST_HEADING)
    .findIndex(({ cells }, row) => columnsOf(cells, rows[row + 1]?.cells))
  const headed = at >= 0
  const columns = headed ? columnsOf(rows[at]!.cells, rows[at + 1]?.cells) : undefined
  const [lines, skipped]: [Line[], Written[]] = [[], []]
  for (const [index, { number, cells }] of rows.entries()) {
    const written = cells.filter(Boolean).join(' · ').slice(0, LONGEST_LINE)
    const short = cells.map((cell) => cell.slice(0, LONGEST_LINE))
    const isGoods = index > at && !isFrame(short)
    const wish = !isGoods ? undefined : columns ? under(columns, short) : loose(short)
    if (wish) lines.push({ ...wish, number, written })
    else skipped.push({ number, written })
  }
  return { lines, skipped, headed }
}

/** Headings once more, as every printed page has them. */
const isFrame = (cells: readonly string[]) => columnsOf(cells) !== undefined || isSecondRow(cells)

/** Sums, taxes and signatures, as they stand below the goods. */
const SUM =
  /^(?:sub ?-?total|grand total|total|jumlah|ppn|pph|pajak|dpp|dibulatkan|pembulatan|terbilang|diskon|uang muka|dp\b|ongkos kirim|ongkir|catatan|hormat kami|menyetujui|disetujui|mengetahui|dibuat|diperiksa)\b/i
/** The words may stand in whichever cell was merged for them. */
const isSum = (cells: readonly string[]) => SUM.test(cells.find(hasWords)?.trim() ?? '')
const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** A row of a table whose headings are known. */
function under(columns: Columns, cells: readonly string[]): (Wish & { sku?: string }) | undefined {
  const at = (places: number[]) => places.map((place) => cells[place] ?? '').filter(Boolean)
  const sku = at(columns.sku)[0]
  const name = [...at(columns.name), ...at(columns.detail)].join(' ').replaceAll(/\s+/g, ' ')
  const text = name || sku || ''
  const amount = readAmount(at(columns.quantity)[0] ?? '')
  const unit = at(columns.unit)[0] ?? amount.unit
  if (!hasWords(text) || (!unit && isSum(cells))) return undefined
  const counted = { text, unit: unit && unitInColumn(unit), ...(sku ? { sku } : {}) }
  if (amount.qty !== undefined) return amount.qty > 0 ? { ...counted, qty: amount.qty } : undefined
  // Where nothing counts it may stand between the words; a row without a number is a title.
  const inWords = columns.quantity.length === 0 ? readLine(text) : undefined
  if (inWords?.qty !== undefined) return { ...counted, ...inWords }
  const isCounted = at(columns.number).some((cell) => readNumber(cell) !== undefined)
  return unit || isCounted || columns.quantity.length === 0
    ? { ...counted, qty: undefined }
    : undefined
}

/** `40`, `1.250,5`, `40 lbr`. */
function readAmount(cell: string): { qty?: number | undefined; unit?: string } {
  const [, figure, unit] = /^([\d.,]+)\s*(\p{L}[\p{L}\d'³²]*)?\.?$/u.exec(cell.trim()) ?? []
  return figure ? { qty: readNumber(figure), ...(unit ? { unit } : {}) } : {}
}

/** A row without headings: whatever names no goods is left out. */
function loose(cells: readonly string[]): Wish | undefined {
  const wish = readCells(cells)
  return wish && hasWords(wish.text) && (wish.unit || !isSum(cells)) ? wish : undefined
}
