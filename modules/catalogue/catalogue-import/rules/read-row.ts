import { isBarcode } from '#platform/barcode.ts'
import { isAmbiguousNumber, parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { ImportColumn, ImportField } from './columns.ts'

/** The values of a row; empty cells are left out. Prices in whole rupiah, masses in kg. */
export type ParsedRow = {
  sku: string
  texts: Partial<
    Record<'product' | 'brand' | 'subCategory' | 'description' | 'name' | 'unit', string>
  >
  prices: Partial<Record<'retail' | 'business', number>>
  numbers: Partial<Record<NumberField, number>>
  active?: boolean
  barcode?: string
  stock: Record<string, number>
  attributes: Record<string, string>
}
export type RowError = { heading: string; message: string }

type NumberField =
  | 'minOrder'
  | 'multiple'
  | 'leadDays'
  | 'weightKg'
  | 'volumeM3'
  | 'lengthM'
  | 'piecesPerUnit'
  | 'coverageM2'

/** Minimum, maximum and decimals of each number, as in the catalogue's tables. */
const LIMITS: Record<NumberField, { min: number; max: number; decimals: number }> = {
  minOrder: { min: 0.001, max: 1_000_000, decimals: 3 },
  multiple: { min: 0.001, max: 1_000_000, decimals: 3 },
  leadDays: { min: 0, max: 365, decimals: 0 },
  weightKg: { min: 0.001, max: 100_000, decimals: 3 },
  volumeM3: { min: 0.000001, max: 1000, decimals: 6 },
  lengthM: { min: 0.01, max: 100, decimals: 2 },
  piecesPerUnit: { min: 0.01, max: 100_000, decimals: 2 },
  coverageM2: { min: 0.0001, max: 10_000, decimals: 4 },
}
/** A variant may be called `M`. */
const MIN_LENGTH: Record<keyof ParsedRow['texts'], number> = {
  product: 2,
  brand: 2,
  subCategory: 2,
  description: 2,
  name: 1,
  unit: 1,
}
const MAX_LENGTH: Record<keyof ParsedRow['texts'], number> = {
  product: 150,
  brand: 60,
  subCategory: 60,
  description: 5000,
  name: 120,
  unit: 20,
}

/**
 * Reads the cells of a row; reports all errors, not only the first. `knownSku` is the SKU of a row whose cell
 * names a variant of the catalogue.
 */
export function readRow(
  cells: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
  knownSku = '',
): { parsed: ParsedRow; errors: RowError[] } {
  const parsed: ParsedRow = {
    sku: knownSku,
    texts: {},
    prices: {},
    numbers: {},
    stock: {},
    attributes: {},
  }
  const errors: RowError[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (cell === '') continue
    if (!column) {
      errors.push({ heading: `Kolom ${index + 1}`, message: 'Ada isi di kolom tanpa judul.' })
      continue
    }
    const message = readCell(cell, column, parsed)
    if (message) errors.push({ heading: column.heading, message })
  }
  if (parsed.sku === '' && !errors.some(({ heading }) => heading === 'SKU'))
    errors.push({ heading: 'SKU', message: 'SKU kosong.' })
  return { parsed, errors }
}

/** Reads a cell into `parsed`; returns an error message if it is invalid. */
function readCell(cell: string, column: ImportColumn, parsed: ParsedRow): string | undefined {
  if ('recordedStock' in column || 'fingerprint' in column) return undefined
  if ('stock' in column)
    return readNumberCell(cell, { min: 0, max: 10_000_000, decimals: 3 }, (value) => {
      parsed.stock[column.stock] = value
    })
  if ('attribute' in column) {
    if (cell.length > 80) return 'Paling banyak 80 karakter.'
    parsed.attributes[column.attribute] = cell
    return undefined
  }
  return readField(cell, column.field, parsed)
}

function readField(cell: string, field: ImportField, parsed: ParsedRow): string | undefined {
  if (field === 'sku') {
    const sku = cell.toUpperCase()
    if (!/^[A-Z0-9]+(?:[-./][A-Z0-9]+)*$/.test(sku) || sku.length > 60)
      return `"${cell.slice(0, 60)}" bukan SKU.`
    parsed.sku = sku
    return undefined
  }
  if (field === 'retail' || field === 'business')
    return readNumberCell(cell, { min: 1, max: 1e10, decimals: 0 }, (value) => {
      parsed.prices[field] = value
    })
  if (field === 'active') {
    const [yes, no] = [
      /^(?:ya|y|1|true|dijual)$/i.test(cell),
      /^(?:tidak|t|n|0|false)$/i.test(cell),
    ]
    if (!yes && !no) return 'Tulis ya atau tidak.'
    parsed.active = yes
    return undefined
  }
  if (field === 'barcode') {
    if (!isBarcode(cell)) return 'Tulis semua angka di bawah kode batang, sebagai teks.'
    parsed.barcode = cell
    return undefined
  }
  if (field in LIMITS)
    return readNumberCell(cell, LIMITS[field as NumberField], (value) => {
      parsed.numbers[field as NumberField] = value
    })
  const text = field as keyof ParsedRow['texts']
  if (cell.length > MAX_LENGTH[text]) return `Paling banyak ${MAX_LENGTH[text]} karakter.`
  if (cell.length < MIN_LENGTH[text]) return 'Terlalu pendek.'
  parsed.texts[text] = cell
  return undefined
}

function readNumberCell(
  cell: string,
  { min, max, decimals }: { min: number; max: number; decimals: number },
  assign: (value: number) => void,
): string | undefined {
  const value = parseIndonesianNumber(cell)
  const shown = cell.slice(0, 40)
  if (value === undefined) return `"${shown}" bukan angka.`
  if (decimals > 0 && isAmbiguousNumber(cell))
    return `"${shown}" bisa berarti ribuan atau pecahan. Tulis tanpa pemisah ribuan.`
  if (value < min) return min > 0 ? 'Harus lebih dari nol.' : 'Tidak boleh kurang dari nol.'
  if (value > max) return 'Terlalu besar.'
  const scaled = value * 10 ** decimals
  if (Math.abs(scaled - Math.round(scaled)) > 1e-6 * Math.max(1, scaled))
    return decimals === 0
      ? 'Tulis angka bulat.'
      : `Paling banyak ${decimals} angka di belakang koma.`
  assign(Math.round(scaled) / 10 ** decimals)
  return undefined
}
