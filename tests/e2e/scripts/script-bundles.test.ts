import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readRouteManifest } from '#web/route-manifest/write-storefront-manifest.ts'

/**
 * The scripts of the largest page of the shop, a product, are 128 kB (bytes, brotli, without the hashes in them, which
 * weigh 1.6 kB): 2.4 kB are the drafts of forms and 3.1 kB what a page does without a connection, or with a form that
 * the shop failed to take. Both are loaded with the page, because nothing can be loaded when they are needed. The goal
 * is 120 kB (decision 10).
 */
const MAX_PAGE_BYTES = 128_000

/** The script of dormant pages (bytes, gzip; decision 100). */
const MAX_DORMANT_BYTES = 5_000

/**
 * A server sends ten segments of 1,460 bytes before it waits for the first acknowledgement, which takes 150 ms on a slow
 * line. The headers of a file are 360 bytes of them.
 */
const FIRST_ROUND_TRIP_BYTES = 14_600 - 400

const assets = new URL('../../../build/client/assets/', import.meta.url)
const readScript = (name: string) => readFile(new URL(name, assets), 'utf8')

/**
 * A script names others by their hashes, which change with each of them and compress by chance: some 100 bytes more or
 * less of a page say nothing about it.
 */
const withoutHashes = (text: string) =>
  text.replaceAll(/-[\w-]{7,8}(?=\.(?:js|css|svg)\b)/g, '-0000000')

const listScripts = async () => (await readdir(assets)).filter((name) => name.endsWith('.js'))

test('client bundles: contain no schemas and no list of common passwords', async () => {
  const scripts = await listScripts()
  assert.ok(scripts.length > 20, `${scripts.length} scripts`)
  for (const name of scripts) {
    const text = await readScript(name)
    for (const sign of ['$ZodType', 'mamapapa', 'steelers'])
      assert.ok(!text.includes(sign), `${sign} in ${name}`)
  }
})

test('client bundles: the scripts of every storefront page stay within their budget', async () => {
  const bytes = new Map<string, number>()
  for (const name of await listScripts())
    bytes.set(`/assets/${name}`, brotliCompressSync(withoutHashes(await readScript(name))).length)
  const manifestPath = [...bytes.keys()].find((path) => path.includes('/manifest-storefront-'))!
  const { entry, routes } = await readRouteManifest(
    new URL(manifestPath.replace('/assets/', ''), assets).pathname,
  )
  const sizes = Object.keys(routes)
    .filter((id) => id.startsWith('storefront/'))
    .map((id) => {
      const scripts = new Set([manifestPath, entry.module, ...entry.imports])
      for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
        for (const path of [route.module, ...(route.imports ?? [])]) scripts.add(path)
      return { id, size: [...scripts].reduce((sum, path) => sum + bytes.get(path)!, 0) }
    })
  assert.ok(sizes.length > 20, `${sizes.length} pages`)
  assert.deepEqual(
    sizes.filter(({ size }) => size > MAX_PAGE_BYTES),
    [],
  )
})

test('client bundles: the script of dormant pages is one file, without React', async () => {
  const names = (await listScripts()).filter((name) => name.startsWith('dormant-'))
  assert.equal(names.length, 1)
  const text = await readScript(names[0]!)
  assert.ok(gzipSync(text).length <= MAX_DORMANT_BYTES, `${gzipSync(text).length} bytes`)
  assert.doesNotMatch(text, /\bimport\b(?!\()|react/i)
})

test('client bundles: the styles of buyers arrive in the first round trip of a connection', async () => {
  const [name] = (await readdir(assets)).filter((each) => /^shop-.*\.css\.br$/.test(each))
  const { length } = await readFile(new URL(name!, assets))
  assert.ok(length <= FIRST_ROUND_TRIP_BYTES, `${length} bytes`)
})
