import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const LIST = '/kategori/triplek-kayu/triplek'
const findCards = (page: Page) =>
  page.getByRole('region', { name: 'Daftar barang' }).getByRole('article')
const readCount = async (page: Page) =>
  Number((await page.locator('main [role=status] b').first().innerText()).replace('.', ''))

test('/kategori/…: on a desktop each filter updates the URL, keeps the focus and is undone by going back', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  await page.goto(LIST)
  const all = await readCount(page)
  const nine = page.getByRole('checkbox', { name: /^9 mm/ })
  await withScreenOnFailure(page, async () => {
    await nine.check()
    await page.waitForURL(/\?tebal=9$/)
    assert.ok(await nine.evaluate((element) => element === document.activeElement))
    for (const card of await findCards(page).all()) assert.match(await card.innerText(), /9 mm/)
    await page
      .getByRole('group', { name: 'Ketersediaan' })
      .getByRole('checkbox', { name: /Siap kirim/ })
      .check()
    await page.waitForURL(/tebal=9&siap=1/)
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('harga-naik')
    await page.waitForURL(/urut=harga-naik/)
    await assertPageQuality(page, 'list')
    await page.getByRole('link', { name: 'Hapus saringan Siap kirim' }).click()
    await page.waitForURL(/\?tebal=9&urut=harga-naik$/)
    await page.goBack()
    await page.waitForURL(/siap=1/)
    await page.goBack()
    await page.goBack()
    await page.waitForURL(/\?tebal=9$/)
    await page.goBack()
    await page.waitForURL((url) => url.search === '')
    await page.locator('input[name=tebal][value="9"]:not(:checked)').waitFor({ state: 'attached' })
    await page.waitForFunction(
      (total) => document.querySelector('main [role=status] b')?.textContent === total,
      String(all),
    )
    await page.goForward()
    await page.waitForURL(/\?tebal=9$/)
    await page.locator('input[name=tebal][value="9"]:checked').waitFor({ state: 'attached' })
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/kategori/…: filters by a typed price, and signed-in buyers by past purchases', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(page)
  await page.goto(LIST)
  await withScreenOnFailure(page, async () => {
    await page.getByLabel('Harga tertinggi, rupiah').fill('120000')
    await page.keyboard.press('Enter')
    await page.waitForURL(/maks=120/)
    await page.getByRole('link', { name: /Hapus saringan Sampai Rp 120\.000/ }).waitFor()
    await page.getByRole('group', { name: 'Riwayat belanja' }).getByText('Pernah dibeli').waitFor()
  })
  await context.close()
})

test('/kategori/…: on a phone filters open as a sheet, and products are added to the cart from the list', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await page.goto(LIST)
  await withScreenOnFailure(page, async () => {
    await page.getByRole('button', { name: /^Saring/ }).click()
    await page.getByRole('checkbox', { name: /^9 mm/ }).check()
    await page.waitForURL(/\?tebal=9$/)
    await assertPageQuality(page, 'sheet')
    await page.getByRole('button', { name: /^Lihat \d+ barang/ }).click()
    await page.getByRole('heading', { name: 'Saring' }).waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: /Tambah ke keranjang/ })
      .first()
      .click()
    await page.getByText('Masuk keranjang').first().waitFor()
    await assertPageQuality(page, 'list on a phone')
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/kategori/…: filters, sorting and pages work before scripts run', async () => {
  const { page, context } = await openBrowserSession(browser, shop, {
    ...DESKTOP,
    javaScriptEnabled: false,
  })
  await page.goto(LIST)
  await page.getByRole('checkbox', { name: /^9 mm/ }).check()
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('harga-turun')
  await page.getByRole('button', { name: 'Terapkan saringan' }).click()
  const query = new URL(page.url()).searchParams
  assert.deepEqual([query.get('tebal'), query.get('urut')], ['9', 'harga-turun'])
  assert.equal(await page.getByRole('checkbox', { name: /^9 mm/ }).isChecked(), true)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  assert.equal(new URL(canonical!).search, '?tebal=9&urut=harga-turun')
  await page.getByRole('link', { name: 'Hapus semua' }).click()
  await page.goto('/produk')
  assert.equal(await page.locator('link[rel=next]').count(), 1)
  await page.getByRole('link', { name: 'Berikutnya' }).click()
  assert.match(page.url(), /page=1/)
  assert.ok((await findCards(page).count()) > 0)
  const phone = await openBrowserSession(browser, shop, { ...PHONE, javaScriptEnabled: false })
  await phone.page.goto(LIST)
  await phone.page.getByRole('button', { name: /^Saring/ }).click()
  await phone.page.getByRole('checkbox', { name: /^9 mm/ }).check()
  await phone.page.getByRole('button', { name: /^Lihat \d+ barang/ }).click()
  assert.match(phone.page.url(), /tebal=9/)
  await phone.context.close()
  await context.close()
})

