import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { detectColumns } from './columns.ts'
import { readSheet } from './read-sheet.ts'

const sheet = (...rows: (string | number)[][]) =>
  readSheet(rows.map((cells, at) => ({ number: at + 1, cells: cells.map(String) })))
/** A parsed line as text: `40 lembar Triplek`. */
const readItems = (...rows: (string | number)[][]) =>
  sheet(...rows).lines.map(({ qty, unit, text }) => [qty, unit, text].filter(Boolean).join(' '))

test('readSheet: a heading decides what its column contains, in any order', () => {
  const expected = ['10 sak Semen 50 kg']
  for (const [headings, row] of [
    [
      ['No', 'Nama barang', 'Jumlah', 'Satuan'],
      [1, 'Semen 50 kg', 10, 'zak'],
    ],
    [
      ['No.', 'URAIAN', 'SAT', 'HARGA SATUAN (Rp)', 'VOL', 'JUMLAH'],
      [1, 'Semen 50 kg', 'Sak', '65.000', '10', '650.000'],
    ],
    [
      ['Qty', 'Unit', 'Item description', 'Remarks'],
      [10, 'sak', 'Semen 50 kg', 'segera'],
    ],
    [
      ['Material', 'Ukuran', 'Kebutuhan'],
      ['Semen', '50 kg', '10 sak'],
    ],
    [
      ['Nama Barang', 'Harga', 'Jumlah (Rp)', 'Banyaknya', 'Sat.'],
      ['Semen 50 kg', 65000, 650000, 10, 'sak'],
    ],
    [
      ['Kode', 'Bahan', 'Total barang', 'Satuan'],
      ['A-01', 'Semen 50 kg', 10, 'karung'],
    ],
  ] as const)
    assert.deepEqual(readItems([...headings], [...row]), expected, headings.join())
})

test('readSheet: headings in two rows are one heading', () => {
  const rows = [
    ['No', 'Uraian Pekerjaan', 'Kebutuhan', '', 'Harga', ''],
    ['', '', 'Volume', 'Satuan', 'Satuan (Rp)', 'Jumlah (Rp)'],
    [1, 2, 3, 4, 5, 6],
    [1, 'Pasir beton', '6,5', 'm3', 320_000, 2_080_000],
  ]
  assert.deepEqual(readItems(...rows), ['6.5 m³ Pasir beton'])
})

test('readSheet: skips letterhead, titles, sums and signatures, and lists them', () => {
  const { lines, skipped } = sheet(
    ['RENCANA ANGGARAN BIAYA'],
    ['Lokasi', 'Cikarang'],
    ['No', 'Uraian', 'Volume', 'Satuan', 'Harga', 'Jumlah'],
    ['I', 'PEKERJAAN PONDASI', '', '', '', 9_000_000],
    [1, 'Semen 50 kg', 60, 'zak', 65_000, 3_900_000],
    [2, 'Cat tembok', '', '', '', ''],
    [3, 'Jumlah air kerja', 2, 'rit', '', ''],
    ['', 'Sub total', '', '', '', 3_900_000],
    ['No', 'Uraian', 'Volume', 'Satuan', 'Harga', 'Jumlah'],
    ['PPN 11%', '', '', '', '', 429_000],
    ['', 'Papan', 0, 'lbr'],
    ['', '', '', 'Dibuat oleh,'],
  )
  assert.deepEqual(
    lines.map(({ number, text, qty }) => [number, text, qty]),
    [
      [5, 'Semen 50 kg', 60],
      [6, 'Cat tembok', undefined],
      [7, 'Jumlah air kerja', 2],
    ],
  )
  assert.deepEqual(
    skipped.map(({ number }) => number),
    [1, 2, 3, 4, 8, 9, 10, 11, 12],
  )
  assert.equal(skipped[3]!.written, 'I · PEKERJAAN PONDASI · 9000000')
})

test('readSheet: reads a SKU beside the name', () => {
  const { lines } = sheet(
    ['SKU', 'Nama', 'Jumlah'],
    ['RB-TRP-09', 'Triplek 9 mm', 4],
    ['RB-TRP-12', '', 5],
  )
  assert.deepEqual(
    lines.map(({ sku, text, qty }) => [sku, text, qty]),
    [
      ['RB-TRP-09', 'Triplek 9 mm', 4],
      ['RB-TRP-12', 'RB-TRP-12', 5],
    ],
  )
})

test('readSheet: reads rows without headings by their contents', () => {
  assert.deepEqual(
    readItems([1, 'Semen 50 kg', 10, 'zak'], ['Total', 650_000], ['250 hebel 10 cm']),
    ['10 sak Semen 50 kg', '250 hebel 10 cm'],
  )
})

test('readSheet: does not mistake goods for headings', () => {
  for (const row of [
    ['1', 'Material alam: pasir beton', '10', 'm3'],
    ['Barang', ''],
    ['Jenis kayu', 'Meranti', 'Ukuran', '5/7'],
    ['Semen', 'Tiga Roda'],
  ])
    assert.equal(detectColumns(row), undefined, row.join())
})

test('readSheet: every row is a line or skipped, in order', () => {
  const cell = fc.oneof(
    fc.constantFrom('No', 'Nama barang', 'Jumlah', 'Satuan', 'Harga', 'sak', 'TOTAL', '12', ''),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 30 }), (rows) => {
      const { lines, skipped } = sheet(...rows)
      const numbers = [...lines, ...skipped].map(({ number }) => number)
      return numbers.length === rows.length && new Set(numbers).size === rows.length
    }),
  )
})
