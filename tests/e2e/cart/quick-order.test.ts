import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct, findWellStockedSkus } from '#tests/support/catalogue/products.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signIn,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { findChoices, findLine } from '#tests/support/browser/material-lines.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()
let skus: string[]
before(async () => {
  skus = await findWellStockedSkus(shop.deps.db, 57)
})

test('/cart?pesan-cepat: sixty pasted lines are corrected in place and added to the cart, by keyboard alone', async () => {
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  const list = [
    ...skus.slice(0, 57).map((sku) => `${sku} 600`),
    'triplek 20 lembar',
    'qqzz wwqq',
    'zzqq 7 sak',
  ]
  await withScreenOnFailure(page, async () => {
    await page.goto('/cart?pesan-cepat')
    const box = page.getByLabel('Daftar barang')
    await box.focus()
    await page.keyboard.insertText(list.join('\n'))
    await page.getByRole('button', { name: 'Cocokkan daftar' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(`${list.length - 3} dari ${list.length} baris siap`).waitFor()
    await assertPageQuality(page, 'quick order answered')
    // Chooses a candidate with an arrow key.
    await findChoices(page, skus.length + 1)
      .getByRole('radio')
      .first()
      .focus()
    await page.keyboard.press('ArrowDown')
    // Replaces the text of an unknown line.
    await page.getByLabel(`Barang baris ${skus.length + 2}`).fill(skus[0]!.toLowerCase())
    await page.keyboard.press('Enter')
    await findLine(page, skus.length + 2)
      .getByText('Cocok')
      .waitFor()
    await page
      .getByRole('button', { name: `Hapus baris ${skus.length + 3}` })
      .last()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Urungkan hapus' }).waitFor()
    await page.getByRole('button', { name: /Masukkan \d+ ke keranjang/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(/barang masuk keranjang/).waitFor()
    await page.getByRole('link', { name: 'Lihat keranjang' }).click()
    await page.getByRole('heading', { level: 1, name: 'Keranjang' }).waitFor()
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/cart?pesan-cepat: typed text survives a reload, on a phone', async () => {
  const { page, context } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.goto('/cart?pesan-cepat')
    await page.getByLabel('Daftar barang').fill('semen 50 kg 10 sak')
    // Nothing can be stored before the scripts have loaded.
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((name) => name.startsWith('draft ')),
    )
    await page.reload()
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLTextAreaElement>('textarea[name=text]')?.value ===
        'semen 50 kg 10 sak',
    )
    await page.getByRole('button', { name: 'Cocokkan daftar' }).click()
    await findChoices(page, 1).waitFor()
    await assertPageQuality(page, 'quick order on a phone')
  })
  await context.close()
})

test('/cart?pesan-cepat: a list is matched and added to the cart before scripts run', async () => {
  const { page, context } = await openBrowserSession(browser, shop, { javaScriptEnabled: false })
  await withScreenOnFailure(page, async () => {
    await page.goto('/cart?pesan-cepat')
    await page.getByLabel('Daftar barang').fill(`${skus[3]} 200\n${skus[4]} 200`)
    await page.getByRole('button', { name: 'Cocokkan daftar' }).click()
    await page.getByRole('button', { name: /Masukkan 2 ke keranjang/ }).click()
    await page.waitForURL(/\/cart$/)
    await page.locator('main').getByText('(2)').first().waitFor()
  })
  await context.close()
})

test('/cart?pesan-cepat: a material list is saved, reopened, changed and ordered again', async () => {
  await visit(DESKTOP, async (page) => {
    await page.goto('/login?redirect=/cart%3Fpesan-cepat')
    await page.getByLabel('Email').fill('bisnis@contoh.id')
    await page.getByLabel('Kata sandi').fill('belanja-2026')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.waitForURL(/pesan-cepat/)
    await page.getByLabel('Daftar barang').fill(`${skus[0]} 200\n${skus[1]} 300`)
    await page.getByRole('button', { name: 'Cocokkan daftar' }).click()
    await page.getByText('2 dari 2 baris siap').waitFor()
    await page.getByText('Simpan sebagai daftar').click()
    await page.getByLabel('Nama daftar').fill('Ruko blok C')
    await page.getByText('Bagikan ke rekan').click()
    await page.getByRole('button', { name: 'Simpan daftar' }).click()
    await page.getByRole('heading', { name: 'Ruko blok C' }).waitFor()
    await page.getByText('Dibagikan').waitFor()
    await assertPageQuality(page, 'saved list')
    await page.getByLabel('Jumlah baris 1').fill('400')
    // The field follows what is typed; only the reply says that it is saved.
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Simpan daftar' }).click()
    await (await saved).finished()
    await page.reload()
    assert.equal(await page.getByLabel('Jumlah baris 1').inputValue(), '400')
    await page.getByRole('button', { name: /Masukkan 2 ke keranjang/ }).click()
    await page.getByText(/2 barang masuk keranjang/).waitFor()
    await page.getByRole('button', { name: 'Hapus daftar' }).click()
    await page.getByRole('button', { name: 'Ya, hapus daftar' }).click()
    await page.getByText('Belum ada daftar').waitFor()
  })
})

test('/cart?pesan-cepat&daftar=pernah-dibeli: several earlier purchases are ticked and added at once', async () => {
  const variants = await Promise.all(
    [1, 2, 3].map(() => createProduct(shop.deps.db, { price: 50_000, stock: { CBT: 500 } })),
  )
  const api = await shop.asBuyer('retail@contoh.id')
  const [address] = (await api.customers.addresses()).results
  await placeOrder(
    shop,
    variants.map((variant) => ({ variant, qty: 2 })),
    { api, accountId: '', addressId: address!.id },
  )
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await page.goto('/cart?pesan-cepat&daftar=pernah-dibeli')
    const boxes = page.getByRole('checkbox', { name: /^Beli lagi/ })
    await boxes.first().check()
    await boxes.nth(1).check()
    await page.getByText('2 barang dicentang').waitFor()
    await assertPageQuality(page, 'bought before')
    await page.reload()
    await page.getByText('2 barang dicentang').waitFor()
    await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
    await page.getByText(/2 barang masuk keranjang/).waitFor()
    await page.goto('/cart')
    await page.locator('main').getByText('(2)').first().waitFor()
  })
})

