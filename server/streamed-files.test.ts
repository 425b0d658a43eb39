import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import { beforeEach, test } from 'node:test'
import { createS3FileStore } from '#platform/s3/s3-file-store.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { measureMemory } from '#tests/support/reachable-memory.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const MEGABYTE = 1_048_576
const READERS = 50
/** What all readers together may hold (bytes): whole files would be five hundred megabytes. */
const MAX_HELD_BYTES = 60 * MEGABYTE

const { account, objects, state, sending } = await openS3Server()
const shop = await closeAfterTests(
  startServedShop(
    { files: createS3FileStore(account, { timeoutMs: 5_000, retryDelaysMs: [1, 1] }) },
    { variables: { ROLE: 'api' } },
  ),
)

beforeEach(() => void Object.assign(state, { cuts: 0, stalls: 0, isLying: false }))

/** A buyer's own stored file of so many bytes: the address of its download, and what it is. */
async function storeOwnFile(size: number) {
  const { token } = await shop
    .client()
    .identity.signIn({ body: { email: 'retail@contoh.id', password: 'belanja-2026' } })
  const { id } = await shop.client({ token }).files.uploadDocument({
    files: { file: new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'akta.pdf') },
  })
  const bytes = randomBytes(size)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { place } = await shop.db
    .updateTable('stored_file')
    .set({ size, sha256: Buffer.from(sha256, 'hex') })
    .where('id', '=', id)
    .returning('place')
    .executeTakeFirstOrThrow()
  await shop.deps.files.put(place, bytes)
  return { url: `${shop.origin}/api/file-upload/${id}`, token, place, sha256 }
}

const open = ({ url, token }: { url: string; token: string }) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    http
      .get(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, resolve)
      .on('error', reject)
  })

async function digest(response: IncomingMessage): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of response) hash.update(piece as Buffer)
  return hash.digest('hex')
}

test('GET /file-upload/{id}: fifty slow readers of ten megabytes each hold little memory, and who goes on gets all of it', async () => {
  const file = await storeOwnFile(10 * MEGABYTE)
  const before = await measureMemory()
  // A response that nobody reads is a reader who takes nothing.
  const responses = await Promise.all(Array.from({ length: READERS }, () => open(file)))
  const held = (await measureMemory()) - before
  assert.ok(held < MAX_HELD_BYTES, `${held} bytes are held for ${READERS} readers`)
  for (const [nr, response] of responses.entries()) {
    assert.equal(response.headers['content-length'], String(10 * MEGABYTE))
    if (nr % 10 === 0) assert.equal(await digest(response), file.sha256)
    else response.destroy()
  }
  while (sending.size > 0) await new Promise(setImmediate)
})

test('GET /file-upload/{id}: a reader who leaves ends what the bucket was sending', async () => {
  const file = await storeOwnFile(10 * MEGABYTE)
  state.stalls = 1
  const response = await open(file)
  assert.equal(sending.size, 1)
  response.destroy()
  while (sending.size > 0) await new Promise(setImmediate)
})

test('GET /file-upload/{id}: what the bucket cuts off arrives whole', async () => {
  const file = await storeOwnFile(3 * MEGABYTE)
  state.cuts = 2
  assert.equal(await digest(await open(file)), file.sha256)
})

test('GET /file-upload/{id}: a large file that is damaged or stays away breaks off, and is logged', async () => {
  const file = await storeOwnFile(3 * MEGABYTE)
  for (const fault of [{ isLying: true }, { cuts: 100 }]) {
    Object.assign(state, { isLying: false }, fault)
    const logged = shop.logged.length
    const response = await open(file)
    assert.equal(response.statusCode, 200)
    await assert.rejects(digest(response), { code: 'ECONNRESET' })
    const lines = shop.logged.slice(logged).join('\n')
    assert.match(lines, /file cut off while it was sent/)
  }
})

test('GET /file-upload/{id}: a small file that is damaged is a 503 with a sentence', async () => {
  const file = await storeOwnFile(2_000)
  state.isLying = true
  const response = await open(file)
  assert.equal(response.statusCode, 503)
  const text = Buffer.concat(await response.toArray()).toString()
  assert.match(text, /storage\.unavailable/)
  objects.delete(file.place)
  assert.equal((await open(file)).statusCode, 500)
})

test('HEAD /file-upload/{id}: names the size and leaves nothing open', async () => {
  const file = await storeOwnFile(MEGABYTE)
  const response = await fetch(file.url, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${file.token}` },
  })
  assert.equal(response.headers.get('content-length'), String(MEGABYTE))
  while (sending.size > 0) await new Promise(setImmediate)
})
