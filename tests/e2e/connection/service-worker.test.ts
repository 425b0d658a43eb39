import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import {
  waitForCopy,
  waitForWorker,
  waitUntil,
} from '#tests/support/browser/service-worker-steps.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const screens = [
  ['360 px', { ...PHONE, serviceWorkers: 'allow' }],
  ['1280 px', { ...DESKTOP, serviceWorkers: 'allow' }],
] as const

const listCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted())

const fetchWorker = async () => (await fetch(`${shop.origin}/sw.js`)).text()

for (const [size, screen] of screens) {
  test(`the service worker at ${size}: a page seen before opens without the shop, with its age and without its actions`, async () => {
    await openBreakablePage(browser, shop, screen, async ({ page, line, open }) => {
      const { results } = await shop.client().catalogue.products()
      const address = `/produk/${results[0]!.slug}`
      await open(address)
      await waitForWorker(page)
      await waitForCopy(page)
      await line.set('refused')
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('Disimpan baru saja, tanpa sambungan.').waitFor()
      const add = page.getByRole('button', { name: 'Tambah ke keranjang', exact: true })
      assert.equal(await add.evaluate((button) => getComputedStyle(button).cursor), 'not-allowed')
      await line.set('up')
      const posts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url())
      })
      await add.click()
      assert.deepEqual(posts, [])
      // With the connection the copy becomes the page.
      await page.evaluate(() => void dispatchEvent(new Event('online')))
      await page.getByText('Disimpan baru saja').waitFor({ state: 'hidden' })
      await add.click()
      await page.getByText('Masuk keranjang.').waitFor()
    })
  })

  test(`the service worker at ${size}: an address never seen shows its own page, which opens again with the shop`, async () => {
    await openBreakablePage(browser, shop, screen, async ({ page, line, open }) => {
      await open('/')
      await waitForWorker(page)
      await line.set('refused')
      await page.goto('/profile')
      await page.getByRole('heading', { name: 'Toko belum dapat dihubungi' }).waitFor()
      await line.set('up')
      await page.getByRole('link', { name: 'Coba lagi' }).click()
      await page.getByRole('heading', { name: 'Masuk', exact: true }).waitFor()
    })
  })
}

test('the service worker: copies contain nothing about the person who is signed in', async () => {
  const [, screen] = screens[0]
  await openBreakablePage(browser, shop, screen, async ({ page, line, open }) => {
    await signIn(page)
    await open('/')
    const name = (
      await shop.db
        .selectFrom('account')
        .select('name')
        .where('email', '=', 'retail@contoh.id')
        .executeTakeFirstOrThrow()
    ).name
    await waitForWorker(page)
    await waitForCopy(page)
    await page.goto('/profile')
    await page.goto('/cart')
    await line.set('refused')
    for (const address of ['/profile', '/cart', '/profile/daftar-transaksi'])
      assert.equal(
        await page.evaluate(async (path) => (await caches.match(path)) === undefined, address),
        true,
        address,
      )
    await page.goto('/')
    await page.getByText('Disimpan baru saja').waitFor()
    const html = await page.content()
    assert.ok(!html.includes(name) && !html.includes('retail@contoh.id'))
  })
})

test('the service worker: toasts and the error page are there without a connection', async () => {
  const [, screen] = screens[1]
  await openBreakablePage(browser, shop, screen, async ({ page, context, line, open }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { results } = await shop.client().catalogue.products()
    await open(`/produk/${results[0]!.slug}`)
    await waitForWorker(page)
    await line.set('refused')
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await page.getByText('Berhasil disalin').waitFor()
    const names = await page.evaluate(async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        )
      )
        .flat()
        .map(({ url }) => new URL(url).pathname),
    )
    const errorPage = names.find((name) => name.startsWith('/assets/error-page'))
    assert.ok(errorPage)
    assert.equal(await page.evaluate(async (path) => (await fetch(path)).status, errorPage), 200)
  })
})

test('the service worker: another build replaces it at the next visit, and its files are gone', async () => {
  const [, screen] = screens[1]
  await openBreakablePage(browser, shop, screen, async ({ page, line, open }) => {
    await open('/kategori')
    await waitForWorker(page)
    await waitForCopy(page)
    const before = await listCaches(page)
    const build = /shell-(\w+)/.exec(before.find((name) => name.startsWith('shell-'))!)![1]!
    const text = await fetchWorker()
    const nextText = text.replace(build, 'b0b0b0b0b0b0')
    assert.notEqual(nextText, text)
    line.respond('/sw.js', nextText)
    await page.goto('/')
    await waitUntil(page, async () =>
      (await caches.keys()).every((name) => name.endsWith('b0b0b0b0b0b0')),
    )
    // The page of the older build, with its scripts, is not shown any more.
    await line.set('refused')
    await page.goto('/kategori')
    await page.getByRole('heading', { name: 'Toko belum dapat dihubungi' }).waitFor()
  })
})

test('SERVICE_WORKER=0: the worker removes itself and everything that it has stored', async () => {
  const [, screen] = screens[1]
  const { readFile } = await import('node:fs/promises')
  const removing = await readFile(
    new URL('../../../build/client/sw-removing.js', import.meta.url),
    'utf8',
  )
  await openBreakablePage(browser, shop, screen, async ({ page, line, open }) => {
    await open('/')
    await waitForWorker(page)
    line.respond('/sw.js', removing)
    await page.goto('/kategori')
    await waitUntil(
      page,
      async () =>
        (await caches.keys()).length === 0 &&
        (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
  })
})

test('/sw.js: is never cached, and every file that it names is there', async () => {
  const response = await fetch(`${shop.origin}/sw.js`)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type')!, /javascript/)
  assert.equal(response.headers.get('cache-control'), 'no-cache')
  const files = (await response.text()).match(/\/assets\/[\w.-]+/g) ?? []
  assert.ok(files.length > 40, `${files.length} files`)
  for (const file of files)
    if (file !== '/assets/')
      assert.equal((await fetch(shop.origin + file, { method: 'HEAD' })).status, 200, file)
})
