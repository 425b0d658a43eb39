import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { putOnShelf } from '../goods.ts'
import { DESK, person, PHONE, showing } from './people.ts'
import { sound } from './screen.ts'
import { shopAndBrowser } from './shop-and-browser.ts'

const { shop, browser } = await shopAndBrowser()
let goods: string
before(async () => {
  goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 1_000 } })
})

const toGoogle = async (page: Page) => {
  await page.getByRole('button', { name: 'Masuk dengan Google' }).click()
  await page.waitForURL(/\/demo\/google\/authorize\?/)
}
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()
const mainText = (page: Page) => page.locator('main').innerText()

/** Puts goods into the visitor's cart by a form, as a page without scripts would. */
const fillCart = (page: Page) =>
  page.evaluate(
    (id) =>
      fetch('/cart', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'add', product_variant_id: id, qty: '3' }),
      }).then((answer) => answer.status),
    goods,
  )

test('somebody new registers with Google on a phone, and their cart came along', async () => {
  const { page, context, complaints } = await person(browser, shop, PHONE)
  await showing(page, async () => {
    await page.goto('/register/retail?redirect=/checkout&tracker=brosur')
    assert.ok((await fillCart(page)) < 400)
    await sound(page, 'register')
    await toGoogle(page)
    await sound(page, 'stand-in')
    await choose(page, 'Ayu Pratiwi')
    await page.waitForURL(/\/checkout$/)
    assert.match(await mainText(page), /Alamat/)
    await page.goto('/profile')
    assert.equal(await page.getByLabel('Nama lengkap').inputValue(), 'Ayu Pratiwi')
    assert.match(await mainText(page), /ayu\.pratiwi@contoh\.id/)
    await page.goto('/cart')
    assert.match(await mainText(page), /150\.000/)
  })
  const { rows } = await shop.pool.query(
    "select status, password_hash, tracker from account where email = 'ayu.pratiwi@contoh.id'",
  )
  assert.deepEqual(rows, [{ status: 'active', password_hash: null, tracker: 'brosur' }])
  assert.deepEqual(complaints, [])
  await context.close()
})

test('a buyer with a password comes in with Google, where they were going, and is told by mail', async () => {
  const { page, context, complaints } = await person(browser, shop, DESK)
  await showing(page, async () => {
    await page.goto('/profile/daftar-transaksi')
    await page.waitForURL(/\/login\?redirect=/)
    await sound(page, 'login')
    await toGoogle(page)
    await sound(page, 'stand-in')
    await choose(page, 'Sari Wulandari')
    await page.waitForURL(/\/profile\/daftar-transaksi$/)
  })
  const { results } = await shop
    .visitor()
    .notifications.demoMail({ query: { email: 'retail@contoh.id' } })
  assert.equal(results[0]?.template, 'identity.google_linked')
  // The ticket is gone, and nothing of the way stands in the browser but the session.
  const names = (await context.cookies()).map(({ name }) => name)
  assert.ok(!names.includes('__Host-errand'))
  assert.deepEqual(complaints, [])
  await context.close()
})

test('Google’s answer comes from another site: the session begins, and the visitor’s cart is not lost', async () => {
  // For a browser, 127.0.0.1 and localhost are two sites.
  const here = shop.origin.replace('localhost', '127.0.0.1')
  const { page, context, complaints } = await person(browser, { ...shop, origin: here }, DESK)
  await showing(page, async () => {
    await page.goto('/login?redirect=/cart')
    assert.ok((await fillCart(page)) < 400)
    await toGoogle(page)
    assert.equal(new URL(page.url()).origin, shop.origin)
    await choose(page, 'Ayu Pratiwi')
    await page.waitForURL(`${here}/cart`)
    assert.match(await mainText(page), /Keranjang/)
    assert.doesNotMatch(await mainText(page), /masih kosong/)
    await page.goto('/profile')
    assert.equal(await page.getByLabel('Nama lengkap').inputValue(), 'Ayu Pratiwi')
  })
  assert.deepEqual(complaints, [])
  await context.close()
})

test('it works before scripts run, and from another site', async () => {
  for (const origin of [shop.origin, shop.origin.replace('localhost', '127.0.0.1')]) {
    const screen = { ...PHONE, javaScriptEnabled: false }
    const { page, context } = await person(browser, { ...shop, origin }, screen)
    await showing(page, async () => {
      await page.goto('/login?redirect=/profile')
      await toGoogle(page)
      await choose(page, 'Ayu Pratiwi')
      await page.waitForURL(`${origin}/profile`)
    })
    await context.close()
  }
})

test('who changes their mind at Google is back at the sign-in, and still knows where they were going', async () => {
  const { page, context } = await person(browser, shop, PHONE)
  await showing(page, async () => {
    await page.goto('/login?redirect=/profile')
    await toGoogle(page)
    await choose(page, 'Batal')
    await page.waitForURL(/\/login\?google=/)
    await page.getByText('Anda membatalkan masuk dengan Google.').waitFor()
    await sound(page, 'login refused')
    await toGoogle(page)
    await choose(page, 'Ayu Pratiwi')
    await page.waitForURL(/\/profile$/)
  })
  await context.close()
})

test('an answer sent again by going back says so, and signs nobody in', async () => {
  const { page, context } = await person(browser, shop, DESK)
  await showing(page, async () => {
    await page.goto('/login')
    await toGoogle(page)
    const asked = page.url()
    await choose(page, 'Ayu Pratiwi')
    await page.waitForURL(`${shop.origin}/`)
    await context.clearCookies({ name: /access|refresh/ })
    await page.goto(asked)
    await choose(page, 'Ayu Pratiwi')
    await page.getByText('sudah dipakai atau kedaluwarsa').waitFor()
  })
  await context.close()
})
