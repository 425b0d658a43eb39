import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { checkAlerts } from '#modules/catalogue/product-alerts/service.ts'
import { createProduct, setStock } from '#tests/support/catalogue/products.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()
let tile: { slug: string; id: string }
before(async () => {
  const id = await createProduct(shop.deps.db, {
    name: 'Ubin Uji Luas',
    unit: 'dus',
    price: 100_000,
    tiers: [{ minQty: 10, discount: 5 }],
    stock: { CBT: 500 },
  })
  await shop.deps.db
    .updateTable('variant')
    .set({ coverage_m2: 1.44 })
    .where('id', '=', Number(id))
    .execute()
  const { slug } = await shop.deps.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('slug')
    .where('variant.id', '=', Number(id))
    .executeTakeFirstOrThrow()
  tile = { slug, id }
})

test('/produk/{slug}: on a phone a length and a width give boxes, a price and a delivery estimate', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${tile.slug}`)
    await page.getByLabel('Panjang').fill('4,2')
    await page.getByLabel('Lebar').fill('3')
    await page.getByLabel('Cara pasang').selectOption('diagonal')
    await page.getByText('11 dus', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Pakai 11 dus' }).click()
    // Eleven boxes at the price of the tier from ten.
    await page.getByText('1.045.000').first().waitFor()
    assert.match(page.url(), new RegExp(`product_variant_id=${tile.id}&qty=11`))
    await page.getByLabel('Kecamatan atau kota tujuan').fill('tambun')
    await page.getByRole('button', { name: 'Cek' }).click()
    await page.getByRole('button', { name: /Tambun Selatan/ }).click()
    await page.getByText(/untuk 11 dus ke Tambun Selatan/).waitFor()
    await assertPageQuality(page, 'product with everything open')
  })
  await page.reload()
  await withScreenOnFailure(page, () => page.getByText(/untuk 11 dus ke Tambun Selatan/).waitFor())
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/produk/{slug}: the calculator draws how sheets are laid, and the gallery has the standard', async () => {
  const { results } = await shop.client().catalogue.products({ query: { subCategory: 'triplek' } })
  const { slug, offer } = results.find(({ offer: { facts } }) => facts.length > 0)!
  const { standard, variants } = await shop.client().catalogue.product({ id: slug })
  const { coverageM2 } = variants.find(({ id }) => id === offer.id)!
  assert.ok(coverageM2! > 2.9 && coverageM2! < 3)
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${slug}?product_variant_id=${offer.id}`)
    await page.getByLabel('Panjang').fill('9,5')
    await page.getByLabel('Lebar').fill('6')
    await page.getByRole('img', { name: 'Denah pasang 9,5 m × 6 m' }).waitFor()
    await page.getByText('12 lembar utuh, 8 dipotong (arsir), 2 cadangan.').waitFor()
    await page.getByRole('button', { name: `Standar ${standard}` }).click()
    await page.locator('main b', { hasText: standard! }).first().waitFor()
    await assertPageQuality(page, 'product with a laying plan')
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/produk/{slug}: images zoom, and recently viewed products are listed', async () => {
  await visit(DESKTOP, async (page) => {
    await page.goto(`/produk/${tile.slug}`)
    await page
      .getByRole('link', { name: /perbesar gambar/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: /Gambar Ubin Uji Luas/ })
    await dialog.getByRole('button', { name: 'Perbesar gambar' }).click()
    await dialog.getByRole('button', { name: 'Perkecil gambar' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // A page that is left before its last scripts have run was not viewed.
    await page.waitForFunction(() => localStorage.getItem('terakhir-dilihat') !== null)
    const { results } = await shop
      .client()
      .catalogue.products({ query: { subCategory: 'triplek' } })
    await page.goto(`/produk/${results[0]!.slug}`)
    await page.getByRole('link', { name: 'Ubin Uji Luas' }).waitFor()
    await page.getByRole('heading', { name: 'Pilihan lain' }).waitFor()
  })
})

