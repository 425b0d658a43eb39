import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { type SheetCell, streamCsv } from '#platform/spreadsheets/write-sheets.ts'
import type { Api } from '#modules/client.ts'
import { watchMemory } from '../attack/memory.ts'
import { signInContent, waitForImport } from '../content-staff.ts'
import type { Drill, DrillContext } from '../drill.ts'
import { startShop } from '../shop-process.ts'

/** As many rows as an import takes below its headings. */
const MAX_ROWS = 199_999
const USUAL_MEMORY_MB = 350
const REST_MS = 60_000

type TrippedFile = { file: File; rows: number; additions: number }

/**
 * The demo's whole catalogue is exported and imported unchanged, as a workbook, a CSV and a packed CSV: every row is read,
 * none is refused, none changes anything. Then a packed CSV with as many rows as an import takes.
 */
export const catalogueRoundTrip: Drill = {
  name: 'catalogue-round-trip',
  title: 'the whole catalogue exported, and imported unchanged',
  rounds: 1,
  async run(context) {
    const shop = await startShop(context, { env: { DEMO: '1' } })
    const content = await signInContent(shop)
    const memory = watchMemory(shop)
    context.onEnd(async () => memory.stop())
    const memoryBefore = shop.readMemoryMb()
    const failures: string[] = []
    const figures: string[] = []
    const check = async ({ file, rows, additions }: TrippedFile) => {
      const { shown, problem } = await importUnchanged(content, file, { rows, additions })
      context.printLine(shown)
      figures.push(shown)
      failures.push(...problem)
    }
    for (let round = 0; round < context.rounds; round++) {
      const xlsx = await download(context, content, 'xlsx')
      const csv = await download(context, content, 'csv')
      const rows = await countRows(csv)
      for (const file of [xlsx, csv, await pack(csv)]) await check({ file, rows, additions: 0 })
      const additions = MAX_ROWS - rows
      await check({ file: await pack(await enlarge(csv, additions)), rows: MAX_ROWS, additions })
    }
    const peak = memory.findPeakMb()
    await pause(REST_MS, undefined, { signal: context.endSignal })
    const memoryAfter = shop.readMemoryMb()
    if (memoryAfter > USUAL_MEMORY_MB) failures.push(`${memoryAfter} MB a minute after`)
    figures.push(`memory ${memoryBefore} MB, at most ${peak}, a minute after ${memoryAfter}`)
    return { failures, figures }
  },
}

async function download(context: DrillContext, content: Api, format: 'xlsx' | 'csv') {
  const startedAt = performance.now()
  const chunks = await Array.fromAsync(await content.catalogueImport.export({ query: { format } }))
  const file = new File(chunks as BlobPart[], `katalog.${format}`)
  context.printLine(`${describe(file)} exported in ${seconds(startedAt)}`)
  return file
}

type Expected = { rows: number; additions: number }

async function importUnchanged(content: Api, file: File, expected: Expected) {
  const startedAt = performance.now()
  const { id } = await content.catalogueImport.upload({ files: { file } })
  const sent = seconds(startedAt)
  const { rows, faults, changes, additions } = await waitForImport(content, id, 'checked')
  const shown = `${describe(file)}: ${rows} rows, ${faults} refused, ${changes - additions} changed, ${additions} new; sent in ${sent}, validated in ${seconds(startedAt)}`
  const isRight =
    rows === expected.rows &&
    faults === 0 &&
    changes === additions &&
    additions === expected.additions
  return { shown, problem: isRight ? [] : [`not unchanged: ${shown}`] }
}

const readCsv = async (file: File) =>
  readRows(
    { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
    { rows: MAX_ROWS + 2, columns: 1_000 },
  )

async function countRows(csv: File): Promise<number> {
  let rows = -1
  for await (const _ of await readCsv(csv)) rows++
  return rows
}

const pack = async (file: File) =>
  new File(
    [(await promisify(gzip)(new Uint8Array(await file.arrayBuffer()))) as BlobPart],
    `${file.name}.gz`,
  )

/** Adds rows with SKUs of their own, until there are so many more. */
async function enlarge(csv: File, more: number): Promise<File> {
  async function* generate(): AsyncGenerator<SheetCell[]> {
    for await (const { cells } of await readCsv(csv)) yield cells
    for (let left = more, copy = 1; left > 0; copy++) {
      let headings: readonly string[] | undefined
      for await (const { cells } of await readCsv(csv)) {
        if (headings && left-- > 0) yield toCopy(cells, headings, copy)
        headings ??= cells
      }
    }
  }
  const chunks = await Array.fromAsync(streamCsv(generate()))
  return new File(chunks as BlobPart[], csv.name)
}

/** A variant of the same product: the name says which, and nothing of the export's trace fits any more. */
const toCopy = (cells: readonly string[], headings: readonly string[], copy: number): SheetCell[] =>
  cells.map((cell, at) => {
    if (headings[at] === 'SKU') return `${cell}-${copy}`
    if (headings[at] === 'Varian') return `${cell} (${copy})`
    return headings[at] === 'Kode batang' ? '' : cell
  })

const describe = ({ name, size }: File) => `${name}, ${(size / 1_048_576).toFixed(1)} MB`
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`
