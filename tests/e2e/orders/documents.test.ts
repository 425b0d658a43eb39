import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
let order: { id: string; number: string; variant: string; invoiceId: string }
let buyer: NonNullable<Parameters<typeof placeOrder>[2]>
before(async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen dokumen',
    unit: 'sak',
    price: 45_900,
    stock: { CBT: 900 },
  })
  const api = await shop.asBuyer()
  const { results } = await api.customers.addresses()
  buyer = { api, accountId: '', addressId: results[0]!.id }
  const { id, number, invoiceId } = await placeOrder(shop, [{ variant, qty: 7 }], buyer)
  const finance = await shop.asStaff('finance@contoh.id')
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const { lines } = await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  const sales = await shop.asStaff('sales@contoh.id')
  const prepared = await sales.staffOrders.prepare({
    id,
    body: { lines: [{ lineId: lines[0]!.id, qty: 3 }], ...VEHICLE_AND_DRIVER },
  })
  await sales.staffOrders.depart({ id: findLatestDelivery(prepared).id })
  order = { id, number, variant, invoiceId }
})

/** Clicks what downloads a file; its name, and the text of its pages. */
async function download(page: Page, click: () => Promise<unknown>) {
  const started = page.waitForEvent('download')
  await click()
  const file = await started
  const pages = await readPdfPages(await readFile(await file.path()))
  return { name: file.suggestedFilename(), text: pages.map(joinLines).join(' ') }
}

test('/profile/daftar-transaksi/detail: proforma and delivery note are downloaded under their numbers', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${order.id}`)
    const proforma = await download(page, () =>
      page.getByRole('link', { name: 'Proforma invoice' }).click(),
    )
    assert.equal(proforma.name, `Proforma-${order.number.replaceAll('/', '-')}.pdf`)
    assert.match(proforma.text, /PROFORMA INVOICE .* Semen dokumen .* Pesanan ini sudah dibayar/)
    const note = await download(page, () => page.getByRole('link', { name: 'Surat jalan' }).click())
    assert.match(note.name, /^Surat-jalan-DO-\d{4}-\d{2}-\d{6}\.pdf$/)
    assert.match(note.text, /Semen dokumen biasa UJI-\d+ 3 sak/)
  })
})

test('/profile/daftar-transaksi/detail: repeating an order names what changed and fills the cart', async () => {
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await shop.db
      .updateTable('price')
      .set({ amount: 50_000_00 })
      .where('variant_id', '=', Number(order.variant))
      .execute()
    await page.goto(`/profile/daftar-invoice/detail?id=${order.invoiceId}`)
    await page.getByRole('link', { name: 'Pesan ulang' }).click()
    await page.getByRole('heading', { name: 'Pesan ulang', level: 1 }).waitFor()
    await page.goto(`/profile/daftar-transaksi/detail?id=${order.id}`)
    await page.getByRole('link', { name: 'Pesan ulang' }).click()
    await page.getByRole('heading', { name: 'Pesan ulang', level: 1 }).waitFor()
    await page.getByText('1 barang berubah harga.').waitFor()
    await page.getByText('Harga naik').waitFor()
    const pdf = await download(page, () => page.getByRole('link', { name: 'Unduh PDF' }).click())
    assert.match(pdf.text, /PESAN ULANG .* harga naik .* Total barang \(Rp\) 350\.000,00/)
    await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
    await page.getByRole('heading', { name: 'Keranjang', level: 1 }).waitFor()
    await page.getByText('Semen dokumen').first().waitFor()
    const cart = await download(page, () => page.getByRole('link', { name: 'Unduh PDF' }).click())
    assert.match(cart.text, /ISI KERANJANG .* Semen dokumen biasa/)
    await page.goto('/checkout')
    const proforma = await download(page, () =>
      page.getByRole('link', { name: 'Unduh proforma invoice' }).click(),
    )
    assert.match(proforma.text, /PROFORMA INVOICE PI\/.* Ongkos kirim/)
  })
})

test('/profile/daftar-transaksi/detail?ulang: goods that are not sold any more lead to others like them', async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen pergi',
    price: 9_000,
    stock: { CBT: 9 },
  })
  const gone = await placeOrder(shop, [{ variant, qty: 3 }], buyer)
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', Number(variant))
    .execute()
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${gone.id}&ulang`)
    await page.getByText('Barang ini tidak dijual lagi.').waitFor()
    await page.getByRole('link', { name: 'Cari pengganti Semen pergi' }).click()
    await page.waitForURL(/\/produk\?search=Semen/)
  })
})

test('/profile/daftar-transaksi: a day without an order shows none, and the way back shows all', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto('/profile/daftar-transaksi?from=2020-01-01&to=2020-01-31')
    await page.getByText('Tidak ada yang cocok').waitFor()
    await page.getByRole('link', { name: 'Lihat semua' }).click()
    await page.getByRole('link', { name: order.number }).waitFor()
  })
})

test('/profile/daftar-transaksi/detail: on paper it is the order, without what only a screen needs', async () => {
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await page.goto(`/profile/daftar-transaksi/detail?id=${order.id}`)
    await page.getByRole('heading', { name: order.number }).waitFor()
    const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
    const text = (await readPdfPages(printed)).map(joinLines).join(' ')
    assert.ok(text.includes(order.number))
    assert.match(text, /Semen dokumen/)
    assert.doesNotMatch(text, /Simpan nomor PO|Keluar|Peta situs|Pesan ulang/)
  })
})

test('/backoffice/angka: on paper the charts and tables have the whole width', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto('/backoffice/angka')
    await page.getByRole('heading', { name: 'Angka toko' }).waitFor()
    const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
    const pages = (await readPdfPages(printed)).map(joinLines)
    assert.ok(pages.length <= 5, `${pages.length} pages`)
    assert.match(pages.join(' '), /Nilai pesanan \(Rp\)[\s\S]*Pengiriman tepat waktu/)
    assert.doesNotMatch(pages.join(' '), /Keluar|Hari ini Angka toko/)
  })
})

test('/backoffice/pesanan: delivery note, labels and the pick list are downloaded', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto(`/backoffice/pesanan/${order.id}`)
    const note = await download(page, () => page.getByRole('link', { name: 'Surat jalan' }).click())
    assert.match(note.text, /SURAT JALAN .* 3 sak/)
    const labels = await download(page, () => page.getByRole('link', { name: 'Label' }).click())
    assert.match(labels.text, /3 sak Semen dokumen biasa/)
    await page.goto('/backoffice/pesanan')
    await page.getByRole('link', { name: 'Daftar ambil' }).click()
    await page.getByLabel('Gudang').selectOption('CBT')
    await page.getByLabel('Sampai hari').fill('2030-01-01')
    const picks = await download(page, () =>
      page.getByRole('button', { name: 'Unduh daftar ambil' }).click(),
    )
    assert.equal(picks.name, 'Daftar-ambil-CBT-2030-01-01.pdf')
    assert.match(picks.text, /Semen dokumen biasa UJI-\d+ 1 4 sak/)
  })
})
