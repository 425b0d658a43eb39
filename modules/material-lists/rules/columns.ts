const parts = ['number', 'sku', 'name', 'detail', 'quantity', 'unit', 'price', 'other'] as const
/** What a column of a list of materials holds, by its heading. */
export type Part = (typeof parts)[number]

/** Which columns hold what, counted from 0. */
export type Columns = Record<Part, number[]>

// The first that fits counts: `Harga satuan` is a price, `Total volume` is none. A `sum` is how many
// where nothing else says so, else money: `Volume | Harga | Jumlah`.
const headings: readonly [Part | 'sum', RegExp][] = [
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

const LONGEST_HEADING = 40
const wordsOf = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** What a heading names; undefined for words that are none. */
function partOf(cell: string = ''): Part | 'sum' | undefined {
  if (/\b(?:rp|rupiah|idr)\b/.test(wordsOf(cell))) return 'price'
  // What else stands in brackets explains: `Volume (m³)`.
  const outside = wordsOf(cell.replaceAll(/\([^)]*\)?/g, ' '))
  // Goods have sizes and many words, headings neither: `Material alam: pasir 1 rit`.
  if (/\d/.test(outside) || outside.length > LONGEST_HEADING) return undefined
  return headings.find(([, pattern]) => pattern.test(outside))?.[0]
}

/**
 * The columns that a row of headings names, together with the row below it where headings stand in
 * two; undefined for a row of goods. Goods have to be named, and something said of them.
 */
export function columnsOf(
  row: readonly string[],
  below: readonly string[] = [],
): Columns | undefined {
  const filled = row.filter(Boolean)
  const known = filled.flatMap((cell) => partOf(cell) ?? [])
  // Of headings in two rows the upper one names the goods: the line above it belongs to the letterhead.
  const namesGoods = known.includes('name') || known.includes('sku')
  if (filled.length < 2 || known.length < filled.length / 2 || !namesGoods) return undefined
  const second = isSecondRow(below) ? below : []
  const named = Array.from(
    { length: Math.max(row.length, second.length) },
    (_, at) => partOf(second[at]) ?? partOf(row[at]),
  )
  const sum: Part = named.includes('quantity') ? 'price' : 'quantity'
  const places = (part: Part) =>
    named.flatMap((each, at) => ((each === 'sum' ? sum : each) === part ? [at] : []))
  const columns = Object.fromEntries(parts.map((part) => [part, places(part)])) as Columns
  const { quantity, unit, price } = columns
  return quantity.length + unit.length + price.length > 0 ? columns : undefined
}

/** A row under headings that names columns once more or explains them (`(Rp)`), and holds no goods. */
export function isSecondRow(row: readonly string[]): boolean {
  const filled = row.filter(Boolean)
  const explains = (cell: string) => /^\(.*\)$/.test(cell.trim())
  return (
    filled.length > 1 &&
    filled.some((cell) => partOf(cell)) &&
    filled.every((cell) => partOf(cell) !== undefined || explains(cell))
  )
}
