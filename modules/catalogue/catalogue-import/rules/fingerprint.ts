import { COLUMNS, type ImportColumn, toColumnKey } from './columns.ts'

/**
 * A check sum of thirty bits for each exported cell of a row. An import compares cells with it, so that unedited cells
 * change nothing, however old the export is. The SKU is part of the check sum: a fingerprint copied into another row is
 * ignored.
 */
export function createFingerprint(
  sku: string,
  cells: readonly { column: ImportColumn; value: string }[],
): string {
  const values = new Map(cells.map(({ column, value }) => [toColumnKey(column), value]))
  const fields = FIXED_FIELDS.map((field) => computeSum(sku, field, values.get(field) ?? ''))
  const others = cells.filter(({ column, value }) => !isAlwaysRecorded(column) && value !== '')
  return [
    ...fields,
    ...others.map(({ column, value }) => computeSum(sku, toColumnKey(column), value)),
  ].join('')
}

/** Whether the export of a SKU wrote a value into a column. */
export function isExportedValue(
  fingerprint: string,
  sku: string,
  { column, value }: { column: ImportColumn; value: string },
): boolean {
  const sum = computeSum(sku, toColumnKey(column), value)
  const position = 'field' in column ? POSITIONS.get(column.field) : undefined
  if (position !== undefined) return readSum(fingerprint, position) === sum
  for (let at = FIXED_FIELDS.length; at * SUM_LENGTH < fingerprint.length; at++)
    if (readSum(fingerprint, at) === sum) return true
  return false
}

/** Whether a fingerprint was written into the row of a SKU. */
export const isFingerprintOf = (fingerprint: string, sku: string): boolean =>
  readSum(fingerprint, POSITIONS.get('sku')!) === computeSum(sku, 'sku', sku)

const SUM_LENGTH = 5
/** A barcode is remembered like an attribute, only where there is one: the first exports had no column for it. */
const FIXED_FIELDS = COLUMNS.map(({ field }) => field).filter((field) => field !== 'barcode')
const POSITIONS = new Map<string, number>(FIXED_FIELDS.map((field, at) => [field, at]))

/** Whether a fingerprint remembers a column of every row, also of an empty cell. */
export const isAlwaysRecorded = (column: ImportColumn): boolean =>
  'field' in column && POSITIONS.has(column.field)
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const readSum = (fingerprint: string, at: number): string =>
  fingerprint.slice(at * SUM_LENGTH, (at + 1) * SUM_LENGTH)

/** Five digits of six bits. */
function computeSum(...parts: readonly string[]): string {
  let hash = hashText(parts.join('\u0001'))
  let text = ''
  for (let at = 0; at < SUM_LENGTH; at++) {
    text += DIGITS[hash & 63]!
    hash >>>= 6
  }
  return text
}

/** FNV-1a over UTF-16 code units, its bits mixed at the end so that all of them depend on every character. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
