import { readNumber } from '#platform/spreadsheets/number.ts'

/** What a line asks for: the material in words or a SKU, how many, and of which selling unit. */
export type Wish = { text: string; qty: number | undefined; unit: string | undefined }

/** Selling units as people write them, by the shop's own word. Kilograms and metres are sizes as often. */
const UNITS: Record<string, readonly string[]> = {
  sak: ['sak', 'zak', 'sack', 'karung'],
  lembar: ['lembar', 'lbr', 'lmbr', 'lembr', 'sheet', 'keping'],
  batang: ['batang', 'btg', 'btng', 'lonjor', 'ljr'],
  dus: ['dus', 'dos', 'box', 'karton', 'ktn'],
  buah: ['buah', 'bh', 'pcs', 'pc', 'biji', 'unit', 'ea', 'bj'],
  'm³': ['m3', 'm³', 'kubik', 'kibik'],
  'm²': ['m2', 'm²'],
  roll: ['roll', 'rol', 'gulung'],
  kaleng: ['kaleng', 'klg', 'tin'],
  galon: ['galon', 'gln', 'pail', 'ember'],
  set: ['set'],
  rit: ['rit', 'truk', 'colt'],
}
const unitOf = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
)
const anyUnit = [...unitOf.keys()].toSorted((a, b) => b.length - a.length).join('|')
const FIGURE = String.raw`\d+(?:[.,]\d+)*`

const withUnit = new RegExp(`(?<![\\w.,/])(${FIGURE})\\s*(${anyUnit})(?![\\w])\\.?`, 'giu')
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
      unit: unitOf.get(counted[2]!.toLowerCase()),
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

const isUnit = (cell: string) => unitOf.has(cell.toLowerCase().replace(/\.$/, ''))

/**
 * Reads a row of a spreadsheet: the cell that is only a figure is how many, one that is only a unit
 * says of what, the rest is the material. A running number in front is none of these.
 */
export function readCells(cells: readonly string[]): Wish | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  if (filled.length <= 1) return readLine(filled[0] ?? '')
  const figures = filled.flatMap((cell, at) => (readNumber(cell) === undefined ? [] : [at]))
  // `1 | Semen | 10`: the first figure numbers the row where another one follows.
  const amount = figures.length > 1 && figures[0] === 0 ? figures[1] : figures[0]
  const words = filled.filter((cell, at) => !figures.includes(at) && !isUnit(cell))
  if (words.length === 0) return undefined
  const unit = filled.find(isUnit)
  if (amount === undefined) return readLine(words.join(' '))
  return {
    text: words.join(' '),
    qty: readNumber(filled[amount]!),
    unit: unit && unitOf.get(unit.toLowerCase().replace(/\.$/, '')),
  }
}

/** Whether a row only names its columns: no figure, and words that headings are made of. */
export const isHeading = (cells: readonly string[]): boolean =>
  cells.every((cell) => readNumber(cell) === undefined) &&
  cells.filter((cell) =>
    /^(?:no\.?|nomor|sku|kode|nama(?: barang)?|barang|material|uraian|item|deskripsi|spesifikasi|jumlah|qty|quantity|volume|satuan|unit|harga|keterangan)$/i.test(
      cell.trim(),
    ),
  ).length >= Math.max(1, Math.ceil(cells.filter(Boolean).length / 2))
