import { collectFile } from '#platform/files/stored-content.ts'
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import { makeValidFiles, pdf, type SampleFile } from '../support/files/valid.ts'
import { makeMaliciousFiles } from '../support/files/malicious.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop()
const buyer = await shop.asBuyer()

const toFile = ({ name, bytes }: SampleFile) => new File([new Uint8Array(bytes)], name)
const upload = (sample: SampleFile) =>
  buyer.files.upload({ form: { purpose: 'attachment' }, files: { file: toFile(sample) } })
/** Steps past the upload rate limit, which is not under test here. */
const resetRateLimit = () => shop.clock.advance(600_000)

const listStoredFiles = async () =>
  (await readdir(shop.deps.files.root, { recursive: true }).catch(() => [])).filter((name) =>
    /\.\w+$/.test(name),
  )

test('POST /file-upload: accepts a valid file of every type and returns it byte for byte', async () => {
  for (const sample of await makeValidFiles()) {
    const { id, size } = await upload(sample)
    assert.equal(size, sample.bytes.length, sample.name)
    assert.deepEqual(await collectFile(await buyer.files.opened({ id })), sample.bytes)
    await buyer.files.removeUpload({ query: { id } })
  }
})

test('POST /file-upload: refuses every hostile file and stores nothing', async () => {
  const before = await listStoredFiles()
  const files = await makeMaliciousFiles()
  assert.ok(files.length >= 150, `${files.length} files`)
  let count = 0
  for (const file of files) {
    if (count++ % 100 === 0) resetRateLimit()
    const outcome = await upload(file).then(
      () => 'accepted',
      (thrown: unknown) => (isCallError(thrown) ? thrown.status : thrown),
    )
    assert.ok(
      [413, 415, 422].includes(outcome as number),
      `${file.name}, ${file.attack}: ${outcome}`,
    )
  }
  assert.deepEqual(await listStoredFiles(), before)
})

test('POST /file-upload: refuses a valid file with an overlong name or path segments', async () => {
  resetRateLimit()
  const before = await listStoredFiles()
  const names = [
    `${'a'.repeat(296)}.pdf`,
    '../../../etc/passwd.pdf',
    'C:\\windows\\x.pdf',
    'a\r\nb.pdf',
  ]
  for (const name of names)
    await assert.rejects(upload({ name, bytes: pdf() }), { status: 422, code: 'file.name' }, name)
  assert.deepEqual(await listStoredFiles(), before)
})
