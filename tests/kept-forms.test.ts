import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, LIST, shopWithDoors, type Door } from './kept-doors.ts'

let open: Awaited<ReturnType<typeof shopWithDoors>>
before(async () => {
  open = await shopWithDoors()
})
after(() => open?.close())

test('who has an answer is told 304, until it changes', async () => {
  const { shop, doors } = open
  const first = await ask(doors[0]!, LIST)
  assert.match(first.etag!, /^"[\w-]{22}"$/)
  const held = { 'if-none-match': `"other", ${first.etag}` }
  const again = await ask(doors[0]!, LIST, held)
  assert.deepEqual([again.status, again.text, again.etag], [304, '', first.etag])
  const packed = await ask(doors[0]!, LIST, { 'accept-encoding': 'br' })
  assert.equal(
    (await ask(doors[0]!, LIST, { 'if-none-match': packed.etag!, 'accept-encoding': 'br' })).status,
    304,
  )
  await shop.db
    .updateTable('product')
    .set(({ eb }) => ({ popularity: eb('popularity', '+', 1) }))
    .execute()
  await shop.db
    .updateTable('brand')
    .set(({ eb }) => ({ name: eb('name', '||', '!') }))
    .execute()
  assert.equal((await ask(doors[0]!, LIST, held)).status, 200)
})

test('packed answers hold the same bytes, each form under a tag of its own', async () => {
  const { doors } = open
  const plain = await ask(doors[0]!, LIST)
  const raw = async (encoding: string) => {
    const { rawBody, headers } = await inflatedByNobody(doors[0]!, LIST, encoding)
    assert.equal(headers['content-encoding'], encoding)
    assert.equal(headers['vary'], 'accept-encoding')
    return { rawBody, etag: headers['etag'] }
  }
  const [br, gzip] = [await raw('br'), await raw('gzip')]
  assert.equal(brotliDecompressSync(br.rawBody).toString(), plain.text)
  assert.equal(gunzipSync(gzip.rawBody).toString(), plain.text)
  assert.equal(new Set([plain.etag, br.etag, gzip.etag]).size, 3)
  const own = await inflatedByNobody(doors[0]!, '/api/product/ec/list?search=semen', 'gzip')
  assert.equal(own.headers['content-encoding'], 'gzip')
  assert.ok(JSON.parse(gunzipSync(own.rawBody).toString()).data.results.length > 0)
})

async function inflatedByNobody({ app }: Door, url: string, encoding: string) {
  const { rawPayload, headers } = await app.inject({
    url,
    headers: { 'accept-encoding': encoding },
  })
  return { rawBody: rawPayload, headers }
}
