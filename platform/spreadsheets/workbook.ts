import pLimit from 'p-limit'
import type { FileBytes } from '../http/uploads/received-file.ts'
import type { SheetBounds } from './limits.ts'
import { readInWorker } from './read-in-worker.ts'
import { limitRows, readCsvRows, type SheetRow } from './sheet-rows.ts'

/** What a buyer's workbook may take. */
const BUYER_LIMITS = { timeoutMs: 5_000, memoryMb: 192 }
const BUYER_TEXT_LENGTH = 4_000_000
/** How many sheets are read, from the first. */
const MAX_SHEETS = 12
/** Reads two workbooks at a time: sixty at once would take fifteen gigabytes. */
const limitReading = pLimit(2)

/** What a workbook of staff may take, which is up to 32 MB large. */
const STAFF_LIMITS = { timeoutMs: 60_000, memoryMb: 512 }
const STAFF_TEXT_LENGTH = 100_000_000

const findWorkbookKind = (name: string) => /\.(xlsx?)$/i.exec(name)?.[1]?.toLowerCase()

/**
 * Reads the visible sheets of an XLSX, XLS (Excel 97 to 2003) or CSV that has passed its upload's
 * rule. Throws 422 `sheet.unreadable`, `sheet.rows`, `sheet.columns`.
 */
export async function readWorkbook(file: FileBytes, bounds: SheetBounds): Promise<SheetRow[][]> {
  const kind = findWorkbookKind(file.name)
  if (!kind) return [await Array.fromAsync(limitRows(readCsvRows(file, bounds), bounds))]
  return limitReading(async () => {
    const sheets: SheetRow[][] = []
    const request = { kind, bytes: file.bytes, sheets: MAX_SHEETS }
    const limited = { ...bounds, textLength: BUYER_TEXT_LENGTH }
    for await (const { sheet, rows } of readInWorker({ ...request, bounds: limited }, BUYER_LIMITS))
      (sheets[sheet] ??= []).push(...rows)
    return sheets
  })
}

/**
 * Streams the rows of a CSV or of the first sheet of an XLSX, without empty ones. The file has
 * passed its upload's rule. A formula counts with the value that was saved beside it. Throws 422
 * `sheet.unreadable`, `sheet.rows`, `sheet.columns`.
 */
export async function* readRows(file: FileBytes, bounds: SheetBounds): AsyncGenerator<SheetRow> {
  const kind = findWorkbookKind(file.name)
  if (!kind) return yield* limitRows(readCsvRows(file, bounds), bounds)
  const limited = { ...bounds, textLength: STAFF_TEXT_LENGTH }
  const request = { kind, bytes: file.bytes, sheets: 1, bounds: limited }
  for await (const { rows } of readInWorker(request, STAFF_LIMITS)) yield* rows
}
