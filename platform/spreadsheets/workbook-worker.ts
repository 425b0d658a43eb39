import { once } from 'node:events'
import { readXls, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { isRefusal } from '../refusal.ts'
import type { WorkbookMessage, WorkbookRequest } from './read-in-worker.ts'
import { limitRows, type RawSheetRow, type SheetRow } from './sheet-rows.ts'

// Reads one workbook, sends its rows in batches, each when it is asked for, and ends (see read-in-worker.ts).
const [request] = (await once(process, 'message')) as [WorkbookRequest]
const { kind, bytes, bounds, sheets } = request

/** Rows and characters of a batch. */
const BATCH_ROWS = 500
const BATCH_LENGTH = 1_000_000

async function readSheets(): Promise<(Iterable<RawSheetRow> | AsyncIterable<RawSheetRow>)[]> {
  if (kind === 'xlsx' && sheets === 1) return [streamFirstSheet()]
  const workbook =
    kind === 'xls'
      ? await readXls(bytes)
      : await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })
  return workbook.sheets.slice(0, sheets).map(({ rows }) => numberRows(rows))
}

async function* streamFirstSheet(): AsyncGenerator<RawSheetRow> {
  for await (const { index, values } of streamXlsxRows(bytes))
    yield { number: index + 1, cells: values }
}

function* numberRows(rows: readonly (readonly unknown[] | undefined)[]): Generator<RawSheetRow> {
  for (const [index, cells] of rows.entries()) if (cells) yield { number: index + 1, cells }
}

async function send(message: WorkbookMessage) {
  process.send!(message)
  await once(process, 'message')
}

async function sendRows(): Promise<void> {
  // One allowance of text for all sheets.
  let left = bounds.textLength ?? Infinity
  for (const [sheet, source] of (await readSheets()).entries()) {
    let [rows, length]: [SheetRow[], number] = [[], 0]
    for await (const row of limitRows(source, { ...bounds, textLength: left })) {
      rows.push(row)
      for (const cell of row.cells) length += cell.length
      if (rows.length < BATCH_ROWS && length < BATCH_LENGTH) continue
      left -= length
      await send({ sheet, rows })
      ;[rows, length] = [[], 0]
    }
    left -= length
    await send({ sheet, rows })
  }
}

try {
  await send({ isReady: true })
  await sendRows()
  await send({ isComplete: true })
} catch (thrown) {
  if (!isRefusal(thrown)) throw thrown
  const { code, message, status, more } = thrown
  await send({ refusal: { code, message, status, more } })
}
process.disconnect()
