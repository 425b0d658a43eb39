import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { isCallFailed } from '#platform/contract/failure.ts'
import type { Api } from '#modules/client.ts'
import { honestFiles, pdf, type Sample } from './files/honest.ts'
import { hostileFiles } from './files/hostile.ts'
import { testShop, type TestShop } from './shop.ts'

let shop: TestShop
let buyer: Api
before(async () => {
  shop = await testShop()
  buyer = await shop.as()
})
after(() => shop?.close())

const sent = ({ name, bytes }: Sample) => new File([new Uint8Array(bytes)], name)
const send = (sample: Sample) =>
  buyer.files.upload({ form: { purpose: 'attachment' }, files: { file: sent(sample) } })
/** The limit of sendings is not what is tried here. */
const later = () => shop.clock.forward(600_000)

const kept = async () =>
  (await readdir(shop.tools.files.root, { recursive: true }).catch(() => [])).filter((name) =>
    /\.\w+$/.test(name),
  )

test('an honest file of every kind is taken, and comes back byte for byte', async () => {
  for (const sample of await honestFiles()) {
    const { id, size } = await send(sample)
    assert.equal(size, sample.bytes.length, sample.name)
    assert.deepEqual(Buffer.from(await buyer.files.opened({ id })), sample.bytes)
    await buyer.files.removeUpload({ query: { id } })
  }
})

test('no hostile file gets past the door, and none leaves anything on the disk', async () => {
  const before = await kept()
  const files = await hostileFiles()
  assert.ok(files.length >= 150, `${files.length} files`)
  let tried = 0
  for (const file of files) {
    if (tried++ % 100 === 0) later()
    const outcome = await send(file).then(
      () => 'taken',
      (thrown: unknown) => (isCallFailed(thrown) ? thrown.status : thrown),
    )
    assert.ok(
      [413, 415, 422].includes(outcome as number),
      `${file.name}, ${file.tries}: ${outcome}`,
    )
  }
  assert.deepEqual(await kept(), before)
})

test('an honest file by a name of three hundred letters, or one that climbs, is refused too', async () => {
  later()
  const before = await kept()
  const names = [
    `${'a'.repeat(296)}.pdf`,
    '../../../etc/passwd.pdf',
    'C:\\windows\\x.pdf',
    'a\r\nb.pdf',
  ]
  for (const name of names)
    await assert.rejects(send({ name, bytes: pdf() }), { status: 422, code: 'file.name' }, name)
  assert.deepEqual(await kept(), before)
})
