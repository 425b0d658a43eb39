import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import {
  addToCart,
  countOrders,
  createProductPage,
  OFFLINE_FORM,
  OFFLINE_NOTICE,
  readCartQuantity,
  UNCERTAIN_FORM,
  UNREACHABLE_NOTICE,
} from '#tests/support/browser/connection-steps.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { goToNextStep, goToPayment } from '#tests/support/browser/purchase-steps.ts'

const { shop, browser } = await openShopAndBrowser()

const screens = [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const

/** The line above the page is there after everything that a failed form sets off. */
async function assertNoticeStays(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.getByText(OFFLINE_NOTICE).waitFor({ timeout: 1_000 })
}

for (const [size, screen] of screens) {
  test(`/produk/{slug} at ${size}: *Tambah* without a connection keeps the page and can be repeated`, async () => {
    const { address } = await createProductPage(shop)
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await open(address)
        const quantity = page.getByRole('complementary', { name: 'Beli' }).getByRole('spinbutton')
        await quantity.fill('7')
        await setOffline(true)
        const add = page.getByRole('button', { name: 'Tambah ke keranjang', exact: true })
        await add.click()
        await page.getByText(OFFLINE_NOTICE).waitFor()
        assert.equal(await quantity.inputValue(), '7')
        await setOffline(false)
        await line.set('refused')
        await add.click()
        await page.getByText(UNREACHABLE_NOTICE).waitFor()
        await line.set('gateway')
        await add.click()
        await page.getByText(UNREACHABLE_NOTICE).waitFor()
        await assertSamePage()
        await line.set('up')
        await add.click()
        await page.getByText('Masuk keranjang.').waitFor()
        await assertSamePage()
        assert.equal(await readCartQuantity(page), '7')
      },
    )
  })

  test(`links at ${size}: without a connection the page stays, with what was typed, and the next press works`, async () => {
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await open('/login?redirect=/cart')
        await page.getByLabel('Email').fill('rudi@contoh.id')
        const link = page
          .locator('main')
          .getByRole('link', { name: /Daftar|Lupa/ })
          .first()
        // No two neighbours say the same: a notice stays for a while, and the one before is no answer.
        for (const state of ['refused', 'offline', 'gateway'] as const) {
          await (state === 'offline' ? setOffline(true) : line.set(state))
          await link.click()
          await page.getByText(state === 'offline' ? OFFLINE_NOTICE : UNREACHABLE_NOTICE).waitFor()
          await page.getByRole('status', { name: 'Memuat halaman' }).waitFor({ state: 'hidden' })
          await (state === 'offline' ? setOffline(false) : line.set('up'))
          assert.equal(new URL(page.url()).pathname, '/login')
          assert.equal(await page.getByLabel('Email').inputValue(), 'rudi@contoh.id')
        }
        await assertSamePage()
        await link.click()
        await page.waitForURL((url) => url.pathname !== '/login')
        await assertSamePage()
      },
    )
  })

  test(`search at ${size}: without a connection the text stays, and the next press finds`, async () => {
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, open, assertSamePage, setOffline }) => {
        await open('/kategori')
        const field = page.locator('header input[name="search"]')
        await setOffline(true)
        await field.fill('semen')
        await field.press('Enter')
        await page.getByText(OFFLINE_NOTICE).waitFor()
        assert.equal(await field.inputValue(), 'semen')
        await setOffline(false)
        await field.press('Enter')
        await page.waitForURL(/\/produk\?search=semen/)
        await assertSamePage()
      },
    )
  })

  test(`/cart at ${size}: a quantity that could not be sent stays as typed and is sent by the next change`, async () => {
    const { id } = await createProductPage(shop)
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, open, assertSamePage, setOffline }) => {
        await page.goto('/')
        await addToCart(page, id, 3)
        await open('/cart')
        const quantity = page.locator('main').getByRole('spinbutton').first()
        await setOffline(true)
        await quantity.fill('8')
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor()
        assert.equal(await quantity.inputValue(), '8')
        await setOffline(false)
        const saved = page.waitForResponse((response) => response.request().method() === 'POST')
        await quantity.fill('9')
        await saved
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor({ state: 'hidden' })
        await assertSamePage()
        assert.equal(await readCartQuantity(page), '9')
      },
    )
  })

  test(`/checkout at ${size}: *Buat pesanan* without a connection keeps the form, and the next press orders`, async () => {
    const { id } = await createProductPage(shop)
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await signIn(page)
        await addToCart(page, id, 2)
        await open('/checkout')
        await goToNextStep(page, 'pengiriman')
        await goToNextStep(page, 'penerima')
        await page.getByLabel('Catatan').fill('Telepon dulu sebelum datang')
        await goToPayment(page)
        const order = page.getByRole('button', { name: 'Buat pesanan' })
        await setOffline(true)
        await order.click()
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor()
        await assertNoticeStays(page)
        assert.equal(await page.getByLabel('Catatan').inputValue(), 'Telepon dulu sebelum datang')
        await setOffline(false)
        const before = await countOrders(shop)
        await line.set('lost')
        await order.click()
        await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
        assert.equal(await page.getByLabel('Catatan').inputValue(), 'Telepon dulu sebelum datang')
        await assertSamePage()
        assert.equal(await countOrders(shop), before + 1)
        await line.set('up')
        await order.click()
        await page.waitForURL(/payment-confirmation/)
        await assertSamePage()
        assert.equal(await countOrders(shop), before + 1)
      },
    )
  })

  test(`/backoffice at ${size}: a brand that could not be saved stays as typed, and the next press saves it`, async () => {
    await openBreakablePage(
      browser,
      shop,
      screen,
      async ({ page, line, open, assertSamePage, setOffline }) => {
        await signInStaff(page, 'konten@contoh.id')
        await open('/backoffice/merek/baru')
        const name = `Merek ${size}`
        await page.getByLabel('Nama', { exact: true }).fill(name)
        await page.getByLabel('Cerita').fill('Dari Cikarang sejak 1982.')
        const save = page.getByRole('button', { name: 'Tambah merek' })
        await setOffline(true)
        await save.click()
        await page.getByRole('alert').filter({ hasText: OFFLINE_FORM }).waitFor()
        await setOffline(false)
        await line.set('gateway')
        await save.click()
        await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
        assert.equal(await page.getByLabel('Cerita').inputValue(), 'Dari Cikarang sejak 1982.')
        await line.set('up')
        await save.click()
        await page.waitForURL((url) => /\/merek\/(?!baru)/.test(url.pathname))
        await assertSamePage()
        assert.equal(await page.getByLabel('Nama', { exact: true }).inputValue(), name)
      },
    )
  })
}
