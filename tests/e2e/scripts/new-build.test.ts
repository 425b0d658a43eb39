import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { DESKTOP } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

const LATEST = '**/builds/latest.json?*'
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

test('GET /builds/latest.json: names the build, whose own file is cached for good', async () => {
  const latest = await fetch(`${shop.origin}/builds/latest.json?${Date.now()}`)
  assert.equal(latest.headers.get('cache-control'), 'no-store')
  const build = (await latest.json()) as { id: string; timestamp: number }
  assert.match(build.id, /^\w+$/)
  assert.ok(build.timestamp > Date.parse('2020-01-01'))
  const meta = await fetch(`${shop.origin}/builds/meta/${build.id}.json`)
  assert.match(meta.headers.get('cache-control')!, /immutable/)
  const { prerendered, ...rest } = (await meta.json()) as { prerendered: string[] }
  assert.deepEqual(rest, build)
  for (const path of ['/', '/faq', '/blog', '/syarat-dan-ketentuan'])
    assert.ok(prerendered.includes(path), path)
  assert.ok(!prerendered.includes('/cart'))
  assert.equal((await fetch(`${shop.origin}/builds/meta/lama.json`)).status, 404)
})

test('GET {path}/_payload.json: the data of a page that everybody gets alike, and of no other', async () => {
  const load = (path: string) => fetch(`${shop.origin}${path}/_payload.json?${Date.now()}`)
  const faq = await load('/faq')
  assert.equal(new URL(faq.url).pathname, '/faq.data')
  assert.match(await faq.text(), /Tanya jawab/)
  const home = await load('')
  assert.equal(home.status, 200)
  await home.body?.cancel()
  for (const path of ['/cart', '/profile', '/tidak-ada', '//faq', '/blog/a/b/c'])
    assert.equal((await load(path)).status, 404, path)
})

test('a newer build: is noticed within five minutes and taken with the next page', async () => {
  await visit(DESKTOP, async (page) => {
    await page.clock.install()
    const asked: string[] = []
    await page.route(LATEST, async (route) => {
      asked.push(route.request().url())
      if (asked.length === 1) await route.continue()
      else await route.fulfill({ json: { id: 'lain', timestamp: 1 } })
    })
    await page.goto('/kemitraan')
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.documentElement.dataset['device'])
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
    const footer = page.getByRole('navigation', { name: 'Peta situs' })

    const same = page.waitForResponse(/latest\.json/)
    await page.clock.runFor(300_000)
    await same
    await footer.getByRole('link', { name: 'Semua produk' }).click()
    await page.waitForURL('/produk')
    assert.equal(await isSameDocument(page), true)

    const newer = page.waitForResponse(/latest\.json/)
    await page.clock.runFor(300_000)
    await newer
    assert.equal(await isSameDocument(page), true)
    // Asked once more: the page has read what it was answered before.
    await page.evaluate(() => fetch('/builds/latest.json?lagi').then((latest) => latest.json()))
    await footer.getByRole('link', { name: 'Semua kategori' }).click()
    await page.waitForURL('/kategori')
    assert.equal(await isSameDocument(page), false)
    assert.equal(new Set(asked).size, asked.length)
  })
})
