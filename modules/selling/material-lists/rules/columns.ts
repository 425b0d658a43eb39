const columnKinds = [
  'number',
  'sku',
  'name',
  'detail',
  'quantity',
  'unit',
  'price',
  'other',
] as const
/** The contents of a column of a material list, by its heading. */
type ColumnKind = (typeof columnKinds)[number]

/** Column indexes, counted from 0, by contents. */
export type SheetColumns = Record<ColumnKind, number[]>

// The first match counts: `Harga satuan` is a price, `Total volume` is not. A `sum` is the quantity where no
// other column is, and otherwise money: `Volume | Harga | Jumlah`.
const headingPatterns: readonly [ColumnKind | 'sum', RegExp][] = [
  [
    'quantity',
    /^(?:total |jumlah )?(?:volume|vol|qty|quantity|kuantitas|kebutuhan|banyak(?:nya)?|order|pesan(?:an)?)\b/,
  ],
  [
    'price',
    /\b(?:harga|rupiah|subtotal|sub total|nilai|biaya|amount|price|diskon|disc|ppn|hpp)\b|^(?:grand )?total$/,
  ],
  ['number', /^(?:no|nomor|nr|#|no urut)$/],
  [
    'sku',
    /^(?:sku|part (?:no|number)|no part|(?:kode|code)(?: (?:barang|produk|item|material))?)$/,
  ],
  ['unit', /^(?:sat|satuan|unit|uom|stn)(?: (?:barang|beli|jual))?$/],
  [
    'detail',
    /^(?:spesifikasi|spek|spec|specification|ukuran|dimensi|size|merk|merek|brand|tipe|type|warna|mutu|grade|kualitas)\b/,
  ],
  [
    'name',
    /^(?:nama|uraian|barang|bahan|material|item|deskripsi|description|jenis|produk|product|pekerjaan)\b/,
  ],
  ['sum', /^(?:jumlah|jml|total)(?: (?:barang|unit|beli))?$/],
  [
    'other',
    /^(?:keterangan|ket|catatan|remarks?|notes?|lokasi|koefisien|koef|analisa|bobot|tanggal|tgl)\b/,
  ],
]

const MAX_HEADING_LENGTH = 40
const normalizeHeading = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** The kind of column that a heading names; undefined for other words. */
function detectColumnKind(cell: string = ''): ColumnKind | 'sum' | undefined {
  if (/\b(?:rp|rupiah|idr)\b/.test(normalizeHeading(cell))) return 'price'
  // Brackets explain a heading: `Volume (m³)`.
  const withoutBrackets = normalizeHeading(cell.replaceAll(/\([^)]*\)?/g, ' '))
  // Goods have sizes or many words, headings have neither: `Material alam: pasir 1 rit`.
  if (/\d/.test(withoutBrackets) || withoutBrackets.length > MAX_HEADING_LENGTH) return undefined
  return headingPatterns.find(([, pattern]) => pattern.test(withoutBrackets))?.[0]
}

/**
 * The columns that a row of headings names, with the row below it where headings take two rows; undefined
 * for a row of goods. Headings need a column of names or SKUs and at least one other column.
 */
export function detectColumns(
  row: readonly string[],
  below: readonly string[] = [],
): SheetColumns | undefined {
  const filled = row.filter(Boolean)
  const knownKinds = filled.flatMap((cell) => detectColumnKind(cell) ?? [])
  // Of two rows of headings the upper one names the goods: a row above it belongs to the letterhead.
  const namesItem = knownKinds.includes('name') || knownKinds.includes('sku')
  if (filled.length < 2 || knownKinds.length < filled.length / 2 || !namesItem) return undefined
  const secondRow = isHeadingContinuation(below) ? below : []
  const kinds = Array.from(
    { length: Math.max(row.length, secondRow.length) },
    (_, at) => detectColumnKind(secondRow[at]) ?? detectColumnKind(row[at]),
  )
  const sumKind: ColumnKind = kinds.includes('quantity') ? 'price' : 'quantity'
  const findIndexes = (kind: ColumnKind) =>
    kinds.flatMap((each, at) => ((each === 'sum' ? sumKind : each) === kind ? [at] : []))
  const columns = Object.fromEntries(
    columnKinds.map((kind) => [kind, findIndexes(kind)]),
  ) as SheetColumns
  const { quantity, unit, price } = columns
  return quantity.length + unit.length + price.length > 0 ? columns : undefined
}

/** A row under headings that repeats or explains them (`(Rp)`), without goods. */
export function isHeadingContinuation(row: readonly string[]): boolean {
  const filled = row.filter(Boolean)
  const isExplanation = (cell: string) => /^\(.*\)$/.test(cell.trim())
  return (
    filled.length > 1 &&
    filled.some((cell) => detectColumnKind(cell)) &&
    filled.every((cell) => detectColumnKind(cell) !== undefined || isExplanation(cell))
  )
}
