import { type ImportColumn, toColumnKey } from './columns.ts'
import { listReadings, normalizeCell, toExportedCell } from './exported-cell.ts'
import { isAlwaysRecorded, isExportedValue, isFingerprintOf } from './fingerprint.ts'
import type { RowError } from './read-row.ts'
import type { KnownVariant } from './row-diff.ts'

export type EditedCells = {
  /** The cells that somebody edited; all others are empty, which changes nothing. */
  cells: string[]
  /** Keys of edited columns whose value in the catalogue has changed since the export, too. */
  overlaps: string[]
  errors: RowError[]
}

/**
 * The cells of a known variant that say something else than the export wrote and than the catalogue holds.
 * They alone are read, validated and imported, so that an export is never refused and an old one resets
 * nothing.
 */
export function listEditedCells(
  cells: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
  known: KnownVariant & { sku: string },
): EditedCells {
  const fingerprint = readFingerprint(cells, columns, known.sku)
  const overlaps: string[] = []
  const errors: RowError[] = []
  const edited = cells.map((cell, at) => {
    const column = columns[at]
    if (!column || cell === '' || 'stock' in column) return cell
    if ('fingerprint' in column) return ''
    const current = normalizeCell(toExportedCell(known, column))
    const readings = listReadings(cell, column, known)
    const wasExported = (value: string) =>
      fingerprint !== undefined && isExportedValue(fingerprint, known.sku, { column, value })
    if (readings.includes(current) || readings.some(wasExported)) return ''
    if ('recordedStock' in column) {
      if (fingerprint !== undefined) errors.push(recordedStockEdited(column))
      return ''
    }
    // An attribute or a barcode without a value leaves no check sum.
    const isRecorded = current !== '' || isAlwaysRecorded(column)
    if (fingerprint !== undefined && isRecorded && !wasExported(current))
      overlaps.push(toColumnKey(column))
    return cell
  })
  return { cells: edited, overlaps, errors }
}

function readFingerprint(
  cells: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
  sku: string,
): string | undefined {
  const fingerprint = cells[columns.findIndex((column) => column && 'fingerprint' in column)]
  return fingerprint !== undefined && isFingerprintOf(fingerprint, sku) ? fingerprint : undefined
}

const recordedStockEdited = ({
  heading,
  recordedStock,
}: {
  heading: string
  recordedStock: string
}): RowError => ({
  heading,
  message: `Kolom ini hanya keterangan. Tulis hasil hitung di kolom Stok ${recordedStock}.`,
})
