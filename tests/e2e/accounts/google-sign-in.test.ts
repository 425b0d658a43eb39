import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createProduct } from '#tests/support/catalogue/products.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
let variantId: string
before(async () => {
  variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1_000 } })
})

const goToGoogle = async (page: Page) => {
  await page.getByRole('button', { name: 'Masuk dengan Google' }).click()
  await page.waitForURL(/\/demo\/google\/authorize\?/)
}
const chooseAccount = (page: Page, name: string) => page.getByRole('button', { name }).click()
const readMainText = (page: Page) => page.locator('main').innerText()

/** Adds a product to the visitor's cart by a form post, as a page without scripts does. */
const fillCart = (page: Page) =>
  page.evaluate(
    (id) =>
      fetch('/cart', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'add', product_variant_id: id, qty: '3' }),
      }).then((response) => response.status),
    variantId,
  )

test('/register/retail: a new buyer registers with Google on a phone and keeps the cart', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto('/register/retail?redirect=/checkout&tracker=brosur')
    assert.ok((await fillCart(page)) < 400)
    await assertPageQuality(page, 'register')
    await goToGoogle(page)
    await assertPageQuality(page, 'stand-in')
    await chooseAccount(page, 'Ayu Pratiwi')
    await page.waitForURL(/\/checkout$/)
    assert.match(await readMainText(page), /Alamat/)
    await page.goto('/profile')
    assert.equal(await page.getByLabel('Nama lengkap').inputValue(), 'Ayu Pratiwi')
    assert.match(await readMainText(page), /ayu\.pratiwi@contoh\.id/)
    await page.goto('/cart')
    assert.match(await readMainText(page), /150\.000/)
  })
  const { rows } = await shop.pool.query(
    "select status, password_hash, tracker from account where email = 'ayu.pratiwi@contoh.id'",
  )
  assert.deepEqual(rows, [{ status: 'active', password_hash: null, tracker: 'brosur' }])
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/login: a buyer with a password signs in with Google, returns to the requested page and is notified by e-mail', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page.goto('/profile/daftar-transaksi')
    await page.waitForURL(/\/login\?redirect=/)
    await assertPageQuality(page, 'login')
    await goToGoogle(page)
    await assertPageQuality(page, 'stand-in')
    await chooseAccount(page, 'Sari Wulandari')
    await page.waitForURL(/\/profile\/daftar-transaksi$/)
  })
  const { results } = await shop
    .asVisitor()
    .notifications.demoMail({ query: { email: 'retail@contoh.id' } })
  assert.equal(results[0]?.template, 'identity.google_linked')
  // The flow cookie is deleted; only the session remains in the browser.
  const names = (await context.cookies()).map(({ name }) => name)
  assert.ok(!names.includes('__Host-errand'))
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/login: Google’s cross-site response starts the session and keeps the visitor’s cart', async () => {
  // For a browser, 127.0.0.1 and localhost are two sites.
  const loopbackOrigin = shop.origin.replace('localhost', '127.0.0.1')
  const { page, context, browserErrors } = await openBrowserSession(
    browser,
    { ...shop, origin: loopbackOrigin },
    DESKTOP,
  )
  await withScreenOnFailure(page, async () => {
    await page.goto('/login?redirect=/cart')
    assert.ok((await fillCart(page)) < 400)
    await goToGoogle(page)
    assert.equal(new URL(page.url()).origin, shop.origin)
    await chooseAccount(page, 'Ayu Pratiwi')
    await page.waitForURL(`${loopbackOrigin}/cart`)
    assert.match(await readMainText(page), /Keranjang/)
    assert.doesNotMatch(await readMainText(page), /masih kosong/)
    await page.goto('/profile')
    assert.equal(await page.getByLabel('Nama lengkap').inputValue(), 'Ayu Pratiwi')
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/login: Google sign-in works before scripts run, also cross-site', async () => {
  for (const origin of [shop.origin, shop.origin.replace('localhost', '127.0.0.1')]) {
    const screen = { ...PHONE, javaScriptEnabled: false }
    const { page, context } = await openBrowserSession(browser, { ...shop, origin }, screen)
    await withScreenOnFailure(page, async () => {
      await page.goto('/login?redirect=/profile')
      await goToGoogle(page)
      await chooseAccount(page, 'Ayu Pratiwi')
      await page.waitForURL(`${origin}/profile`)
    })
    await context.close()
  }
})

test('/login: cancelling at Google returns to /login with the requested page preserved', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto('/login?redirect=/profile')
    await goToGoogle(page)
    await chooseAccount(page, 'Batal')
    await page.waitForURL(/\/login\?google=/)
    await page.getByText('Anda membatalkan masuk dengan Google.').waitFor()
    await assertPageQuality(page, 'login refused')
    await goToGoogle(page)
    await chooseAccount(page, 'Ayu Pratiwi')
    await page.waitForURL(/\/profile$/)
  })
  await context.close()
})

test('/login: a repeated Google response is reported and signs nobody in', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page.goto('/login')
    await goToGoogle(page)
    const googleUrl = page.url()
    await chooseAccount(page, 'Ayu Pratiwi')
    await page.waitForURL(`${shop.origin}/`)
    await context.clearCookies({ name: /access|refresh/ })
    await page.goto(googleUrl)
    await chooseAccount(page, 'Ayu Pratiwi')
    await page.getByText('sudah dipakai atau kedaluwarsa').waitFor()
  })
  await context.close()
})