test('/produk/{slug}: luxury goods show the PPN of their own rate, for every quantity', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  const id = await createProduct(shop.deps.db, {
    name: 'Barang Mewah Uji',
    price: 112_000,
    tiers: [{ minQty: 10, discount: 50 }],
    stock: { CBT: 500 },
  })
  const { slug } = await shop.deps.db
    .updateTable('product')
    .from('variant')
    .whereRef('variant.product_id', '=', 'product.id')
    .where('variant.id', '=', Number(id))
    .set({ luxury: true })
    .returning('slug')
    .executeTakeFirstOrThrow()
  const panel = page.getByRole('complementary', { name: 'Beli' })
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${slug}?qty=2`)
    await panel.getByText('Rp24.000,00', { exact: true }).waitFor()
    await panel.getByText('Rp200.000,00', { exact: true }).waitFor()
    await page.getByLabel('Jumlah Barang Mewah Uji').fill('10')
    await panel.getByText('Rp60.000,00', { exact: true }).waitFor()
    await panel.getByText('Rp500.000,00', { exact: true }).waitFor()
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/produk/{slug}: unit price and price per kg follow the quantity, and none out of range has a subtotal', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  const id = await createProduct(shop.deps.db, {
    name: 'Semen Uji Panel',
    unit: 'sak',
    price: 60_000,
    weightKg: 40,
    tiers: [{ minQty: 100, discount: 10 }],
    stock: { CBT: 500 },
  })
  const { slug } = await shop.deps.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('slug')
    .where('variant.id', '=', Number(id))
    .executeTakeFirstOrThrow()
  const panel = page.getByRole('complementary', { name: 'Beli' })
  const read = async () => (await panel.innerText()).replaceAll(/\s+/g, ' ')
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${slug}?qty=2`)
    await panel.getByText('Rp120.000', { exact: true }).first().waitFor()
    assert.match(await read(), /60\.000 \/ sak .*1\.500 \/ kg/)
    const quantity = page.getByLabel('Jumlah Semen Uji Panel')
    await quantity.fill('100')
    await panel.getByText('Rp5.400.000', { exact: true }).first().waitFor()
    assert.match(await read(), /54\.000 \/ sak .*1\.350 \/ kg/)
    // More than there is: its tier's price, and no subtotal of the quantity before.
    await quantity.fill('9000')
    await panel.getByText('Rp5.400.000', { exact: true }).first().waitFor({ state: 'detached' })
    assert.match(await read(), /54\.000 \/ sak .*Subtotal –/)
    await quantity.fill('')
    await panel.getByText(/1\.500/).waitFor()
    assert.match(await read(), /60\.000 \/ sak .*1\.500 \/ kg .*Subtotal –/)
    await quantity.fill('3')
    await panel.getByText('Rp180.000', { exact: true }).first().waitFor()
    assert.match(await read(), /Subtotal Rp ?180\.000/)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/produk/{slug}: the delivery estimate works before scripts run', async () => {
  const { page, context } = await openBrowserSession(browser, shop, { javaScriptEnabled: false })
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${tile.slug}?qty=4`)
    await page.getByLabel('Kecamatan atau kota tujuan').fill('tambun selatan')
    await page.getByRole('button', { name: 'Cek' }).click()
    await page.getByText(/untuk 4 dus ke Tambun Selatan/).waitFor()
  })
  await context.close()
})

test('/produk/{slug}: a product alert is set on the page, listed in the profile and ended through the e-mail', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  const soldOutVariantId = await createProduct(shop.deps.db, {
    name: 'Barang Habis Uji',
    price: 9_000,
    stock: {},
  })
  const { slug } = await shop.deps.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('slug')
    .where('variant.id', '=', Number(soldOutVariantId))
    .executeTakeFirstOrThrow()
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${slug}`)
    await page.getByRole('button', { name: 'Kabari saat ada lagi' }).click()
    await page.getByLabel('Email').fill('retail@contoh.id')
    await page.getByLabel('Kata sandi').fill('belanja-2026')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.waitForURL(new RegExp(slug))
    await page.getByRole('button', { name: 'Kabari saat ada lagi' }).click()
    await page.getByText('Kami kabari lewat email saat barang ini ada lagi.').waitFor()
    await page.getByRole('button', { name: 'Kabari saat harga turun' }).click()
    await page.getByText('Kami kabari lewat email saat harganya turun.').waitFor()
    await page.goto('/profile')
    await page.getByText('Menunggu stok').waitFor()
    await assertPageQuality(page, 'profile with what is waited for')
  })
  await setStock(shop.deps.db, soldOutVariantId, 'CBT', 20)
  await checkAlerts(shop.deps)
  const { results } = await shop.client().notifications.demoMail({
    query: { email: 'retail@contoh.id' },
  })
  const link = results.find(({ subject }) => /sudah ada lagi/.test(subject))!.link!
  const { pathname, search } = new URL(link)
  // Signed out the page is everybody's, but for the link's own token.
  const guest = await openBrowserSession(browser, shop)
  await guest.page.goto(`${pathname}${search}`)
  await guest.page.getByRole('button', { name: 'Berhenti dikabari tentang semua barang' }).waitFor()
  await guest.context.close()
  await withScreenOnFailure(page, async () => {
    await page.goto(`${pathname}${search}`)
    await page.getByRole('button', { name: 'Berhenti dikabari tentang semua barang' }).click()
    await page.getByText('Anda tidak kami kabari lagi').waitFor()
    await page.goto('/profile')
    assert.equal(await page.getByText('Barang yang ditunggu').count(), 0)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})
