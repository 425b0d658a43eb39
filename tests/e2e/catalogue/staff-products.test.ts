import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Download, Page } from 'playwright-core'
import { assertChoiceWhole } from '#tests/support/browser/assert-choice-whole.ts'
import { withScreenOnFailure } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { openContentStaffPage } from '#tests/support/browser/staff-steps.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'

const { shop, browser } = await openShopAndBrowser()

const findProductId = async (variantId: string) =>
  (
    await shop.db
      .selectFrom('variant')
      .select('product_id')
      .where('id', '=', Number(variantId))
      .executeTakeFirstOrThrow()
  ).product_id
const readPrices = async (variantId: string) =>
  (
    await shop.db
      .selectFrom('price')
      .select('amount')
      .where('variant_id', '=', Number(variantId))
      .orderBy('valid_from', 'desc')
      .execute()
  ).map(({ amount }) => amount / 100)

test('/backoffice/produk: fifty products with pictures, filtered, sorted, and in lists of drafts and those off sale', async () => {
  await createProduct(shop.db, { name: 'Termurah uji', price: 2, stock: {} })
  const { context, page } = await openContentStaffPage(browser, shop)
  await withScreenOnFailure(page, async () => {
    const rows = page.locator('main li[id^=p]')
    await rows.first().waitFor()
    assert.equal(await rows.count(), 50)
    assert.equal(await rows.locator('img').count(), 50)
    await page.setViewportSize({ width: 360, height: 740 })
    await assertChoiceWhole(page.getByLabel('Kategori'))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel('Urutan').selectOption('Harga terendah')
    await page.getByLabel('Kategori').selectOption('Triplek & Kayu › Triplek')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await page.waitForURL(/urut=cheapest/)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main li[id^=p]')].every((row) =>
        row.textContent?.includes('Triplek'),
      ),
    )
    const [retired] = await shop.db
      .selectFrom('product')
      .select(['id', 'name'])
      .where('sub_category_id', '=', (eb) =>
        eb.selectFrom('sub_category').select('id').where('slug', '=', 'triplek'),
      )
      .limit(1)
      .execute()
    await shop.db
      .updateTable('variant')
      .set({ active: false })
      .where('product_id', '=', retired!.id)
      .execute()
    await page.getByRole('link', { name: 'Tidak dijual' }).click()
    await page.getByRole('link', { name: retired!.name, exact: true }).waitFor()
    await page.goto('/backoffice/produk-berhenti')
    await page.getByRole('link', { name: retired!.name, exact: true }).waitFor()
    await page.getByLabel(`Pilih ${retired!.name}`, { exact: true }).check()
    await page.getByText('Ubah yang dipilih').click()
    await assertChoiceWhole(page.getByLabel('Arah'))
    await page.getByRole('button', { name: 'Jual', exact: true }).click()
    await page.getByText('1 produk diubah.').waitFor()
    await page.getByText('Tidak ada', { exact: true }).waitFor()
  })
  await context.close()
})

for (const hasScripts of [true, false])
  test(`/backoffice/produk: prices of selected products rise by a percentage, seen before, ${hasScripts ? 'with scripts' : 'before scripts run'}`, async () => {
    const name = `Naik harga uji ${hasScripts ? 'a' : 'b'}`
    const variantId = await createProduct(shop.db, { name, price: 40_000, stock: {} })
    const { context, page } = await openContentStaffPage(browser, shop, hasScripts)
    await withScreenOnFailure(page, async () => {
      await page.goto('/backoffice/produk?urut=newest')
      await page.getByText('Ubah yang dipilih').click()
      await page.getByLabel('Persen').fill('2,5')
      await page.getByRole('button', { name: 'Lihat harga baru' }).click()
      await page.getByText('Pilih dahulu produknya.').first().waitFor()
      await page.getByLabel(`Pilih ${name}`).check()
      if (!hasScripts) await page.getByText('Ubah yang dipilih').click()
      await page.getByLabel('Persen').fill('2,5')
      await page.getByRole('button', { name: 'Lihat harga baru' }).click()
      await page.getByText('Harga eceran: Rp 40.000 menjadi Rp 41.000').waitFor()
      assert.deepEqual(await readPrices(variantId), [40_000])
      await page.getByRole('button', { name: 'Terapkan 1 perubahan' }).click()
      if (hasScripts) await page.getByText('Selesai', { exact: true }).waitFor()
    })
    await context.close()
  })

test('/backoffice/produk/:id: names, prices and stock of all variants are saved in one grid', async () => {
  const variantId = await createProduct(shop.db, {
    name: 'Petak uji',
    price: 10_000,
    stock: { CBT: 4 },
  })
  const productId = await findProductId(variantId)
  const { context, page } = await openContentStaffPage(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto(`/backoffice/produk/${productId}`)
    await page.getByLabel('Nama biasa').fill('M')
    await page.getByLabel('Harga eceran biasa').fill('12.500')
    await page.getByLabel('Stok biasa di Gudang Cibitung').fill('1,5')
    await page.getByRole('button', { name: 'Simpan semua varian' }).click()
    await page.getByText(/bulat/).first().waitFor()
    assert.deepEqual(await readPrices(variantId), [10_000])
    await page.getByLabel('Stok biasa di Gudang Cibitung').fill('15')
    await page.getByRole('button', { name: 'Simpan semua varian' }).click()
    await page.getByText('Varian tersimpan.').waitFor()
    await page.getByLabel('Harga eceran M').waitFor()
    assert.equal(await page.getByLabel('Stok M di Gudang Cibitung').inputValue(), '15')
    assert.deepEqual(await readPrices(variantId), [12_500, 10_000])
  })
  await context.close()
})

