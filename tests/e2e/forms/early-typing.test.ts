import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { DRAFT_RESTORED } from '#tests/support/browser/ended-session.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { waitForHydration } from '#tests/e2e/screenshots/scene.ts'

const { shop, browser } = await openShopAndBrowser()

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openWithLateScripts(page: Page, url: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return async () => {
    release()
    await waitForHydration(page)
  }
}

/** What the draft of this page holds under a name. */
const readStored = (page: Page, name: string) =>
  page.waitForFunction((field) => {
    const [draft] = Object.entries(sessionStorage).flatMap(([item, text]) =>
      item.startsWith('draft ') ? [JSON.parse(text) as { fields: Record<string, unknown> }] : [],
    )
    return draft?.fields[field]
  }, name)

test('/checkout: on a phone what is typed and chosen before the scripts load survives *Lanjut* at that moment', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  await signIn(page)
  const form = { intent: 'add', product_variant_id, qty: '10' }
  assert.equal((await page.request.post('/cart', { form })).status(), 200)
  const next = page.getByRole('button', { name: 'Lanjut', exact: true })
  const at = (step: string) => page.locator(`main [data-step="${step}"]`)
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, '/checkout?langkah=pengiriman')
    await at('pengiriman').waitFor()
    const vehicle = page.locator('[name="kendaraan"]:not(:disabled):not(:checked)').first()
    const code = await vehicle.getAttribute('value')
    await vehicle.check({ force: true })
    await next.click({ noWaitAfter: true })
    await at('penerima').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('kendaraan'), code)
    await page.getByLabel('Nama penerima di lokasi').fill('Bu Sri')
    await page.getByLabel('Catatan').fill('Telepon dulu')
    await next.click({ noWaitAfter: true })
    await at('bayar').waitFor()
    assert.equal(await page.locator('[name="contactName"]').inputValue(), 'Bu Sri')
    await loadScripts()
    await page.getByText(/^Bu Sri · /).waitFor()
    assert.equal(await page.locator('[name="note"]').inputValue(), 'Telepon dulu')
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation/)
  })
  await context.close()
})

test('/profile/alamat-pengiriman?baru: what is typed before the scripts load is there after a reload', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await signIn(page, await createBuyerEmail(shop.db))
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, '/profile/alamat-pengiriman?baru')
    await page.getByLabel('Kode pos').fill('17539')
    // The regions are those of the buyer's main address at first.
    const village = page.getByLabel('Desa atau kelurahan')
    await village.selectOption({ index: 2 })
    const name = await village.locator('option:checked').textContent()
    await loadScripts()
    await readStored(page, 'regions')
    await page.reload()
    await page.getByText(DRAFT_RESTORED).waitFor()
    await village.locator('option:checked', { hasText: name! }).waitFor({ state: 'attached' })
    assert.equal(await page.getByLabel('Kode pos').inputValue(), '17539')
  })
  await context.close()
})

test('/produk/{slug}: a quantity that is typed before the scripts load is what the panel reckons with', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const variantId = await createProduct(shop.db, {
    name: 'Barang Ketik Dini',
    price: 50_000,
    stock: { CBT: 900 },
  })
  const { slug } = await shop.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('slug')
    .where('variant.id', '=', Number(variantId))
    .executeTakeFirstOrThrow()
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, `/produk/${slug}`)
    await page.getByLabel('Jumlah Barang Ketik Dini').fill('12')
    await loadScripts()
    await page.getByText('Rp600.000', { exact: true }).first().waitFor()
    assert.equal(await page.getByLabel('Jumlah Barang Ketik Dini').inputValue(), '12')
  })
  await context.close()
})

test('/cart: a quantity that is typed before the scripts load is what the cart holds then', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  const form = { intent: 'add', product_variant_id, qty: '10' }
  assert.equal((await page.request.post('/cart', { form })).status(), 200)
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, '/cart')
    await page.locator('main').getByRole('spinbutton').fill('20')
    await loadScripts()
    await page.getByText('Rp1.000.000', { exact: true }).first().waitFor()
    await page.reload()
    assert.equal(await page.locator('main').getByRole('spinbutton').inputValue(), '20')
  })
  await context.close()
})

test('/kategori/…: on a phone the filters that were opened before the scripts load stay open', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, '/kategori/triplek-kayu/triplek')
    await page.getByRole('button', { name: /^Saring/ }).click()
    const sheet = page.locator('.facet-sheet')
    await page.getByRole('heading', { name: 'Saring' }).waitFor()
    await loadScripts()
    assert.ok(await sheet.evaluate((element) => element.matches(':popover-open')))
  })
  await context.close()
})

test('/kategori: on a desk the menu that was opened before the scripts load stays open, with its second level', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, '/kategori')
    await page.getByRole('button', { name: 'Kategori', exact: true }).click()
    await loadScripts()
    const menu = page.locator('#menu-kategori')
    await menu.getByRole('link', { name: 'Triplek', exact: true }).waitFor()
  })
  await context.close()
})

test('/profile/alamat-pengiriman: the question that was opened before the scripts load stays open, and deletes', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await signIn(page, 'retail@contoh.id')
    const loadScripts = await openWithLateScripts(page, '/profile/alamat-pengiriman')
    await page.getByText('Hapus', { exact: true }).first().click()
    await loadScripts()
    const question = page.getByRole('alertdialog', { name: 'Hapus alamat Rumah?' })
    await question.getByRole('button', { name: 'Ya, hapus Rumah' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByText('Jl. Kenanga Raya').waitFor({ state: 'detached' })
  })
  await context.close()
})

test('/kategori/…: a filter and a button that are pressed before the scripts load do their work then', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    const loadScripts = await openWithLateScripts(page, '/kategori/triplek-kayu/triplek')
    await page.getByRole('checkbox', { name: /^9 mm/ }).check()
    await page.getByRole('button', { name: /Promo/ }).click()
    await loadScripts()
    await page.waitForURL(/\?tebal=9$/)
    await page.getByRole('dialog').getByText('Tutup').waitFor()
    assert.equal(await page.getByRole('checkbox', { name: /^9 mm/ }).isChecked(), true)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})
