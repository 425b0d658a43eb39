import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOrder, createBuyerClient } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createPurchaseOrder } from '#tests/support/orders/purchase-order.ts'
import {
  openBrowserSession,
  PHONE,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

/** Whether the toolbar and the title are seen, and whether the title is still read aloud. */
async function readChrome(page: Awaited<ReturnType<typeof openBrowserSession>>['page']) {
  const title = page.locator('main h1').first()
  const box = await title.boundingBox()
  return {
    toolbar: await page.getByRole('navigation', { name: 'Utama' }).isVisible(),
    title: (box?.width ?? 0) > 1,
    name: (await page.getByRole('heading', { level: 1 }).first().innerText()) !== '',
  }
}

test('page kinds: lists and details hide toolbar and title on a phone, every page of a kind alike', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const { catalogue } = shop.client()
  const { results } = await catalogue.products({ query: { subCategory: 'triplek' } })
  const { slug, brand } = results[0]!
  const hidden = { toolbar: false, title: false, name: true }
  const shown = { toolbar: true, title: true, name: true }
  await withScreenOnFailure(page, async () => {
    for (const path of [
      '/kategori',
      '/kategori/triplek-kayu',
      '/kategori/triplek-kayu/triplek',
      '/produk',
      '/produk?search=semen',
      '/brand',
      `/brand/${brand.slug}`,
      `/brand/${brand.slug}/produk`,
      `/brand/${brand.slug}/katalog`,
    ]) {
      await page.goto(path)
      assert.deepEqual(await readChrome(page), hidden, path)
    }
    // The name of goods is content, not the page's title (decision 33).
    await page.goto(`/produk/${slug}`)
    assert.deepEqual(await readChrome(page), { ...hidden, title: true }, 'product')
    // The heading says it: a breadcrumb that repeats it takes a second row.
    const position = page.getByRole('navigation', { name: 'Posisi' })
    assert.ok((await position.boundingBox())!.height < 60, 'the breadcrumb of a product is one row')
    for (const path of ['/', '/cart', '/syarat-dan-ketentuan', '/kebijakan-privasi']) {
      await page.goto(path)
      assert.deepEqual(await readChrome(page), shown, path)
    }
  })
  const buyer = await createBuyerClient(shop)
  const variant = await createProduct(shop.deps.db, { price: 50_000, stock: { CBT: 90 } })
  const { id, number } = await placeOrder(shop, [{ variant, qty: 2 }], buyer)
  const { email } = await shop.deps.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    for (const path of [
      '/profile/daftar-transaksi',
      `/profile/daftar-transaksi/detail?id=${id}`,
      '/profile/alamat-pengiriman',
    ]) {
      await page.goto(path)
      assert.deepEqual(await readChrome(page), hidden, path)
    }
    await page.goto(`/profile/daftar-transaksi/detail?id=${id}`)
    await page.getByRole('navigation', { name: 'Posisi' }).getByText(number).waitFor()
    for (const path of ['/profile', '/profile/ubah-kata-sandi']) {
      await page.goto(path)
      assert.deepEqual(await readChrome(page), shown, path)
    }
  })
  // One address, two kinds of page: the form, and the document that was sent.
  const business = await shop.asBuyer('bisnis@contoh.id')
  const [address] = (await business.customers.addresses()).results
  const { record } = await createPurchaseOrder(business, address!.id)
  await context.clearCookies()
  await withScreenOnFailure(page, async () => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/upo')
    assert.deepEqual(await readChrome(page), shown, 'a new purchase order')
    await page.goto(`/upo?id=${record}`)
    assert.deepEqual(await readChrome(page), hidden, 'a sent purchase order')
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/kategori')
  assert.equal((await readChrome(page)).title, true, 'a wide screen shows every title')
  await context.close()
})

test('menu of a phone: has quick order, brands and help', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.locator('#menu-kategori')
    await menu.getByRole('link', { name: 'Bantuan' }).waitFor()
    assert.match(
      (await menu.getByRole('link', { name: 'Bantuan' }).getAttribute('href')) ?? '',
      /^https:\/\/wa\.me\//,
    )
    await menu.getByRole('link', { name: 'Merek' }).click()
    await page
      .getByRole('textbox', { name: 'Cari merek' })
      .or(page.getByLabel('Cari merek'))
      .waitFor()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name: 'Pesan cepat' }).click()
    await page.getByRole('heading', { name: 'Pesan cepat' }).waitFor()
  })
})