test('/cart?pesan-cepat&daftar=…: goods that sold out say so, and those that left are named before the list is saved without them', () =>
  visit(PHONE, async (page) => {
    const [left, soldOut, stocked] = await Promise.all(
      ['pergi', 'habis', 'ada'].map((name) =>
        createProduct(shop.db, { name: `Semen ${name}`, price: 50_000, stock: { CBT: 99 } }),
      ),
    )
    const buyer = await shop.asBuyer('retail@contoh.id')
    const lines = [left!, soldOut!, stocked!].map((id) => ({ product_variant_id: id, qty: 5 }))
    const { id } = await buyer.materialLists.save({ body: { name: 'Bulanan toko', lines } })
    await shop.db
      .updateTable('variant')
      .set({ active: false })
      .where('id', '=', Number(left))
      .execute()
    await shop.db
      .updateTable('stock')
      .set({ on_hand: 0 })
      .where('variant_id', '=', Number(soldOut))
      .execute()
    await signIn(page)
    await page.goto(`/cart?pesan-cepat&daftar=${id}`)
    await findLine(page, 1).getByText('Tidak dijual lagi').waitFor()
    assert.equal(await findLine(page, 2).getByText('Cocok').count(), 0)
    await findLine(page, 2).getByText('Habis').first().waitFor()
    await findLine(page, 3).getByText('Cocok').waitFor()
    await page.getByText('1 baris tanpa barang tidak ikut tersimpan').waitFor()
    await assertPageQuality(page, 'a saved list of goods that changed')
  }))
