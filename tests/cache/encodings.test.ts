import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { closeAfterTests } from '../support/close-after-tests.ts'
import {
  fetchUncompressed,
  CACHED_LIST_PATH,
  openShopWithTwoServers,
  type TestServer,
} from '../support/servers/two-servers.ts'

const fixture = await closeAfterTests(openShopWithTwoServers())

test('GET /product/ec/list: a client that has the response gets 304 until it changes', async () => {
  const { shop, servers } = fixture
  const first = await fetchUncompressed(servers[0]!, CACHED_LIST_PATH)
  assert.match(first.etag!, /^"[\w-]{22}"$/)
  const conditionalHeaders = { 'if-none-match': `"other", ${first.etag}` }
  const again = await fetchUncompressed(servers[0]!, CACHED_LIST_PATH, conditionalHeaders)
  assert.deepEqual([again.status, again.text, again.etag], [304, '', first.etag])
  const compressed = await fetchUncompressed(servers[0]!, CACHED_LIST_PATH, {
    'accept-encoding': 'br',
  })
  assert.equal(
    (
      await fetchUncompressed(servers[0]!, CACHED_LIST_PATH, {
        'if-none-match': compressed.etag!,
        'accept-encoding': 'br',
      })
    ).status,
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
  assert.equal(
    (await fetchUncompressed(servers[0]!, CACHED_LIST_PATH, conditionalHeaders)).status,
    200,
  )
})

test('GET /product/ec/list: each encoding has the same bytes and its own ETag', async () => {
  const { servers } = fixture
  const plain = await fetchUncompressed(servers[0]!, CACHED_LIST_PATH)
  const injectEncoded = async (encoding: string) => {
    const { rawBody, headers } = await injectRaw(servers[0]!, CACHED_LIST_PATH, encoding)
    assert.equal(headers['content-encoding'], encoding)
    assert.equal(headers['vary'], 'accept-encoding')
    return { rawBody, etag: headers['etag'] }
  }
  const [br, gzip] = [await injectEncoded('br'), await injectEncoded('gzip')]
  assert.equal(brotliDecompressSync(br.rawBody).toString(), plain.text)
  assert.equal(gunzipSync(gzip.rawBody).toString(), plain.text)
  assert.equal(new Set([plain.etag, br.etag, gzip.etag]).size, 3)
  const search = await injectRaw(servers[0]!, '/api/product/ec/list?search=semen', 'gzip')
  assert.equal(search.headers['content-encoding'], 'gzip')
  assert.ok(JSON.parse(gunzipSync(search.rawBody).toString()).data.results.length > 0)
})

async function injectRaw({ app }: TestServer, url: string, encoding: string) {
  const { rawPayload, headers } = await app.inject({
    url,
    headers: { 'accept-encoding': encoding },
  })
  return { rawBody: rawPayload, headers }
}
