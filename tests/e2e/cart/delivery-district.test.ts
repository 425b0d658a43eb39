import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { openBrowserSession, PHONE, withScreenOnFailure } from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
let variantId: string
before(async () => {
  variantId = await createProduct(shop.deps.db, {
    name: 'Semen Uji Tujuan',
    subCategory: 'semen-abu',
    unit: 'sak',
    price: 60_000,
    weightKg: 40,
    stock: { CBT: 900 },
  })
})

const LIST = '/kategori/semen-mortar/semen-abu'
const chooseTambun = async (page: Page) => {
  await page.getByRole('heading', { name: 'Kirim ke mana?' }).waitFor()
  await page.getByLabel('Kecamatan atau kota').fill('tambun selatan')
  await page.getByRole('button', { name: 'Cari', exact: true }).last().click()
  await page.getByRole('button', { name: /Tambun Selatan/ }).click()
}

test('/cart?kirim-ke: a guest chooses a district that header, list, product, cart and checkout follow', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  const header = page.getByRole('banner')
  await withScreenOnFailure(page, async () => {
    await page.goto(LIST)
    assert.equal(await page.getByText('Ongkir mulai').count(), 0)
    await header.getByRole('link', { name: 'Kirim ke mana?' }).click()
    await page.getByRole('heading', { name: 'Kirim ke mana?' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'cari')
    assert.equal(await page.locator('nav[aria-label=Utama] [aria-current=page]').count(), 0)
    await assertPageQuality(page, 'the choice of a district')
    await chooseTambun(page)
    await header.getByRole('link', { name: /Kirim ke Tambun Selatan, Kab/ }).waitFor()
    await page.waitForURL(`**${LIST}`)
    await page
      .getByText(/Ongkir mulai Rp\s?\d/)
      .first()
      .waitFor()
    await page
      .getByText(/Cibitung, \d+ km/)
      .first()
      .waitFor()
    await assertPageQuality(page, 'a list with freight')
    await page.goto('/')
    await page.getByRole('heading', { name: 'Paling laku' }).waitFor()
    await page
      .getByText(/Ongkir mulai Rp\s?\d/)
      .first()
      .waitFor()
    await assertPageQuality(page, 'home with freight')
  })
  const { slug } = await shop.deps.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('slug')
    .where('variant.id', '=', Number(variantId))
    .executeTakeFirstOrThrow()
  await withScreenOnFailure(page, async () => {
    await page.goto(`/produk/${slug}`)
    await page.getByText(/untuk 1 sak ke Tambun Selatan/).waitFor()
    await page.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).click()
    await page.getByText('Masuk keranjang.').waitFor()
    await page.goto('/cart')
    const delivery = page.getByRole('region', { name: 'Perkiraan kirim' })
    await delivery.getByText(/untuk keranjang ini ke Tambun Selatan/).waitFor()
    await assertPageQuality(page, 'a cart with freight')
    await page.goto('/checkout')
    await page.getByText(/untuk keranjang ini ke Tambun Selatan/).waitFor()
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/cart?kirim-ke: a district is chosen before scripts run, and leads back to the page that asked', async () => {
  const { page, context } = await openBrowserSession(browser, shop, { javaScriptEnabled: false })
  await withScreenOnFailure(page, async () => {
    await page.goto(`${LIST}?merek=tidak-ada`)
    await page.goto(`/cart?kirim-ke&redirect=${encodeURIComponent(LIST)}`)
    await chooseTambun(page)
    await page.waitForURL(`**${LIST}`)
    await page
      .getByText(/Ongkir mulai/)
      .first()
      .waitFor()
    await page.goto('/cart?kirim-ke&redirect=https://jahat.example/')
    await chooseTambun(page)
    await page.getByRole('link', { name: 'Semua kategori' }).first().waitFor()
    assert.equal(new URL(page.url()).origin, shop.origin)
  })
  await context.close()
})

test('/cart?kirim-ke: what a district shows is never in the shared cache', async () => {
  const read = async (path: string, cookie?: string) => {
    const response = await fetch(shop.origin + path, cookie ? { headers: { cookie } } : {})
    return { etag: response.headers.get('etag'), text: await response.text() }
  }
  const district = await shop.deps.db
    .selectFrom('district')
    .select('id')
    .where('name', '=', 'Tambun Selatan')
    .executeTakeFirstOrThrow()
  const [featured] = (await shop.client().catalogue.featured()).results
  // Home shows it on its cards, a product on those that are related to it.
  for (const path of [LIST, '/', `/produk/${featured!.slug}`]) {
    await read(path)
    const own = await read(path, `__Host-district=${district.id}`)
    assert.match(own.text, /Ongkir mulai/, path)
    assert.match(own.text, /Tambun Selatan/, path)
    // Only cached pages have an ETag.
    assert.equal(own.etag, null, path)
    const shared = await read(path)
    assert.ok(shared.etag, path)
    assert.doesNotMatch(shared.text, /Ongkir mulai|Kirim ke Tambun Selatan/, path)
    const forged = await read(path, '__Host-district=99.99.99')
    assert.doesNotMatch(forged.text, /Ongkir mulai/, path)
  }
})
