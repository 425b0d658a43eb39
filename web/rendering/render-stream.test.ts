import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRenderStream } from './render-stream.ts'

const PRELOAD = '<link rel="modulepreload" href="/assets/'

test('createRenderStream: every script of a page is paused, and nothing else changes', async () => {
  const { sink, body } = createRenderStream()
  const start =
    '<script nonce="abc" type="module" async="">import "/assets/a.js"</script><script>late()</script>'
  const page = `<p>Rp 12.500 – “semen”</p>${PRELOAD}a.js"/>${PRELOAD}b.js"/><p>½ dus</p>${start}`
  // React writes wherever its buffer is full, also within a tag or a character.
  const bytes = Buffer.from(page)
  for (let at = 0; at < bytes.length; at += 7) sink.write(bytes.subarray(at, at + 7))
  sink.end()
  const sent = await new Response(body).text()
  assert.equal(
    sent,
    page.replaceAll('"modulepreload"', '"later-preload"').replace('"module"', '"paused"'),
  )
})

test('createRenderStream: a page without preloads is sent as it is', async () => {
  const { sink, body } = createRenderStream()
  sink.end('<p>Keranjang</p>')
  assert.equal(await new Response(body).text(), '<p>Keranjang</p>')
})
