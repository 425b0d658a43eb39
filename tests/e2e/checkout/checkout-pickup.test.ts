import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { goToNextStep, goToPayment } from '#tests/support/browser/purchase-steps.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const cement = await createProduct(shop.db, {
  name: 'Semen ambil',
  unit: 'sak',
  price: 50_000,
  weightKg: 40,
  stock: { CBT: 9000 },
})
const brick = await createProduct(shop.db, {
  name: 'Bata antar',
  unit: 'buah',
  price: 1_000,
  weightKg: 2,
  stock: { CBT: 9000 },
})

async function fillCart(page: Page): Promise<void> {
  await signIn(page)
  for (const [product_variant_id, qty] of [
    [cement, '50'],
    [brick, '80'],
  ] as const) {
    const form = { intent: 'add', product_variant_id, qty }
    assert.equal((await page.request.post('/cart', { form })).status(), 200)
  }
}

const readFreight = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Total' })
    .locator('dt', { hasText: 'Ongkos kirim' })
    .locator('xpath=following-sibling::dd[1]')
    .innerText()

for (const screen of [PHONE, DESKTOP])
  test(`/checkout at ${screen.viewport.width} px: an item that is ticked is picked up, and its order says where`, async () => {
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, screen)
    await fillCart(page)
    await page.goto('/checkout')
    await withScreenOnFailure(page, async () => {
      if (screen === PHONE) await goToNextStep(page, 'pengiriman')
      await page.getByText('Ambil sebagian sendiri di gudang').click()
      await page.getByRole('checkbox', { name: /Semen ambil/ }).check()
      await page.getByText('Senin–Sabtu 08.00–16.00').waitFor()
      await page.getByText('160 kg', { exact: true }).first().waitFor()
      assert.deepEqual(new URL(page.url()).searchParams.getAll('ambil'), [cement])
      await assertPageQuality(page, 'with an item that is picked up')
      if (screen === PHONE) await goToPayment(page)
      await page.getByRole('button', { name: 'Buat pesanan' }).click()
      await page.waitForURL(/payment-confirmation/)
      const order = new URL(page.url()).searchParams.get('order')
      await page.goto(`/profile/daftar-transaksi/detail?id=${order}`)
      await page.getByText('Sebagian diambil', { exact: true }).waitFor()
      await page.getByText(/diambil di Gudang Cibitung/).waitFor()
    })
    assert.deepEqual(browserErrors, [])
    await context.close()
  })

test('/checkout without scripts: items are ticked, computed anew and ordered', async () => {
  const { page, context } = await openBrowserSession(browser, shop, {
    ...DESKTOP,
    javaScriptEnabled: false,
  })
  await fillCart(page)
  await page.goto('/checkout')
  await withScreenOnFailure(page, async () => {
    const before = await readFreight(page)
    await page.getByText('Ambil sebagian sendiri di gudang').click()
    await page.getByRole('checkbox', { name: /Semen ambil/ }).check()
    await page.getByRole('button', { name: 'Hitung ulang' }).click()
    await page.getByText('Senin–Sabtu 08.00–16.00').waitFor()
    await page.getByText('160 kg', { exact: true }).first().waitFor()
    // The shop keeps the lorry that was chosen; a smaller one would be enough now.
    await page.getByRole('radio', { name: /^Pickup/ }).check({ force: true })
    await page.getByRole('button', { name: 'Hitung ulang' }).click()
    assert.notEqual(await readFreight(page), before)
    // An order of which everything is picked up has no freight.
    await page.getByRole('checkbox', { name: /Bata antar/ }).check()
    await page.getByRole('button', { name: 'Hitung ulang' }).click()
    await page.locator('dt', { hasText: 'Ambil di gudang' }).waitFor()
    assert.equal(await page.getByRole('radio', { name: /Ambil di gudang/ }).isChecked(), true)
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation/)
  })
  await context.close()
})
