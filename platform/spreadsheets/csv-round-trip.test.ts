import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseIndonesianNumber } from '../indonesian-number.ts'
import { readRows } from './workbook.ts'
import { type SheetCell, streamCsv } from './write-sheets.ts'

const BOUNDS = { rows: 1_000, columns: 20 }
const HEADINGS = ['SKU', 'Produk', 'Keterangan', 'Harga', 'Satuan', 'Isi']

async function writeCsv(rows: SheetCell[][]): Promise<Buffer> {
  const generate = async function* () {
    yield HEADINGS
    yield* rows
  }
  return Buffer.concat(await Array.fromAsync(streamCsv(generate())))
}
const readBack = async (bytes: Uint8Array) =>
  (await Array.fromAsync(readRows({ name: 'katalog.csv', bytes }, BOUNDS)))
    .slice(1)
    .map(({ cells }) => cells)

/** Texts that are hard on a CSV: formulas, apostrophes, quotes, separators, line breaks. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...`'=+-@\t\r\n";, 5a`), maxLength: 8 }),
  fc.constantFrom(
    '-5',
    '+62812',
    "'-5",
    "''=1",
    '=1+1',
    "=cmd|'/c calc'!A1",
    '-1.234,50',
    '@SUM(A1)',
  ),
)
const row = fc
  .tuple(text, text, fc.integer({ min: -1e12, max: 1e12 }), text)
  .map(([a, b, number, c]): SheetCell[] => ['A-1', a, b, number / 1_000, c, 'x'])

test('streamCsv: what is written is read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const actual = await readBack(await writeCsv(rows))
      assert.equal(actual.length, rows.length)
      for (const [index, cells] of rows.entries())
        for (const [column, cell] of cells.entries()) {
          const shown = actual[index]![column]!
          if (typeof cell === 'number') assert.equal(parseIndonesianNumber(shown), cell)
          // A reader leaves out white space around a text.
          else assert.equal(shown, cell!.trim())
        }
    }),
    { seed: 20_261_120, numRuns: 400 },
  )
})

test('streamCsv: no text begins like a formula, and numbers stay numbers', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const line = (await writeCsv([['A-1', 'x', value, -5.5, 'x', 'x']])).toString()
      const [, cell] = /;x;("(?:[^"]|"")*"|[^;]*);-5,5;x;x$/.exec(line)!
      const shown = cell!.startsWith('"') ? cell!.slice(1) : cell!
      assert.ok(!/^[=+@\t\r\n]/.test(shown) && !/^-(?!\d+(?:[.,]\d+)*$)/.test(shown), line)
    }),
    { seed: 20_261_120, numRuns: 400 },
  )
})
