import { readNumber } from '#platform/spreadsheets/number.ts'
import { unitOf, unitWords } from './units.ts'

/** What a line asks for: the material in words or a SKU, how many, and of which selling unit. */
export type Wish = { text: string; qty: number | undefined; unit: string | undefined }

const FIGURE = String.raw`\d+(?:[.,]\d+)*`

const withUnit = new RegExp(
  `(?<![\\w.,/])(${FIGURE})\\s*(${unitWords.join('|')})(?![\\w])\\.?`,
  'giu',
)
const marked = new RegExp(`(?:\\s[x×@=:]|\\bqty\\s*:?|\\bjumlah\\s*:?)\\s*(${FIGURE})\\s*$`, 'iu')
const leading = new RegExp(
  `^(${FIGURE})\\s*[x×]?\\s+(?!(?:mm|cm|m|kg|gr|liter|l|inch|inci|x)\\b)(?=\\p{L})`,
  'iu',
)
const bullet = /^\s*(?:[-–•*·]+|\(?\d{1,3}[.)](?!\d))\s*/u
const skuThenFigure = new RegExp(`^([A-Z0-9]+(?:-[A-Z0-9]+)+)[\\s,;:]+(${FIGURE})$`, 'iu')

/** Reads one line of a message or a list, as foremen write them. Undefined for an empty one. */
export function readLine(line: string): Wish | undefined {
  const text = line.replace(bullet, '').replaceAll(/\s+/g, ' ').trim()
  if (!text) return undefined
  const sku = skuThenFigure.exec(text)
  if (sku) return { text: sku[1]!, qty: readNumber(sku[2]!), unit: undefined }
  const [counted] = [...text.matchAll(withUnit)].slice(-1)
  if (counted)
    return {
      text: without(text, counted[0]),
      qty: readNumber(counted[1]!),
      unit: unitOf(counted[2]!),
    }
  const figure = marked.exec(text) ?? leading.exec(text)
  if (figure)
    return { text: without(text, figure[0]), qty: readNumber(figure[1]!), unit: undefined }
  return { text, qty: undefined, unit: undefined }
}

const without = (text: string, part: string) =>
  text
    .replace(part, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:=@-]+|[\s,;:=@-]+$/g, '')
    .trim() || text

/**
 * Reads a row of a spreadsheet without headings: the cell that is only a figure is how many, one that
 * is only a unit says of what, the rest is the material. A running number in front is none of these.
 */
export function readCells(cells: readonly string[]): Wish | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  if (filled.length <= 1) return readLine(filled[0] ?? '')
  const figures = filled.flatMap((cell, at) => (readNumber(cell) === undefined ? [] : [at]))
  // `1 | Semen | 10`: the first figure numbers the row where another one follows.
  const amount = figures.length > 1 && figures[0] === 0 ? figures[1] : figures[0]
  const words = filled.filter((cell, at) => !figures.includes(at) && !unitOf(cell))
  if (words.length === 0) return undefined
  const unit = filled.map(unitOf).find(Boolean)
  if (amount === undefined) return readLine(words.join(' '))
  return { text: words.join(' '), qty: readNumber(filled[amount]!), unit }
}
