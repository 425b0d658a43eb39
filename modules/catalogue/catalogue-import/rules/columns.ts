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

export type ImportColumn = { heading: string } & (
  | { field: ImportField }
  /** Code of a warehouse. */
  | { stock: string }
  /** Key of a sub-category's attribute. */
  | { attribute: string }
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
]

export const stockHeading = (code: string) => `Stok ${code}`
export const attributeHeading = (key: string) => `Atribut ${key}`

const normalizeHeading = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const byHeading = new Map(COLUMNS.map((column) => [normalizeHeading(column.heading), column]))

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
    else if (seen.has(normalizeHeading(heading)))
      errors.push({ heading, message: `Kolom "${heading.slice(0, 60)}" ada dua kali.` })
    seen.add(normalizeHeading(heading))
    return column
  })
  if (!columns.some((column) => column && 'field' in column && column.field === 'sku'))
    errors.unshift({
      heading: 'SKU',
      message: 'Baris pertama harus berisi judul kolom, SKU di antaranya.',
    })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, columns }
}

function findColumn(heading: string, warehouses: readonly string[]): ImportColumn | undefined {
  const known = byHeading.get(normalizeHeading(heading))
  if (known) return known
  const [, code] = /^stok\s+(\w+)$/i.exec(heading.trim()) ?? []
  if (code && warehouses.includes(code.toUpperCase())) return { heading, stock: code.toUpperCase() }
  const [, key] = /^atribut\s+([a-z][\w]*)$/i.exec(heading.trim()) ?? []
  return key ? { heading, attribute: key } : undefined
}
