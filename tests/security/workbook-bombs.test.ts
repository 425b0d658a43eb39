import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { isCallError } from '#platform/contract/call-error.ts'
import { validateImport } from '#modules/catalogue/catalogue-import/service/validate.ts'
import {
  makeCsvBombs,
  makeWorkbookBombs,
  makeWorkbooksWithImpossibleRows,
} from '../support/files/malicious/workbook-bombs.ts'
import { makeWorkbook } from '../support/files/workbook.ts'
import type { SampleFile } from '../support/files/valid.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop()

const toFile = ({ name, bytes }: SampleFile) => new File([new Uint8Array(bytes)], name)

/** Reads files one after the other in a process of their own. */
async function readAlone(files: readonly SampleFile[], reader: 'buyer' | 'staff') {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pondasi-bombs-'))
  try {
    for (const { name, bytes } of files) await writeFile(path.join(folder, name), bytes)
    const program = new URL('../support/files/read-files-alone.ts', import.meta.url).pathname
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder, reader])
    return JSON.parse(stdout) as { outcomes: Record<string, string>; peak: number }
  } finally {
    await rm(folder, { recursive: true })
  }
}
const isRefused = (outcome: string) => /^(?:413|415|422) /.test(outcome)
/** A megabyte of empty lines is a list of nothing. */
const isHarmless = (name: string) => name === 'empty lines.csv'

test('readWorkbook: no file of a buyer takes more than 700 MB or ends in an internal error', async () => {
  const files = [...makeWorkbookBombs(), ...makeCsvBombs(1_048_576)]
  const { outcomes, peak } = await readAlone(files, 'buyer')
  for (const [name, outcome] of Object.entries(outcomes))
    assert.ok(isRefused(outcome) || isHarmless(name), `${name}: ${outcome}`)
  assert.equal(Object.keys(outcomes).length, files.length)
  assert.ok(peak < 700, `${peak} MB`)
})

test('readRows: no file of staff takes more than 1.2 GB or ends in an internal error', async () => {
  const files = [...makeWorkbookBombs(), ...makeCsvBombs(33_554_432)]
  const { outcomes, peak } = await readAlone(files, 'staff')
  for (const [name, outcome] of Object.entries(outcomes))
    assert.ok(isRefused(outcome) || outcome === 'read', `${name}: ${outcome}`)
  assert.ok(peak < 1_200, `${peak} MB`)
})

test('POST /ecom/quick-order: refuses workbooks with too much text, and reads the next list', async () => {
  const { materialLists } = shop.asVisitor()
  const match = (sample: SampleFile) =>
    materialLists.match({ form: { text: '' }, files: { file: toFile(sample) } })
  for (const sample of makeWorkbookBombs().slice(0, 4)) {
    const outcome = await match(sample).then(
      () => 'accepted',
      (thrown: unknown) => (isCallError(thrown) ? thrown.status : thrown),
    )
    assert.ok([413, 415, 422].includes(outcome as number), `${sample.name}: ${String(outcome)}`)
  }
  const bytes = await makeWorkbook([['semen tiga roda 50 kg', 2]])
  assert.equal((await match({ name: 'rab.xlsx', bytes })).lines.length, 1)
})

test('POST /ecom/quick-order: a row number that no spreadsheet has is a 422', async () => {
  const { materialLists } = shop.asVisitor()
  for (const sample of makeWorkbooksWithImpossibleRows(['Barang', 'Jumlah']))
    await assert.rejects(
      materialLists.match({ form: { text: '' }, files: { file: toFile(sample) } }),
      { status: 422 },
    )
})

test('POST /staff/imports: a row number that no spreadsheet has refuses the file, and the import ends', async () => {
  const { catalogueImport } = await shop.asStaff('konten@contoh.id')
  for (const sample of makeWorkbooksWithImpossibleRows(['SKU', 'Harga eceran'])) {
    const { id } = await catalogueImport.upload({ files: { file: toFile(sample) } })
    await validateImport(shop.deps, { id })
    const { state, problem } = await catalogueImport.import({ id, query: {} })
    assert.equal(state, 'refused', sample.name)
    assert.match(problem!, /tidak bisa dibaca/)
  }
})
