import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import http, { type ClientRequest } from 'node:http'
import path from 'node:path'
import { test } from 'node:test'
import { removeAbandonedFiles } from '#platform/http/uploads/receive-file.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { measureMemory } from '#tests/support/reachable-memory.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const MEGABYTE = 1_048_576
const SENDERS = 30
/** What all senders together may hold (bytes): whole files would be three hundred megabytes. */
const MAX_HELD_BYTES = 40 * MEGABYTE

const shop = await closeAfterTests(startServedShop({}, { variables: { ROLE: 'api' } }))
const folder = path.join(shop.dataDir, 'files-received')
const listReceived = () => readdir(folder).catch(() => [])
const { token } = await shop
  .client()
  .identity.signIn({ body: { email: 'retail@contoh.id', password: 'belanja-2026' } })

const BEGIN =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="foto.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'

/** Sends a photo of ten megabytes, but for its end. Resolves once the shop has taken all of it. */
const sendWithoutEnd = (content: Buffer) =>
  new Promise<ClientRequest>((resolve, reject) => {
    const request = http.request(`${shop.origin}/api/file-upload`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': BEGIN.length + content.length + 100,
      },
    })
    request.on('error', (thrown) => (request.destroyed ? undefined : reject(thrown)))
    request.write(BEGIN)
    request.write(content, () => resolve(request))
  })

const sizeReceived = async () => (await listReceived()).length

test('POST /file-upload: senders who stop before the end hold little memory, and leave nothing', async () => {
  const content = randomBytes(10 * MEGABYTE)
  const before = await measureMemory()
  const requests = await Promise.all(Array.from({ length: SENDERS }, () => sendWithoutEnd(content)))
  while ((await sizeReceived()) < SENDERS) await new Promise(setImmediate)
  const held = (await measureMemory()) - before
  assert.ok(held < MAX_HELD_BYTES, `${held} bytes are held for ${SENDERS} senders`)
  for (const request of requests) request.destroy()
  while ((await sizeReceived()) > 0) await new Promise(setImmediate)
})

const upload = (bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.set('file', new File([bytes], 'akta.pdf'))
  return fetch(`${shop.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
}

test('POST /upload: what was received is removed once it is answered, also where it is refused', async () => {
  assert.equal((await upload(new Uint8Array(pdf()))).status, 201)
  assert.equal((await upload(new Uint8Array(Buffer.from('%PDF-1.4 broken')))).status, 415)
  assert.equal((await upload(new Uint8Array(2 * MEGABYTE))).status, 415)
  assert.equal((await upload(new Uint8Array(11 * MEGABYTE))).status, 413)
  while ((await sizeReceived()) > 0) await new Promise(setImmediate)
})

test('POST /upload: a body that arrives after its head, with another request in between, is read', async () => {
  const content = pdf()
  const head = BEGIN.replace('foto.jpg', 'akta.pdf')
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')])
  const request = http.request(`${shop.origin}/api/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': body.length,
    },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
  })
  request.flushHeaders()
  for (let nr = 0; nr < 5; nr++) assert.equal((await upload(new Uint8Array(pdf()))).status, 201)
  request.end(body)
  assert.equal(await answered, 201)
})

test('POST /upload: a disk that takes no more is a 503 with a sentence, and the next one goes on', async () => {
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'no folder')
  const response = await upload(new Uint8Array(pdf()))
  assert.equal(response.status, 503)
  assert.match(await response.text(), /storage\.unavailable/)
  await rm(folder)
  assert.equal((await upload(new Uint8Array(pdf()))).status, 201)
})

test('removeAbandonedFiles: what an ended process has left goes after a day', async () => {
  const [old, young] = ['lama', 'baru'].map((name) => path.join(folder, name))
  for (const file of [old!, young!]) await writeFile(file, 'x')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await utimes(old!, yesterday, yesterday)
  await removeAbandonedFiles(shop.dataDir)
  assert.deepEqual(await listReceived(), ['baru'])
})
