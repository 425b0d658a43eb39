import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdf } from '#tests/support/files/valid.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import { UNCERTAIN_FORM } from '#tests/support/browser/connection-steps.ts'
import { PHONE, PROOF_IMAGE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const retail = await shop.asBuyer('retail@contoh.id')
const createCement = (name: string) =>
  createProduct(shop.db, { name, unit: 'sak', price: 50_000, stock: { CBT: 900 } })

test('/profile/bantuan/baru: a ticket with a photo, sent again after a lost response, is opened once', () =>
  openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    await signIn(page)
    await open('/profile/bantuan/baru')
    await page.getByLabel('Topik').selectOption('delivery')
    await page.getByLabel('Judul').fill('Sinyal hilang')
    await page.getByLabel('Pertanyaan').fill('Apakah truknya sudah jalan?')
    await page.getByLabel('Lampiran', { exact: false }).first().setInputFiles(PROOF_IMAGE)
    await line.set('lost')
    await page.getByRole('button', { name: 'Kirim tiket' }).click()
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    assert.equal(await page.getByLabel('Judul').inputValue(), 'Sinyal hilang')
    await line.set('up')
    await page.getByRole('button', { name: 'Kirim tiket' }).click()
    await page.getByRole('heading', { name: 'Sinyal hilang' }).waitFor()
    const { results } = await retail.tickets.list({ query: {} })
    assert.equal(results.filter(({ subject }) => subject === 'Sinyal hilang').length, 1)
  }))

test('/negotiation: bids, sent again after a lost response, are one negotiation', () =>
  openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    const variant = await createCement('Semen hilang')
    await retail.cart.add({ body: { product_variant_id: variant, qty: 20 } })
    await signIn(page)
    await open('/negotiation')
    await page.getByLabel('Harga Anda untuk Semen hilang').fill('40000')
    await line.set('lost')
    await page.getByRole('button', { name: 'Ajukan negosiasi' }).click()
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    await line.set('up')
    await page.getByRole('button', { name: 'Ajukan negosiasi' }).click()
    await page.getByRole('link', { name: 'Lihat negosiasi' }).waitFor()
    const { total } = await retail.negotiations.list({ query: { search: 'Semen hilang' } })
    assert.equal(total, 1)
  }))

test('/cart?pesan-cepat: lines, put into the cart again after a lost response, are there once', () =>
  openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    await createCement('Semen sinyal')
    await signIn(page)
    await open('/cart?pesan-cepat')
    await page.getByLabel('Daftar barang').fill('semen sinyal 30 sak')
    await page.getByRole('button', { name: 'Cocokkan daftar' }).click()
    await page.getByText('1 dari 1 baris siap').waitFor()
    await line.set('lost')
    const add = page.getByRole('button', { name: /Masukkan 1 ke keranjang/ })
    await add.click()
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    await line.set('up')
    await add.click()
    await page.getByText(/1 barang masuk keranjang/).waitFor()
    const { lines } = await retail.cart.show()
    assert.deepEqual(
      lines.filter(({ name }) => name === 'Semen sinyal').map(({ qty }) => qty),
      [30],
    )
  }))

test('/upgrade-account: a document that was stored, although its response was lost, is listed once and not asked for again', () =>
  openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    await signIn(page)
    await open('/upgrade-account?langkah=dokumen')
    await line.set('lost')
    await page
      .getByLabel('NPWP perusahaan')
      .setInputFiles({ name: 'npwp.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    await line.set('up')
    await page.reload()
    await page.getByText('Menunggu').waitFor()
    assert.equal(await page.getByText('npwp.pdf').count(), 1)
  }))