const readImages = async (productId: number) => {
  const { picture, gallery } = await shop.db
    .selectFrom('product')
    .select(['picture', 'gallery'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return [picture, ...gallery]
}
const waitForImages = async (page: Page, productId: number, expected: string[]) => {
  await page.waitForFunction(
    (images) =>
      document.querySelector('ol[aria-busy=false]') !== null &&
      [...document.querySelectorAll<HTMLInputElement>('input[name=order]')]
        .map(({ value }) => value)
        .join() === images,
    expected.join(),
  )
  assert.deepEqual(await readImages(productId), expected)
}

test('/backoffice/produk/:id: images are ordered by keyboard and by dragging, and the first is the main one', async () => {
  const productId = await findProductId(
    await createProduct(shop.db, { name: 'Galeri uji', price: 10_000, stock: {} }),
  )
  const [a, b, c] = ['pictures/a.svg', 'pictures/b.svg', 'pictures/c.svg'] as const
  await shop.db
    .updateTable('product')
    .set({ picture: a, gallery: [b, c], description: 'Barang dengan tiga gambar.' })
    .where('id', '=', productId)
    .execute()
  const { context, page } = await openContentStaffPage(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto(`/backoffice/produk/${productId}`)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('gambar 3 dari 3').focus()
    await page.keyboard.press('ArrowLeft')
    await waitForImages(page, productId, [a, c, b])
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'gambar 2 dari 3',
    )
    await page.getByRole('button', { name: 'Pindahkan gambar 2 ke depan' }).click()
    await waitForImages(page, productId, [c, a, b])
    await page.getByLabel('gambar 3 dari 3').dragTo(page.getByLabel('gambar utama dari 3'))
    await waitForImages(page, productId, [b, c, a])
    // Faster than a move is saved.
    await page.getByLabel('gambar 3 dari 3').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await waitForImages(page, productId, [a, b, c])
  })
  await context.close()
})

test('/backoffice/impor: an export is edited, imported, and taken back as one', async () => {
  const name = 'Bolak-balik uji'
  const variantId = await createProduct(shop.db, { name, price: 30_000, stock: { CBT: 3 } })
  const { context, page } = await openContentStaffPage(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto('/backoffice/impor')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Unduh CSV' }).click()
    const text = await readDownload(await downloading)
    const sheet = async (content: string) => {
      await page.goto('/backoffice/impor')
      const buffer = Buffer.from(content)
      await page.setInputFiles('input[type=file]', {
        name: 'katalog.csv',
        mimeType: 'text/csv',
        buffer,
      })
      await page.getByRole('button', { name: 'Periksa berkas' }).click()
      await page.waitForURL(/\/impor\/[0-9a-f-]{36}$/)
    }
    await sheet(text)
    await page.getByText('Tidak ada yang berubah: semua sudah seperti di berkas.').waitFor()
    await sheet(text.replace(/^(.*;Bolak-balik uji;.*?);30000;/m, '$1;33000;'))
    await page.getByText('Harga eceran: Rp 30.000 menjadi Rp 33.000').waitFor()
    await page.getByRole('button', { name: 'Terapkan 1 perubahan' }).click()
    await page.getByRole('button', { name: 'Batalkan impor ini' }).click()
    await page.getByText('Harga eceran: Rp 33.000 menjadi Rp 30.000').waitFor()
    await page.getByRole('button', { name: 'Kembalikan 1 baris' }).click()
    await page.getByText('Selesai', { exact: true }).waitFor()
    assert.equal((await readPrices(variantId))[0], 30_000)
    await page.getByRole('link', { name: 'Lihat impor yang dibatalkan' }).click()
    await page.getByText('Impor ini sudah dibatalkan').waitFor()
  })
  await context.close()
})

test('/backoffice/impor: a large CSV is packed by the browser, and read as it was', async () => {
  const name = 'Berkas besar uji'
  const variantId = await createProduct(shop.db, { name, price: 30_000, stock: {} })
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('id', '=', Number(variantId))
    .executeTakeFirstOrThrow()
  const { context, page } = await openContentStaffPage(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto('/backoffice/impor')
    await page.waitForLoadState('networkidle')
    await page.setInputFiles('input[type=file]', {
      name: 'harga.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`SKU;Harga eceran\n${`${';'.repeat(99)}\n`.repeat(12_000)}${sku};31000`),
    })
    await page.getByText('harga.csv.gz').waitFor()
    await page.getByRole('button', { name: 'Periksa berkas' }).click()
    await page.getByText('Harga eceran: Rp 30.000 menjadi Rp 31.000').waitFor()
    await page.getByRole('heading', { name: 'harga.csv', exact: true }).waitFor()
  })
  await context.close()
})

const readDownload = async (download: Download) => readFile(await download.path(), 'utf8')