test('/kategori/…: a page past the end is 404, unknown parameters are ignored', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  const past = await page.goto(`${LIST}?page=90`)
  assert.equal(past!.status(), 404)
  await page.getByRole('heading', { name: 'Halaman ini kosong' }).waitFor()
  const odd = await page.goto(`${LIST}?warna=biru&urut=acak&utm_source=x`)
  assert.equal(odd!.status(), 200)
  assert.equal(
    new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).search,
    '',
  )
  assert.ok((await findCards(page).count()) > 0)
  await context.close()
})

test('/kategori/…: the promo opens with the current month’s name and closes with Escape', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await page.goto(LIST)
  await page.getByRole('button', { name: /Promo/ }).click()
  await page.getByRole('dialog').getByText('November 2026').first().waitFor()
  await assertPageQuality(page, 'promo')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await context.close()
})

test('search field: suggestions work by keyboard and screen reader, Enter alone searches', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  await page.goto('/')
  const field = page.locator('header input[name=search]')
  await withScreenOnFailure(page, async () => {
    await field.focus()
    await page.keyboard.type('tripl')
    await page.getByRole('listbox', { name: 'Saran pencarian' }).waitFor()
    assert.equal(await field.getAttribute('aria-expanded'), 'true')
    await page.keyboard.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    const option = page.locator(`[id="${active}"]`)
    assert.equal(await option.getAttribute('aria-selected'), 'true')
    await assertPageQuality(page, 'suggestions')
    await page.keyboard.press('Escape')
    await page.getByRole('listbox', { name: 'Saran pencarian' }).waitFor({ state: 'hidden' })
    assert.equal(await field.inputValue(), 'tripl')
    await page.keyboard.press('ArrowDown')
    await page
      .getByRole('group', { name: 'Kategori' })
      .getByRole('option', { name: /^Triplek \d+ barang/ })
      .waitFor()
    while (
      !(
        await page
          .getByRole('option', { name: /^Triplek \d+ barang/ })
          .first()
          .getAttribute('aria-selected')
      )?.includes('true')
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`${LIST}$`))
    await field.focus()
    await field.fill('semen 40 kg')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/produk\?search=semen/)
    await page.getByRole('heading', { name: /semen 40 kg/ }).waitFor()
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/produk: a quantity that is searched for fills the fields of goods sold in it, their freight and their pages', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await page.goto('/produk?search=tripleks 9mili 40 lbr')
  await withScreenOnFailure(page, async () => {
    await page.getByText('jumlah terisi 40 lembar').waitFor()
    const first = findCards(page).first()
    assert.equal(await first.getByRole('spinbutton').inputValue(), '40')
    await page.goto('/produk?search=tripleks 9mili 1 lbr')
    const { minOrder } = (
      await shop
        .asVisitor()
        .catalogue.products({ query: { page: 0, count: 1, search: 'tripleks 9mili' } })
    ).results[0]!
    assert.equal(await first.getByRole('spinbutton').inputValue(), String(minOrder))
    await page.goto('/produk?search=tripleks 9mili 40 lbr')
    await first.getByRole('link').click()
    await page.waitForURL(/&qty=40$/)
    assert.equal(
      await page.getByRole('complementary', { name: 'Beli' }).getByRole('spinbutton').inputValue(),
      '40',
    )
  })
  await context.close()
})

test('/produk: a search for a brand that is not sold says so', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await page.goto('/produk?search=semen+tiga+roda')
  await page.getByText('Tiga Roda tidak kami jual. Ini yang serupa dari merek lain.').waitFor()
  await assertPageQuality(page, 'a brand that is not sold')
  assert.ok((await findCards(page).count()) > 0)
  await context.close()
})

test('/produk: an empty result offers to request the material', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await page.goto('/produk?search=zzqx')
  assert.equal(await page.getByRole('form', { name: 'Saring barang' }).count(), 0)
  await withScreenOnFailure(page, async () => {
    await page.getByLabel('Perkiraan jumlah').fill('200 lembar')
    await page.getByLabel('Nama', { exact: true }).fill('Warsito')
    await page.getByLabel('Nomor telepon').fill('0812 9041 7735')
    await assertPageQuality(page, 'nothing found')
    await page.getByRole('button', { name: 'Kirim kebutuhan' }).click()
    await page.getByText('Kebutuhan Anda sudah kami terima').waitFor()
  })
  await context.close()
})
