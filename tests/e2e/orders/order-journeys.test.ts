import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inviteColleague } from '#tests/support/accounts/company-invitations.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
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
import { pdf } from '#tests/support/files/valid.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

test('/checkout: a company that wants a PO number, its file and an approver gets them before the order is paid', async () => {
  const owner = await openBrowserSession(browser, shop, DESKTOP)
  const purchaser = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(owner.page, async () => {
    await signIn(owner.page, 'bisnis@contoh.id')
    await owner.page.goto('/profile')
    await owner.page.getByRole('button', { name: 'Wajibkan nomor PO' }).click()
    await owner.page.getByText('Nomor PO wajib').waitFor()
    await owner.page.getByRole('button', { name: 'Wajibkan berkas PO' }).click()
    await owner.page.getByText('Berkas PO wajib').waitFor()
    await assertPageQuality(owner.page, 'a company that wants PO numbers')
  })
  const ownerApi = await shop.asBuyer('bisnis@contoh.id')
  const colleague = await inviteColleague(shop, ownerApi, { role: 'purchaser', limit: 500_000 })
  const variant = await createProduct(shop.db, { price: 100_000, stock: { CBT: 500 } })
  await colleague.api.cart.add({ body: { product_variant_id: variant, qty: 30 } })
  const { page } = purchaser
  let number = ''
  await withScreenOnFailure(page, async () => {
    await signIn(page, colleague.email)
    await page.goto('/checkout')
    for (const step of ['pengiriman', 'penerima'] as const) await goToNextStep(page, step)
    const field = page.getByLabel('Nomor PO', { exact: true })
    await page.getByText('Wajib di setiap pesanan perusahaan Anda.').first().waitFor()
    await page.locator('main').getByRole('button', { name: 'Lanjut', exact: true }).click()
    assert.ok(await field.evaluate((each) => each === document.activeElement))
    await assertPageQuality(page, 'an order without its PO number')
    await field.fill('PO/GS/2026/077')
    await page.locator('main').getByRole('button', { name: 'Lanjut', exact: true }).click()
    const file = page.locator('input[name=poFile]')
    assert.ok(await file.evaluate((each) => each === document.activeElement))
    await file.setInputFiles({ name: 'po-077.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await goToPayment(page)
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/daftar-transaksi\/detail/)
    await page.getByText('PO PO/GS/2026/077').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'po-077.pdf' }).click()
    assert.equal((await download).suggestedFilename(), 'po-077.pdf')
    await page.getByText('Menunggu persetujuan', { exact: true }).first().waitFor()
    number = (await page.getByRole('heading', { name: /^SO\// }).innerText()).trim()
  })
  await withScreenOnFailure(owner.page, async () => {
    await owner.page.goto('/profile/daftar-transaksi')
    await owner.page.getByRole('link', { name: number }).click()
    await owner.page.getByRole('button', { name: 'Setujui' }).first().click()
    await owner.page.getByText('Menunggu persetujuan Anda').waitFor({ state: 'detached' })
  })
  await withScreenOnFailure(page, async () => {
    await page.reload()
    await page.getByText('Menunggu pembayaran Anda').waitFor()
    await page.getByRole('link', { name: 'Bayar', exact: true }).waitFor()
  })
  assert.deepEqual([...owner.browserErrors, ...purchaser.browserErrors], [])
})

test('/profile/daftar-transaksi/detail: an order with a line that is sold no more is repeated without it', async () => {
  const make = (name: string) =>
    createProduct(shop.db, { name, unit: 'sak', price: 60_000, stock: { CBT: 300 } })
  const available = await make('Semen tetap ada')
  const gone = await make('Semen sudah habis')
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  const buyer = { api, accountId: '', addressId: results[0]!.id }
  const items = [available, gone].map((variant) => ({ variant, qty: 10 }))
  const { id } = await placeOrder(shop, items, buyer)
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', Number(gone))
    .execute()
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${id}`)
    await page.getByRole('link', { name: 'Pesan ulang' }).click()
    await page.getByText('1 barang tidak tersedia.').waitFor()
    await page.getByText('Barang ini tidak dijual lagi.').waitFor()
    await page.getByText('1 dari 2 barang').waitFor()
    await assertPageQuality(page, 'repeat with a line that is missing')
    await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
    await page.getByRole('heading', { name: 'Keranjang', level: 1 }).waitFor()
    await page.getByText('Semen tetap ada').first().waitFor()
    assert.equal(await page.getByText('Semen sudah habis').count(), 0)
    await page.getByRole('link', { name: 'Lanjut ke pengiriman' }).click()
    await goToPayment(page)
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation\/transfer/)
  })
})
