import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createMatchedPurchaseOrder } from '#tests/support/orders/purchase-order.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
let record: string
before(async () => {
  await createProduct(shop.db, {
    name: 'Semen telepon',
    unit: 'sak',
    price: 100_000,
    stock: { CBT: 5_000 },
  })
  record = await createMatchedPurchaseOrder(shop)
})

test('/backoffice/pesanan/baru: a purchase order of forty lines becomes an order that the buyer sees with its file', async () => {
  let number = ''
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto(`/backoffice/upo/${record}`)
    await page.getByText('40 dari 40 baris cocok').waitFor()
    await page.getByRole('link', { name: 'Buat pesanan' }).click()
    await page.getByRole('heading', { name: '40 baris barang' }).waitFor()
    await page.getByRole('button', { name: 'Hitung pesanan' }).click()
    await page.getByRole('heading', { name: 'Yang akan ditagih' }).waitFor()
    await assertPageQuality(page, 'an order out of a purchase order')
    await page.getByLabel('Nomor PO pembeli').fill('PO-2026-118')
    await page.getByRole('button', { name: 'Buat pesanan', exact: true }).click()
    const title = page.getByRole('heading', { name: /^SO\// })
    await title.waitFor()
    number = /SO\/\S+/.exec(await title.innerText())![0]
    await page.getByRole('link', { name: 'po-ruko.pdf' }).waitFor()
  })
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/profile/daftar-transaksi')
    await page.getByRole('link', { name: number }).click()
    await page.getByText('PO PO-2026-118').waitFor()
    const file = page.getByRole('link', { name: 'po-ruko.pdf' })
    const response = await page.request.get((await file.getAttribute('href'))!)
    assert.match(response.headers()['content-disposition']!, /po-ruko\.pdf/)
    await assertPageQuality(page, 'order with a purchase order')
  })
})

test('/backoffice/pesanan/baru: a buyer who phoned is found, and the order is placed at an agreed price', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/pesanan')
    await page.getByRole('link', { name: 'Buat pesanan' }).click()
    await page.getByLabel('Cari pembeli').fill('retail@contoh.id')
    await page.getByRole('button', { name: 'Cari pembeli' }).click()
    await page.getByRole('link', { name: /retail@contoh\.id/ }).click()
    await page.getByLabel('Satu barang per baris').fill('semen telepon 12 sak')
    await page.getByRole('button', { name: 'Cocokkan dengan katalog' }).click()
    await page.getByLabel('Harga khusus').fill('100.500')
    await page.getByRole('button', { name: 'Hitung pesanan' }).click()
    await page
      .getByText(/Tulis paling banyak Rp\s100\.000/)
      .first()
      .waitFor()
    await assertPageQuality(page, 'an order for a buyer refused')
    await page.getByLabel('Harga khusus').fill('95.000')
    await page.getByRole('button', { name: 'Hitung pesanan' }).click()
    await page
      .getByText(/1\.140\.000/)
      .first()
      .waitFor()
    await page.getByLabel('Catatan').fill('Telepon sebelum datang.')
    await page.getByRole('button', { name: 'Buat pesanan', exact: true }).click()
    await page.getByRole('heading', { name: /^SO\// }).waitFor()
    await page.getByText('Telepon sebelum datang.').waitFor()
    await page.getByText('Dibuat tim penjualan atas permintaan pembeli.').waitFor()
  })
})
