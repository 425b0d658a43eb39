import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { openContentStaffPage } from '#tests/support/browser/staff-steps.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const makeSheet = (text: string) => ({
  name: 'harga.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})
const fillAll = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

test('/backoffice/produk: staff add a product with image, price and stock, and buyers see it', async () => {
  const { context, page } = await openContentStaffPage(browser, shop)
  await page.getByRole('link', { name: 'Tambah produk' }).click()
  await fillAll(page, {
    Nama: 'Papan Fiber Uji',
    Keterangan: 'Papan fiber semen untuk plafon dan dinding.',
    'Spesifikasi opsional': 'Kelas: A\nPermukaan: halus',
  })
  await page.getByLabel('Subkategori').selectOption({ label: 'Triplek & Kayu › Triplek' })
  await page.getByRole('button', { name: 'Tambah produk' }).click()
  await page.getByRole('link', { name: 'Tambah varian' }).click()
  await fillAll(page, {
    SKU: 'uji-fiber-9',
    'Nama varian': '9 mm',
    'Satuan jual': 'lembar',
    'Berat (kg)': '14,2',
    'Volume (m³)': '0,027',
    'Panjang (m)': '2,44',
    'Minimum pesan': '1',
    Kelipatan: '1',
    'Hari siap': '0',
  })
  await page.getByRole('button', { name: 'Tambah varian' }).click()
  await page.getByLabel('Harga eceran 9 mm').fill('88.000')
  await page.getByRole('button', { name: 'Simpan semua varian' }).click()
  await page.getByText('Varian tersimpan.').waitFor()
  const image = Buffer.from(await makeProofImage().arrayBuffer())
  await page
    .locator('form', { hasText: 'Tambah ke galeri' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'papan.png', mimeType: 'image/png', buffer: image })
  await page.getByRole('button', { name: 'Tambah ke galeri' }).click()
  await page.getByText('Gambar tersimpan.').waitFor()
  const variantImageForm = page.locator('form', { has: page.getByLabel('Ganti gambar 9 mm') })
  const before = await page.getByAltText('Gambar 9 mm').getAttribute('src')
  await variantImageForm
    .locator('input[type=file]')
    .setInputFiles({ name: 'varian.png', mimeType: 'image/png', buffer: image })
  await page.getByLabel('Ganti gambar 9 mm').click()
  await page.waitForFunction(
    (was) => document.querySelector('img[alt="Gambar 9 mm"]')?.getAttribute('src') !== was,
    before,
  )

  await page.goto('/backoffice/stok?terima')
  await page.getByLabel('Gudang').selectOption('CBT')
  await fillAll(page, { 'Nomor surat jalan': 'SJ-88', Pemasok: 'PT Papan', 'SKU 1': 'UJI-FIBER-9' })
  await page.getByLabel('Jumlah').first().fill('1.250')
  await page.getByRole('button', { name: 'Catat barang masuk' }).click()
  await page.getByText('+1.250 lembar').waitFor()

  const buyer = await browser.newContext({ baseURL: shop.origin, locale: 'id-ID' })
  const buyerPage = await buyer.newPage()
  await buyerPage.goto('/produk/papan-fiber-uji')
  await buyerPage.getByText('Rp88.000').filter({ visible: true }).first().waitFor()
  await buyerPage.getByText('Permukaan', { exact: true }).waitFor()
  await buyer.close()
  await context.close()
})

test('/backoffice/produk/:id: a concurrent change by a second person is a conflict', async () => {
  const [one, other] = [
    await openContentStaffPage(browser, shop),
    await openContentStaffPage(browser, shop),
  ]
  const product = await shop.db
    .selectFrom('product')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const { page } of [one, other]) await page.goto(`/backoffice/produk/${product.id}`)
  await one.page.getByLabel('Standar').fill('SNI 1:2026')
  await one.page.getByRole('button', { name: 'Simpan produk' }).click()
  await one.page.getByText('Produk tersimpan.').waitFor()
  await other.page.getByLabel('Standar').fill('SNI 2:2026')
  await other.page.getByRole('button', { name: 'Simpan produk' }).click()
  await other.page
    .getByText(/Rekan Anda baru saja mengubahnya/)
    .first()
    .waitFor()
  const row = await shop.db
    .selectFrom('product')
    .select('standard')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  assert.equal(row.standard, 'SNI 1:2026')
  await one.context.close()
  await other.context.close()
})

test('/backoffice/impor: errors are listed by row, and a corrected file is applied as a whole', async () => {
  const { context, page } = await openContentStaffPage(browser, shop)
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const importSheet = async (text: string) => {
    await page.goto('/backoffice/impor')
    await page.setInputFiles('input[type=file]', makeSheet(text))
    await page.getByRole('button', { name: 'Periksa berkas' }).click()
    await page.waitForURL(/\/impor\/[0-9a-f-]{36}$/)
  }
  await importSheet(`SKU;Harga eceran\n${sku};77.700\nSALAH-1;1.000\n${sku};88.800\n`)
  await page.getByText('Ada yang salah').waitFor()
  await page.getByText(`${sku} sudah ada di baris 2.`).waitFor()
  await page.getByText('Baris 3').first().waitFor()
  assert.equal(await page.getByRole('button', { name: /Terapkan/ }).count(), 0)
  await importSheet(`SKU;Harga eceran\n${sku};77.700\n`)
  await page.getByRole('button', { name: 'Terapkan 1 perubahan' }).click()
  await page.getByText('Selesai').waitFor()
  await page.goto(`/backoffice/produk?search=${sku}`)
  await page.getByText('Rp77.700').first().waitFor()

  const downloading = page.waitForEvent('download')
  await page.goto('/backoffice/impor')
  await page.getByRole('link', { name: 'Unduh CSV' }).click()
  const download = await downloading
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const file = { name: 'katalog.csv', bytes: Buffer.concat(chunks) }
  const rows = await Array.fromAsync(readRows(file, { rows: 10_000, columns: 200 }))
  assert.equal(rows[0]!.cells[0], 'SKU')
  assert.ok(rows.some(({ cells }) => cells[0] === sku && cells.includes('77700')))
  await context.close()
})
