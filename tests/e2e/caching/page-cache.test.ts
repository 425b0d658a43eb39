import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { startServerProcess, type ServerProcess } from '#bench/server-process.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { launchBrowser } from '#tests/support/browser/chromium.ts'
import { openBrowserSession, withScreenOnFailure, signIn } from '#tests/support/browser/sessions.ts'
import { startServedShop, type ServedShop } from '#tests/support/served-shop.ts'

let shop: ServedShop
let otherServer: ServerProcess
let browser: Browser
before(async () => {
  shop = await startServedShop()
  const port = await findFreePort()
  otherServer = await startServerProcess('serve.ts', {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: shop.pool.options.connectionString!,
    DATA_DIR: path.dirname(shop.deps.files.root),
    DEMO: '0',
    LOG_LEVEL: 'warn',
  })
  browser = await launchBrowser()
})
after(async () => {
  await browser?.close()
  await otherServer?.stop()
  await shop?.close()
})

/** Only cacheable responses have an ETag. */
async function fetchPage(
  address: string,
  headers: Record<string, string> = {},
  origin = shop.origin,
) {
  const response = await fetch(origin + address, { headers, redirect: 'manual' })
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    policy,
    cookies: response.headers.getSetCookie(),
    text: await response.text(),
  }
}

const CATEGORY_PATH = '/kategori/semen-mortar'

/** A product of the category, with the variant that its card shows. */
async function findShownProduct() {
  const { results } = await shop
    .client()
    .catalogue.products({ query: { category: 'semen-mortar' } })
  return results[0]!
}

test('page cache: a changed price is in the next response of every process', async () => {
  const { slug, offer } = await findShownProduct()
  const pages = [CATEGORY_PATH, `${CATEGORY_PATH}.data`, `/produk/${slug}`, `/produk/${slug}.data`]
  for (let rupiah = 61_001; rupiah <= 61_005; rupiah++) {
    await shop.pool.query('update price set amount = $2 where variant_id = $1', [
      Number(offer.id),
      rupiah * 100,
    ])
    for (const origin of [shop.origin, otherServer.url])
      for (const page of pages) {
        const { text, etag } = await fetchPage(page, {}, origin)
        assert.ok(text.includes(`${rupiah}.00`), `${origin}${page} at ${rupiah}`)
        assert.equal((await fetchPage(page, { 'if-none-match': etag! }, origin)).status, 304)
      }
  }
})

test('page cache: what staff publish of the home page is in the next response of every process', async () => {
  const staff = await shop.asStaff('konten@contoh.id')
  for (const [round, title] of ['Kategori pilihan', 'Bahan per kategori'].entries()) {
    for (const origin of [shop.origin, otherServer.url])
      assert.ok(!(await fetchPage('/', {}, origin)).text.includes(title))
    const { sections } = await staff.staffHome.page()
    const section = sections.find(({ kind }) => kind === 'categories')!
    await staff.staffHome.changeSection({
      id: section.id,
      body: { ...section, picture: undefined, title },
    })
    const { draftRevision } = await staff.staffHome.page()
    await staff.staffHome.publish({ body: { draftRevision } })
    const order = round === 0 ? [shop.origin, otherServer.url] : [otherServer.url, shop.origin]
    for (const origin of order) {
      const { text, etag } = await fetchPage('/', {}, origin)
      assert.ok(text.includes(title))
      assert.ok(etag)
    }
  }
})

test('page cache: a cached page lists its scripts by hash and is the same for every visitor', async () => {
  const [first, second] = [
    await fetchPage(CATEGORY_PATH),
    await fetchPage(CATEGORY_PATH, { 'user-agent': 'Googlebot/2.1' }),
  ]
  assert.equal(second.text, first.text)
  assert.equal(second.policy, first.policy)
  assert.doesNotMatch(first.text + first.policy, / nonce=|'nonce-/)
  assert.match(first.policy, /script-src localhost:\d+\/assets\/ ('sha256-[\w+/]{43}=' ?)+;/)
  const personalPage = await fetchPage(CATEGORY_PATH, { cookie: '__Host-visitor=abc' })
  assert.match(personalPage.policy, /'nonce-/)
})

test('page cache: personal pages, 404s, searches and requests with cookies are not cached', async () => {
  const uncachedPages = [
    '/cart',
    '/checkout',
    '/login',
    '/register',
    '/register/retail',
    '/activation',
    '/profile',
    '/backoffice/login',
    '/payment-confirmation/transfer',
    '/produk?search=semen',
    '/produk/tidak-ada',
    '/kategori/tidak-ada',
    '/tidak-ada',
    '/cart.data',
  ]
  for (const page of uncachedPages)
    for (const attempt of [1, 2])
      assert.equal((await fetchPage(page)).etag, null, `${page}, ${attempt}`)
  const pages = ['/', '/kategori', CATEGORY_PATH, '/produk', '/_.data', `${CATEGORY_PATH}.data`]
  for (const page of pages) {
    const { etag, cookies, text } = await fetchPage(page)
    assert.match(etag ?? '', /^"/, page)
    assert.deepEqual(cookies, [])
    assert.equal((await fetchPage(`${page}?utm_source=surat&fbclid=x`)).text, text)
  }
  const cookie = fc.constantFrom(
    'access',
    'refresh',
    'visitor',
    'district',
    '__Host-access',
    '__Host-refresh',
    '__Host-visitor',
    '__Host-district',
    'lain',
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pages), cookie, async (page, name) => {
      assert.equal((await fetchPage(page, { cookie: `_ga=1; ${name}=abc` })).etag, null)
    }),
    { seed: 3, numRuns: 12 },
  )
})

test('page cache: a cached page hydrates and navigates, and the cart shows only to its owner', async () => {
  await fetchPage(CATEGORY_PATH)
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  const response = await page.goto(CATEGORY_PATH)
  assert.doesNotMatch(response!.headers()['content-security-policy']!, /nonce/)
  await withScreenOnFailure(page, async () => {
    const documents = await page.evaluate(() => performance.getEntriesByType('navigation').length)
    await page.locator('main form[action="/cart"] button[type=submit]').first().click()
    await page.getByText('Masuk keranjang').first().waitFor()
    await page
      .getByRole('navigation', { name: 'Posisi' })
      .getByRole('link', { name: 'Kategori' })
      .click()
    await page.waitForURL('**/kategori')
    await page.getByRole('heading', { name: 'Semua kategori' }).waitFor()
    // Client-side navigation: the browser loaded no other document.
    assert.equal(
      await page.evaluate(() => performance.getEntriesByType('navigation').length),
      documents,
    )
    assert.equal(
      await page.evaluate(
        () => new URL(performance.getEntriesByType('navigation')[0]!.name).pathname,
      ),
      CATEGORY_PATH,
    )
  })
  const personalPage = await page.reload()
  assert.equal(personalPage!.headers()['etag'], undefined)
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test("page cache: no cached page contains a signed-in buyer's name", async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  await signIn(page)
  const name = (await shop.pool.query("select name from account where email = 'retail@contoh.id'"))
    .rows[0].name as string
  for (const address of ['/', CATEGORY_PATH, '/kategori']) {
    const response = await page.goto(address)
    assert.equal(response!.headers()['etag'], undefined)
    assert.ok((await response!.text()).includes(name))
    const { text, etag } = await fetchPage(address)
    assert.ok(etag && !text.includes(name))
  }
  assert.deepEqual(browserErrors, [])
  await context.close()
})
