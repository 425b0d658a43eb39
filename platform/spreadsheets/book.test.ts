import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { isRefusal } from '#platform/refusal.ts'
import { endlessBook } from '#tests/files/old-excel.ts'
import { readBook } from './book.ts'

const BOUNDS = { rows: 100, columns: 20 }
/** Saved by LibreOffice as "Excel 97–2003": a summary in front, the bill of quantities behind it. */
const old = await readFile(new URL('../../tests/files/rab.xls', import.meta.url))
const bookOf = async (
  sheets: { name: string; rows: (string | number)[][]; hidden?: boolean }[],
) => ({
  name: 'daftar.xlsx',
  bytes: Buffer.from(await writeXlsx({ sheets })),
})

test('every sheet of a workbook is read, rows with the numbers that it shows', async () => {
  const rows = [['Nama'], [], ['Semen', 12.5]]
  const book = await readBook(
    await bookOf([
      { name: 'A', rows: [['x']] },
      { name: 'B', rows },
    ]),
    BOUNDS,
  )
  assert.deepEqual(book, [
    [{ number: 1, cells: ['x'] }],
    [
      { number: 1, cells: ['Nama'] },
      { number: 3, cells: ['Semen', '12.5'] },
    ],
  ])
})

test('hidden sheets are left where they are', async () => {
  const sheets = [
    { name: 'Harga modal', rows: [['rahasia']], hidden: true },
    { name: 'RAB', rows: [['Semen']] },
  ]
  assert.deepEqual(await readBook(await bookOf(sheets), BOUNDS), [
    [{ number: 1, cells: ['Semen'] }],
  ])
})

test('a book of Excel 97 to 2003 is read like any other', async () => {
  const [summary, bill] = await readBook({ name: 'RAB.XLS', bytes: old }, BOUNDS)
  assert.equal(summary![0]!.cells[0], 'REKAPITULASI')
  const semen = bill!.find(({ cells }) => cells[1]?.startsWith('Semen'))
  assert.deepEqual(semen, {
    number: 9,
    cells: ['1', 'Semen portland 50 kg', 'Tiga Roda', '60', 'zak', '65000', '3900000'],
  })
})

test('more rows or columns than the bounds are told, not cut off', async () => {
  const rows = Array.from({ length: 101 }, (_, at) => [`Barang ${at}`])
  await assert.rejects(readBook(await bookOf([{ name: 'A', rows }]), BOUNDS), {
    code: 'sheet.rows',
  })
  const wide = [Array.from({ length: 21 }, () => 'x')]
  const csv = { name: 'a.csv', bytes: Buffer.from(wide[0]!.join(';')) }
  for (const file of [await bookOf([{ name: 'A', rows: wide }]), csv])
    await assert.rejects(readBook(file, BOUNDS), { code: 'sheet.columns' })
})

test('a book that was made never to end is refused, and takes nothing else down', async () => {
  const file = { name: 'tanpa-akhir.xls', bytes: endlessBook() }
  await assert.rejects(readBook(file, BOUNDS), { code: 'sheet.unreadable', status: 422 })
  assert.equal((await readBook({ name: 'rab.xls', bytes: old }, BOUNDS)).length, 2)
})

test('broken books are read or refused, nothing else', async () => {
  // Fixed seed (xorshift): the same bytes every time.
  let seed = 7_202_611
  const next = () => (seed = (seed ^ (seed << 13) ^ (seed >>> 17) ^ (seed << 5)) >>> 0)
  const broken = Array.from({ length: 24 }, () => {
    const bytes = Buffer.from(old)
    for (let hit = 0; hit < 40; hit += 1) bytes[next() % bytes.length] = next() & 0xff
    return { name: 'rusak.xls', bytes }
  })
  for (const file of broken)
    await readBook(file, BOUNDS).catch((thrown: unknown) =>
      assert.ok(isRefusal(thrown), String(thrown)),
    )
})
