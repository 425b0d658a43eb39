import assert from 'node:assert/strict'
import { test } from 'node:test'
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

async function openCheckout(screen: typeof PHONE | typeof DESKTOP) {
  const session = await openBrowserSession(browser, shop, screen)
  const { page } = session
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  await signIn(page)
  const form = { intent: 'add', product_variant_id, qty: '10' }
  assert.equal((await page.request.post('/cart', { form })).status(), 200)
  await page.goto('/checkout')
  return session
}

test('/checkout: a phone shows one step at a time, those done in short, and the order button at the end only', async () => {
  const { page, context, browserErrors } = await openCheckout(PHONE)
  const order = page.getByRole('button', { name: 'Buat pesanan' })
  const name = page.getByLabel('Nama penerima di lokasi')
  await withScreenOnFailure(page, async () => {
    await page
      .getByRole('radio', { name: /Lebar jalan|Rumah|Proyek|Kantor|·/ })
      .first()
      .waitFor({ state: 'attached' })
    assert.equal(await order.isVisible(), false)
    assert.equal(await name.isVisible(), false)
    await goToNextStep(page, 'pengiriman')
    await page.getByRole('group', { name: 'Kendaraan' }).waitFor()
    await page.getByRole('link', { name: 'Ubah alamat' }).waitFor()
    await goToNextStep(page, 'penerima')
    await page.getByText(/\d+ rit ·/).waitFor()
    await name.fill('Bu Sri')
    await page.getByLabel('Catatan').fill('Telepon dulu')
    await goToNextStep(page, 'bayar')
    // The summary of what was typed; the payment is open now.
    await page.getByText(/^Bu Sri · /).waitFor()
    const payment = page.getByRole('group', { name: 'Cara bayar' })
    await payment.waitFor()
    assert.ok(await payment.evaluate((group) => group.getBoundingClientRect().top < innerHeight))
    await assertPageQuality(page, 'last step')
    // One step back by the browser, and nothing typed is lost.
    await page.goBack()
    await page.locator('main [data-step="penerima"]').waitFor()
    assert.equal(await name.inputValue(), 'Bu Sri')
    assert.equal(await page.getByLabel('Catatan').inputValue(), 'Telepon dulu')
    await goToPayment(page)
    await order.click()
    await page.waitForURL(/payment-confirmation/)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/checkout: on a phone an empty field is shown before the next step, and a refused one brings its step back', async () => {
  const { page, context } = await openCheckout(PHONE)
  await withScreenOnFailure(page, async () => {
    await goToNextStep(page, 'pengiriman')
    await goToNextStep(page, 'penerima')
    await page.getByLabel('Nama penerima di lokasi').fill('')
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('name')),
      'contactName',
    )
    await page.getByLabel('Nama penerima di lokasi').fill('Bu Sri')
    await page.getByLabel('Nomor ponsel penerima').fill('12')
    await goToPayment(page)
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.locator('main [data-step="penerima"]').waitFor()
    await page.locator('[name="contactPhone"][aria-invalid="true"]').waitFor()
  })
  await context.close()
})

test('/checkout: a wide screen shows every step', async () => {
  const { page, context } = await openCheckout(DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page.getByLabel('Nama penerima di lokasi').waitFor()
    await page.getByRole('group', { name: 'Kendaraan' }).waitFor()
    await page.getByRole('button', { name: 'Buat pesanan' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Lanjut', exact: true }).isVisible(), false)
  })
  await context.close()
})

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const)
  test(`/checkout: on ${name} goods that the warehouses of an address lack say so, and what to do`, async () => {
    const session = await openBrowserSession(browser, shop, screen)
    const { page, context } = session
    const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { MKS: 900 } })
    await signIn(page)
    await withScreenOnFailure(page, async () => {
      const form = { intent: 'add', product_variant_id, qty: '10' }
      assert.equal((await page.request.post('/cart', { form })).status(), 200)
      await page.goto('/checkout')
      await page.getByText('Belum bisa dikirim ke alamat ini').waitFor()
      await page.getByText(/Ubah jumlahnya di keranjang, atau pilih alamat lain\./).waitFor()
      await assertPageQuality(page, `an address that cannot be served, on ${name}`)
    })
    await context.close()
  })
