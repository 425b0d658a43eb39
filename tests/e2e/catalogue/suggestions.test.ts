import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESKTOP, PHONE } from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { visit } = await openShopAndBrowser()

test('search field: suggestions show picture and price and lead to the typed size', async () => {
  await visit(DESKTOP, async (page) => {
    await page.goto('/kategori')
    const field = page.getByRole('combobox', { name: 'Cari barang' })
    await page.getByLabel('Cari barang').first().focus()
    await field.fill('triplek 9mm')
    const product = page.getByRole('group', { name: 'Barang' }).getByRole('option').first()
    await product.getByText('9 mm').first().waitFor()
    await product.getByText(/^Rp/).waitFor()
    await product.getByRole('presentation').or(product.locator('img')).first().waitFor()
    await assertPageQuality(page, 'suggestions')
    const category = page.getByRole('group', { name: 'Kategori' }).getByRole('option').first()
    assert.match(await category.innerText(), /Triplek 9 mm[\s\S]*barang[\s\S]*mulai[\s\S]*Rp/)
    await category.click()
    await page.getByRole('link', { name: 'Hapus saringan 9 mm' }).waitFor()
    assert.equal(new URL(page.url()).search, '?tebal=9')

    await field.fill('triplek 9 mm')
    await product.getByText('9 mm').first().waitFor()
    await product.click()
    await page.getByRole('heading', { level: 1, name: /9 mm/ }).waitFor()
  })
})

test('search field: a suggested product opens with the quantity that was typed', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/kategori')
    await page.getByLabel('Cari barang').first().focus()
    await page.getByRole('combobox', { name: 'Cari barang' }).fill('tripleks 9mm 40 lbr')
    const product = page.getByRole('group', { name: 'Barang' }).getByRole('option').first()
    await product.getByText('40 lembar').waitFor()
    const suggested = /Rp\s*([\d.]+)/.exec(await product.innerText())![1]!
    await product.click()
    await page.getByRole('heading', { level: 1, name: /9 mm/ }).waitFor()
    // The price of that many, as the tier of the product's page has it.
    await page.locator('.ladder [aria-current]').getByText(suggested).waitFor()
    assert.equal(await page.getByRole('spinbutton').first().inputValue(), '40')
  })
})

test('/produk?search=…: a misspelling is said, and the size is a filter, on a phone', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/produk?search=tripek')
    await page.getByRole('heading', { name: 'Hasil untuk "triplek"' }).waitFor()
    await page.getByText('Anda menulis "tripek".').waitFor()
    await page.getByRole('button', { name: /^Saring/ }).click()
    await page.getByRole('checkbox', { name: /^9 mm/ }).check()
    await page.getByRole('button', { name: /^Lihat \d+ barang/ }).click()
    await page.getByRole('link', { name: 'Hapus saringan 9 mm' }).waitFor()
    await assertPageQuality(page, 'search with sizes')
    for (const card of await page
      .getByRole('region', { name: 'Daftar barang' })
      .getByRole('article')
      .all())
      assert.match(await card.innerText(), /9 mm/)
  })
})

test('search field: a text searched for before the suggestions have loaded opens none over its results', async () => {
  await visit(PHONE, async (page) => {
    const suggestions = Promise.withResolvers<void>()
    await page.route(/\/assets\/suggestions-/, async (route) => {
      await suggestions.promise
      await route.continue()
    })
    await page.goto('/kategori')
    await page.waitForLoadState('networkidle')
    const field = page.getByLabel('Cari barang').first()
    await field.fill('triplek')
    await field.press('Enter')
    await page.getByRole('region', { name: 'Daftar barang' }).waitFor()
    const answered = page.waitForResponse(/suggestions\?/)
    suggestions.resolve()
    await answered
    await page.getByRole('combobox', { name: 'Cari barang' }).waitFor()
    await page
      .locator('main')
      .getByRole('link', { name: /Triplek/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /Triplek/ }).waitFor()
  })
})
