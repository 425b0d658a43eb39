import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { startChild, type Child } from '#bench/child.ts'
import { freePort } from '#database/embedded/port.ts'
import { launchBrowser } from './chromium.ts'
import { person, showing, signIn } from './people.ts'
import { servedShop, type ServedShop } from './served-shop.ts'

let shop: ServedShop
let other: Child
let browser: Browser
before(async () => {
  shop = await servedShop()
  const port = await freePort()
  other = await startChild('serve.ts', {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: shop.pool.options.connectionString!,
    DATA_DIR: path.dirname(shop.tools.files.root),
    DEMO: '0',
    LOG_LEVEL: 'warn',
  })
  browser = await launchBrowser()
})
after(async () => {
  await browser?.close()
  await other?.stop()
  await shop?.close()
})

/** Only answers that anyone may get carry a tag. */
async function ask(where: string, headers: Record<string, string> = {}, origin = shop.origin) {
  const answer = await fetch(origin + where, { headers, redirect: 'manual' })
  const policy = answer.headers.get('content-security-policy') ?? ''
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    policy,
    cookies: answer.headers.getSetCookie(),
    text: await answer.text(),
  }
}

const SHELF = '/kategori/semen-mortar'

/** A product of the shelf with the variant that its card shows. */
async function shown() {
  const { results } = await shop
    .client()
    .catalogue.products({ query: { category: 'semen-mortar' } })
  return results[0]!
}

test('a changed price is on the next page of another process, and in its data', async () => {
  const { slug, offer } = await shown()
  const pages = [SHELF, `${SHELF}.data`, `/produk/${slug}`, `/produk/${slug}.data`]
  for (let rupiah = 61_001; rupiah <= 61_005; rupiah++) {
    await shop.pool.query('update price set amount = $2 where variant_id = $1', [
      Number(offer.id),
      rupiah * 100,
    ])
    for (const origin of [shop.origin, other.url])
      for (const page of pages) {
        const { text, etag } = await ask(page, {}, origin)
        assert.ok(text.includes(`${rupiah}.00`), `${origin}${page} at ${rupiah}`)
        assert.equal((await ask(page, { 'if-none-match': etag! }, origin)).status, 304)
      }
  }
})

test('a kept page names its scripts by hash: no nonce in it, the same for everyone', async () => {
  const [first, second] = [await ask(SHELF), await ask(SHELF, { 'user-agent': 'Googlebot/2.1' })]
  assert.equal(second.text, first.text)
  assert.equal(second.policy, first.policy)
  assert.doesNotMatch(first.text + first.policy, /nonce/)
  assert.match(first.policy, /script-src localhost:\d+\/assets\/ ('sha256-[\w+/]{43}=' ?)+;/)
  const own = await ask(SHELF, { cookie: '__Host-visitor=abc' })
  assert.match(own.policy, /'nonce-/)
})

test('nothing personal, missing, sought or set with a cookie is kept, nor is it answered from memory', async () => {
  const never = [
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
  for (const page of never)
    for (const turn of [1, 2]) assert.equal((await ask(page)).etag, null, `${page}, ${turn}`)
  const pages = ['/', '/kategori', SHELF, '/produk', '/_.data', `${SHELF}.data`]
  for (const page of pages) {
    const { etag, cookies, text } = await ask(page)
    assert.match(etag ?? '', /^"/, page)
    assert.deepEqual(cookies, [])
    assert.equal((await ask(`${page}?utm_source=surat&fbclid=x`)).text, text)
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
      assert.equal((await ask(page, { cookie: `_ga=1; ${name}=abc` })).etag, null)
    }),
    { seed: 3, numRuns: 12 },
  )
})

test('a kept page comes alive, moves on, and lets its cart be seen by its owner alone', async () => {
  await ask(SHELF)
  const { page, context, complaints } = await person(browser, shop)
  const answer = await page.goto(SHELF)
  assert.doesNotMatch(answer!.headers()['content-security-policy']!, /nonce/)
  await showing(page, async () => {
    const documents = await page.evaluate(() => performance.getEntriesByType('navigation').length)
    await page.locator('main form[action="/cart"] button[type=submit]').first().click()
    await page.getByText('Masuk keranjang').first().waitFor()
    await page
      .getByRole('navigation', { name: 'Posisi' })
      .getByRole('link', { name: 'Kategori' })
      .click()
    await page.waitForURL('**/kategori')
    await page.getByRole('heading', { name: 'Semua kategori' }).waitFor()
    // Moved on by scripts: the browser loaded no other document.
    assert.equal(
      await page.evaluate(() => performance.getEntriesByType('navigation').length),
      documents,
    )
    assert.equal(
      await page.evaluate(
        () => new URL(performance.getEntriesByType('navigation')[0]!.name).pathname,
      ),
      SHELF,
    )
  })
  const own = await page.reload()
  assert.equal(own!.headers()['etag'], undefined)
  assert.deepEqual(complaints, [])
  await context.close()
})

test("a signed-in buyer's name stands on no page that is kept", async () => {
  const { page, context, complaints } = await person(browser, shop)
  await signIn(page)
  const name = (await shop.pool.query("select name from account where email = 'retail@contoh.id'"))
    .rows[0].name as string
  for (const where of ['/', SHELF, '/kategori']) {
    const answer = await page.goto(where)
    assert.equal(answer!.headers()['etag'], undefined)
    assert.ok((await answer!.text()).includes(name))
    const { text, etag } = await ask(where)
    assert.ok(etag && !text.includes(name))
  }
  assert.deepEqual(complaints, [])
  await context.close()
})
