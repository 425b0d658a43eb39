import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { makeEndlessWorkbook } from '#tests/support/files/old-excel.ts'
import { readWorkbook } from './workbook.ts'
import { writeWorkbook, type NewSheet } from './write-sheets.ts'

const BOUNDS = { rows: 100, columns: 20 }
/** Saved by LibreOffice as "Excel 97–2003": a summary sheet, then the bill of quantities. */
const oldWorkbook = await readFile(new URL('../../tests/support/files/rab.xls', import.meta.url))
const createWorkbook = async (sheets: NewSheet[]) => ({
  name: 'daftar.xlsx',
  bytes: await writeWorkbook(sheets),
})

test('readWorkbook: reads every sheet, with the row numbers that spreadsheets show', async () => {
  const rows = [['Nama'], [], ['Semen', 12.5]]
  const workbook = await readWorkbook(
    await createWorkbook([
      { name: 'A', rows: [['x']] },
      { name: 'B', rows },
    ]),
    BOUNDS,
  )
  assert.deepEqual(workbook, [
    [{ number: 1, cells: ['x'] }],
    [
      { number: 1, cells: ['Nama'] },
      { number: 3, cells: ['Semen', '12.5'] },
    ],
  ])
})

test('readWorkbook: skips hidden sheets', async () => {
  const sheets = [
    { name: 'Harga modal', rows: [['rahasia']], hidden: true },
    { name: 'RAB', rows: [['Semen']] },
  ]
  assert.deepEqual(await readWorkbook(await createWorkbook(sheets), BOUNDS), [
    [{ number: 1, cells: ['Semen'] }],
  ])
})

test('readWorkbook: reads XLS of Excel 97 to 2003', async () => {
  const [summary, bill] = await readWorkbook({ name: 'RAB.XLS', bytes: oldWorkbook }, BOUNDS)
  assert.equal(summary![0]!.cells[0], 'REKAPITULASI')
  const semen = bill!.find(({ cells }) => cells[1]?.startsWith('Semen'))
  assert.deepEqual(semen, {
    number: 9,
    cells: ['1', 'Semen portland 50 kg', 'Tiga Roda', '60', 'zak', '65000', '3900000'],
  })
})

test('readWorkbook: more rows or columns than the bounds are refused, not truncated', async () => {
  const rows = Array.from({ length: 101 }, (_, at) => [`Barang ${at}`])
  await assert.rejects(readWorkbook(await createWorkbook([{ name: 'A', rows }]), BOUNDS), {
    code: 'sheet.rows',
  })
  const wide = [Array.from({ length: 21 }, () => 'x')]
  const csv = { name: 'a.csv', bytes: Buffer.from(wide[0]!.join(';')) }
  for (const file of [await createWorkbook([{ name: 'A', rows: wide }]), csv])
    await assert.rejects(readWorkbook(file, BOUNDS), { code: 'sheet.columns' })
})

test('readWorkbook: refuses a workbook crafted to take forever, and reads the next one', async () => {
  const file = { name: 'tanpa-akhir.xls', bytes: makeEndlessWorkbook() }
  await assert.rejects(readWorkbook(file, BOUNDS), { code: 'sheet.unreadable', status: 422 })
  assert.equal((await readWorkbook({ name: 'rab.xls', bytes: oldWorkbook }, BOUNDS)).length, 2)
})

test('readWorkbook: broken workbooks are read or refused, never an internal error', async () => {
  // Fixed seed (xorshift), for the same bytes in every run.
  let seed = 7_202_611
  const next = () => (seed = (seed ^ (seed << 13) ^ (seed >>> 17) ^ (seed << 5)) >>> 0)
  const broken = Array.from({ length: 24 }, () => {
    const bytes = Buffer.from(oldWorkbook)
    for (let hit = 0; hit < 40; hit += 1) bytes[next() % bytes.length] = next() & 0xff
    return { name: 'rusak.xls', bytes }
  })
  for (const file of broken)
    await readWorkbook(file, BOUNDS).catch((thrown: unknown) =>
      assert.ok(isRefusal(thrown), String(thrown)),
    )
})
