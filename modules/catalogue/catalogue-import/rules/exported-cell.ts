import { padBarcode } from '#platform/barcode.ts'
import { formatCellNumber, parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { ImportColumn } from './columns.ts'
import type { KnownVariant } from './row-diff.ts'

/** What an export writes of a variant into a column; null leaves the cell empty. */
export function toExportedCell(
  known: KnownVariant & { sku: string },
  column: ImportColumn,
): string | number | null {
  if ('recordedStock' in column) return known.stock[column.recordedStock]?.onHand ?? null
  if ('attribute' in column) return known.attributes[column.attribute] ?? null
  if (!('field' in column)) return null
  if (column.field === 'active') return known.active ? 'ya' : 'tidak'
  return known[column.field]
}

/** An exported value in the one form in which cells are compared. */
export const normalizeCell = (value: string | number | null): string =>
  typeof value === 'number' ? formatCellNumber(value) : normalizeText(value ?? '')

/**
 * What the text of a cell may mean, in the form of `normalizeCell`. Spreadsheet programs rewrite numbers when
 * they save a CSV, and `1,125` may be either of two: the exported one is meant, if it is among them.
 */
export function listReadings(text: string, column: ImportColumn, known: KnownVariant): string[] {
  const plain = normalizeText(text)
  if ('field' in column && column.field === 'active') return [plain.toLowerCase()]
  if ('field' in column && column.field === 'barcode') return [plain, ...listBarcodes(plain, known)]
  return holdsNumber(column, known) ? [plain, ...listNumberReadings(plain)] : [plain]
}

/**
 * A barcode as spreadsheet programs leave it when they save a CSV: `8991002101630` becomes `8,991E+12`, and leading
 * zeros go. The one of the catalogue is meant, if it is what such a text may have been.
 */
function listBarcodes(text: string, { barcode }: KnownVariant): string[] {
  if (barcode === null) return []
  if (/^\d+$/.test(text)) return padBarcode(text) === padBarcode(barcode) ? [barcode] : []
  const [, fraction = ''] = /^\d(?:[.,](\d+))?E\+?\d+$/i.exec(text) ?? []
  const isRounded = Number(barcode).toExponential(fraction.length) === normalizeExponent(text)
  return isRounded ? [barcode] : []
}

const normalizeExponent = (text: string) => text.replace(',', '.').replace(/E\+?0*/i, 'e+')

function listNumberReadings(text: string): string[] {
  const grouped = parseIndonesianNumber(text)
  const decimal = /^-?\d+[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : undefined
  return [grouped, decimal].filter((each) => each !== undefined).map(formatCellNumber)
}

const TEXT_FIELDS = new Set([
  'sku',
  'product',
  'brand',
  'subCategory',
  'name',
  'unit',
  'description',
  'barcode',
])

function holdsNumber(column: ImportColumn, { attributes, facets }: KnownVariant): boolean {
  if ('field' in column) return !TEXT_FIELDS.has(column.field)
  if (!('attribute' in column)) return true
  const { attribute: key } = column
  return typeof attributes[key] === 'number' || isNumberAttribute(facets, key)
}

const isNumberAttribute = (facets: KnownVariant['facets'], key: string): boolean =>
  facets.some((facet) => facet.key === key && facet.type === 'number')

/** Without what a workbook cannot hold: control characters, other line breaks, space at the ends. */
const normalizeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- XML 1.0 has no other control characters.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .trim()
