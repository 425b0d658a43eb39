import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import {
  addToCart,
  createProductPage,
  readCartQuantity,
  UNCERTAIN_FORM,
} from '#tests/support/browser/connection-steps.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

test('/produk/{slug}: *Tambah* pressed again after a lost response adds once', async () => {
  const { id, address } = await createProductPage(shop)
  const other = await createProductPage(shop)
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    await page.goto('/')
    await addToCart(page, other.id, 1)
    await open(address)
    await page.getByRole('complementary', { name: 'Beli' }).getByRole('spinbutton').fill('4')
    const add = page.getByRole('button', { name: 'Tambah ke keranjang', exact: true })
    await line.set('lost')
    await add.click()
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    await line.set('up')
    await add.click()
    await page.getByText('Masuk keranjang.').waitFor()
    const { quantity } = await shop.db
      .selectFrom('cart_line')
      .select('quantity')
      .where('variant_id', '=', Number(id))
      .executeTakeFirstOrThrow()
    assert.equal(Number(quantity), 4)
  })
})

test('/produk/{slug}: *Tambah* pressed again after a lost response fills the cart of a new visitor', async () => {
  const { address } = await createProductPage(shop)
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open }) => {
    await open(address)
    await page.getByRole('complementary', { name: 'Beli' }).getByRole('spinbutton').fill('4')
    const add = page.getByRole('button', { name: 'Tambah ke keranjang', exact: true })
    await line.set('lost')
    await add.click()
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    await line.set('up')
    await add.click()
    await page.getByText('Masuk keranjang.').waitFor()
    assert.equal(await readCartQuantity(page), '4')
  })
})

test('/backoffice/stok: a receipt sent again after a lost response is recorded once', async () => {
  const { id, sku } = await createProductPage(shop)
  const readStock = async () =>
    (
      await shop.db
        .selectFrom('stock')
        .select('on_hand')
        .where('variant_id', '=', Number(id))
        .execute()
    ).reduce((sum, { on_hand }) => sum + Number(on_hand), 0)
  const before = await readStock()
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open }) => {
    await signInStaff(page, 'konten@contoh.id')
    await open('/backoffice/stok?terima')
    await page.getByLabel('Nomor surat jalan').fill('SJ-1')
    await page.getByLabel('Pemasok').fill('Karang Jaya')
    await page.getByLabel('SKU 1', { exact: true }).fill(sku)
    await page.getByLabel('Jumlah').first().fill('25')
    const save = page.getByRole('button', { name: 'Catat barang masuk' })
    await line.set('lost')
    await save.click()
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    await line.set('up')
    await save.click()
    await page.getByText('Barang masuk tercatat.').waitFor()
    assert.equal(await readStock(), before + 25)
  })
})

test('/profile/alamat-pengiriman: a new address saved again after a lost response is there once', async () => {
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open }) => {
    await signIn(page)
    await open('/profile/alamat-pengiriman?baru')
    await page.getByRole('searchbox', { name: /Cari daerah/ }).fill('cikarang barat')
    await page.getByRole('button', { name: /Cikarang Barat/ }).click()
    const village = page.getByLabel('Desa atau kelurahan')
    await village.locator('option').nth(1).waitFor({ state: 'attached' })
    await village.selectOption({ index: 1 })
    await page.getByLabel('Jalan, nomor, RT/RW').fill('Jalan Randu 7')
    await page.getByLabel('Nama alamat').fill('Gudang Randu')
    const save = page.getByRole('button', { name: 'Simpan alamat' })
    await line.set('lost')
    await save.click()
    await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
    assert.equal(await page.getByLabel('Jalan, nomor, RT/RW').inputValue(), 'Jalan Randu 7')
    await line.set('up')
    await save.click()
    const saved = page.getByRole('listitem').filter({ hasText: 'Gudang Randu' })
    await saved.first().waitFor()
    assert.equal(await saved.count(), 1)
  })
})
