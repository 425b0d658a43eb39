import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { streamCsvRows } from 'hucre/csv'
import { isSafeCsv } from '../http/uploads/csv.ts'
import { createCsvSplitter } from './csv-splitter.ts'
import { readRows } from './workbook.ts'

const BOUNDS = { rows: 1_000_000, columns: 20 }
const read = async (name: string, bytes: Uint8Array) =>
  (await Array.fromAsync(readRows({ name, bytes }, BOUNDS))).map(({ cells }) => cells)
/** What a parser makes of a whole text. */
const parseWhole = (text: string) => [...streamCsvRows(text, { delimiter: ';' })] as string[][]

/** Text of characters that mean something in a CSV. */
const csvText = fc.string({ unit: fc.constantFrom(...'";\r\na1é€'), maxLength: 60 })

test('createCsvSplitter: a text that is parsed in pieces has the same rows as a whole one', () => {
  fc.assert(
    fc.property(csvText, fc.array(fc.nat(60), { maxLength: 5 }), (text, cuts) => {
      const splitter = createCsvSplitter({ delimiter: ';', maxColumns: 100 })
      const ends = [...cuts, text.length].filter((end) => end <= text.length).sort((a, b) => a - b)
      const pieces = ends.map((end, at) => splitter.push(text.slice(ends[at - 1] ?? 0, end)))
      const rows = [...pieces, splitter.end()].flatMap(parseWhole)
      assert.deepEqual(rows, parseWhole(text), JSON.stringify([text, ends]))
    }),
    { seed: 20_261_122, numRuns: 3_000 },
  )
})

/** Rows that are longer than a chunk of bytes, with letters of several bytes at its borders. */
const LONG_ROWS = Array.from({ length: 30_000 }, (_, at) => [
  `SKU-${at}`,
  `½" × 4 m – é${'x'.repeat(at % 7)}`,
  at % 3 === 0 ? `baris\nkedua; "${at}"` : `5" pipa ${at}`,
])
const LONG_TEXT = LONG_ROWS.map((row) =>
  row.map((cell) => (/[\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'),
).join('\r\n')

for (const [encoding, bytes] of [
  ['UTF-8', Buffer.from(LONG_TEXT)],
  ['UTF-16', Buffer.from(`\ufeff${LONG_TEXT}`, 'utf16le')],
  [
    'Windows-1252',
    Buffer.concat([
      Buffer.from(LONG_TEXT.replaceAll('–', '-'), 'latin1'),
      Buffer.from('\r\nA;B;C', 'latin1'),
    ]),
  ],
] as const)
  test(`readRows: a CSV of megabytes in ${encoding} is read in pieces, packed or not`, async () => {
    assert.ok(bytes.length > 1_000_000)
    const rows = await read('katalog.csv', bytes)
    const expected =
      encoding === 'Windows-1252'
        ? [...LONG_ROWS.map((row) => row.map((cell) => cell.replace('–', '-'))), ['A', 'B', 'C']]
        : LONG_ROWS
    assert.deepEqual(rows, expected)
    assert.deepEqual(await read('katalog.csv.gz', gzipSync(bytes)), expected)
    for (const [kind, each] of [
      ['csv', bytes],
      ['gz', gzipSync(bytes)],
    ] as const)
      assert.equal(await isSafeCsv(each, kind), true)
  })

test('isSafeCsv: a packed CSV is looked through as it is unpacked', async () => {
  for (const text of ["SKU;x\nA;=cmd|'/c calc'!A1", `${'A;b\n'.repeat(200_000)}=WEBSERVICE("x")`])
    assert.equal(await isSafeCsv(gzipSync(text), 'gz'), false)
  assert.equal(await isSafeCsv(gzipSync(Buffer.from([1, 0, 2])), 'gz'), false)
  assert.equal(await isSafeCsv(gzipSync('SKU\nA').subarray(0, 15), 'gz'), false)
  assert.equal(await isSafeCsv(gzipSync('SKU;x\nA;1'), 'gz'), true)
})
