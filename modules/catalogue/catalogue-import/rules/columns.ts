/** The fields of an imported variant. */
export type ImportField =
  | 'sku'
  | 'product'
  | 'brand'
  | 'subCategory'
  | 'description'
  | 'name'
  | 'unit'
  | 'retail'
  | 'business'
  | 'minOrder'
  | 'multiple'
  | 'leadDays'
  | 'weightKg'
  | 'volumeM3'
  | 'lengthM'
  | 'piecesPerUnit'
  | 'coverageM2'
  | 'active'
  | 'barcode'

export type ImportColumn = { heading: string } & (
  | { field: ImportField }
  /** Code of a warehouse: a quantity counted there, which an export leaves empty. */
  | { stock: string }
  /** Code of a warehouse: what was on hand at the export, which an import never writes. */
  | { recordedStock: string }
  /** Key of a sub-category's attribute. */
  | { attribute: string }
  /** What the export wrote into the other cells of the row (`createFingerprint`). */
  | { fingerprint: true }
)

/** The columns of an export; an import recognises them by heading. */
export const COLUMNS: readonly { field: ImportField; heading: string }[] = [
  { field: 'sku', heading: 'SKU' },
  { field: 'product', heading: 'Produk' },
  { field: 'brand', heading: 'Merek' },
  { field: 'subCategory', heading: 'Subkategori' },
  { field: 'name', heading: 'Varian' },
  { field: 'unit', heading: 'Satuan' },
  { field: 'retail', heading: 'Harga eceran' },
  { field: 'business', heading: 'Harga bisnis' },
  { field: 'minOrder', heading: 'Minimum pesan' },
  { field: 'multiple', heading: 'Kelipatan' },
  { field: 'leadDays', heading: 'Hari siap' },
  { field: 'weightKg', heading: 'Berat (kg)' },
  { field: 'volumeM3', heading: 'Volume (m³)' },
  { field: 'lengthM', heading: 'Panjang (m)' },
  { field: 'piecesPerUnit', heading: 'Isi' },
  { field: 'coverageM2', heading: 'Luas (m²)' },
  { field: 'active', heading: 'Dijual' },
  { field: 'description', heading: 'Keterangan' },
  { field: 'barcode', heading: 'Kode batang' },
]

const FINGERPRINT: ImportColumn = { fingerprint: true, heading: 'Jejak ekspor (jangan diubah)' }

/** The columns of an export of warehouses and attributes by code and key. */
export const listExportColumns = (
  warehouses: readonly string[],
  attributes: readonly string[],
): ImportColumn[] => [
  ...COLUMNS,
  ...warehouses.flatMap((code) => [
    { recordedStock: code, heading: `Stok ${code} saat ekspor` },
    { stock: code, heading: `Stok ${code}` },
  ]),
  ...attributes.map((key) => ({ attribute: key, heading: `Atribut ${key}` })),
  FINGERPRINT,
]

/** Tells the columns of a spreadsheet apart, in its fingerprints as well. */
export function toColumnKey(column: ImportColumn): string {
  if ('field' in column) return column.field
  if ('stock' in column) return `stock.${column.stock}`
  if ('recordedStock' in column) return `recordedStock.${column.recordedStock}`
  return 'attribute' in column ? `attributes.${column.attribute}` : 'fingerprint'
}

const normalizeHeading = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const byHeading = new Map<string, ImportColumn>(
  [...COLUMNS, FINGERPRINT].map((column) => [normalizeHeading(column.heading), column]),
)

export type HeadingResult =
  | { ok: true; columns: (ImportColumn | undefined)[] }
  | { ok: false; errors: { heading: string; message: string }[] }

/**
 * The columns of a spreadsheet by its first row. Every heading must be known: silently ignoring a
 * mistyped `Harga ecran` would leave prices unchanged.
 */
export function readHeadings(
  headings: readonly string[],
  warehouses: readonly string[],
): HeadingResult {
  const errors: { heading: string; message: string }[] = []
  const seen = new Set<string>()
  const columns = headings.map((heading) => {
    if (heading === '') return undefined
    const column = findColumn(heading, warehouses)
    if (!column)
      errors.push({ heading, message: `Judul kolom "${heading.slice(0, 60)}" tidak dikenal.` })
    else if (seen.has(toColumnKey(column)))
      errors.push({ heading, message: `Kolom "${heading.slice(0, 60)}" ada dua kali.` })
    else seen.add(toColumnKey(column))
    return column
  })
  if (!seen.has('sku'))
    errors.unshift({
      heading: 'SKU',
      message: 'Baris pertama harus berisi judul kolom, SKU di antaranya.',
    })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, columns }
}

function findColumn(heading: string, warehouses: readonly string[]): ImportColumn | undefined {
  const known = byHeading.get(normalizeHeading(heading))
  if (known) return known
  const [, typedCode = '', recorded] =
    /^stok\s+(\S+)(\s+saat\s+ekspor)?$/i.exec(heading.trim()) ?? []
  const code = [typedCode, typedCode.toUpperCase()].find((each) => warehouses.includes(each))
  if (code) return recorded ? { heading, recordedStock: code } : { heading, stock: code }
  const [, key] = /^atribut\s+(\S+)$/i.exec(heading.trim()) ?? []
  return key ? { heading, attribute: key } : undefined
}
