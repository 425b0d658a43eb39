import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  withScreenOnFailure,
  signIn,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

/** Places an order of a demo buyer that stays unpaid. */
async function placeUnpaidOrder(email: string) {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const api = await shop.asBuyer(email)
  const addressId = (await api.customers.addresses()).results[0]!.id
  const { id: accountId } = await api.customers.profile()
  const placed = await placeOrder(shop, [{ variant: variantId, qty: 1 }], {
    api,
    accountId,
    addressId,
  })
  return {
    ...placed,
    cancel: () => api.orderCancellation.cancel({ id: placed.id, body: { reason: '' } }),
  }
}

/** Downloads the data from the profile and parses the file. */
async function downloadData(page: Page) {
  const downloadStarted = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh data saya' }).click()
  const file = await downloadStarted
  assert.equal(file.suggestedFilename(), 'data-saya.json')
  return JSON.parse(await readFile(await file.path(), 'utf8'))
}

test('/profile?tutup-akun: a buyer downloads the data, settles open orders, closes the account and is signed out everywhere', async () => {
  const email = 'retail@contoh.id'
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  const elsewhere = await openBrowserSession(browser, shop)
  await signIn(elsewhere.page)
  const order = await placeUnpaidOrder(email)
  await withScreenOnFailure(page, async () => {
    await signIn(page)
    await page.goto('/profile')
    await assertPageQuality(page, 'profile with personal data')
    const data = await downloadData(page)
    assert.equal(data.profil.email, email)
    assert.equal(data.pesanan[0].nomor, order.number)
    await page.getByRole('link', { name: 'Tutup akun' }).click()
    await page.getByRole('heading', { name: 'Tutup akun', exact: true }).waitFor()
    await page.getByRole('link', { name: `Pesanan ${order.number}` }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Tutup akun saya' }).count(), 0)
    await assertPageQuality(page, 'closing while an order is open')
    await order.cancel()
    await page.reload()
    await page.getByText('10 tahun (UU KUP pasal 28)').first().waitFor()
    await page.getByLabel('Kata sandi sekarang').fill('bukan ini')
    await page.getByRole('button', { name: 'Tutup akun saya' }).click()
    await page.getByText('Kata sandi sekarang tidak cocok.').first().waitFor()
    await assertPageQuality(page, 'closing refused')
    await page.getByLabel('Kata sandi sekarang').fill('belanja-2026')
    await page.getByRole('button', { name: 'Tutup akun saya' }).click()
    await page.waitForURL(/\/login\?ditutup/)
    await page.getByText('Akun Anda sudah ditutup').waitFor()
    await assertPageQuality(page, 'closed')
    await page.goto('/profile')
    await page.waitForURL(/\/login\?redirect=%2Fprofile/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Kata sandi').fill('belanja-2026')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await page.getByText('Email atau kata sandi tidak cocok.').waitFor()
  })
  await withScreenOnFailure(elsewhere.page, async () => {
    await elsewhere.page.goto('/profile')
    await elsewhere.page.waitForURL(/\/login\?redirect=%2Fprofile/)
  })
  const { results } = await shop.client().notifications.demoMail({ query: { email } })
  assert.deepEqual(
    results.map(({ subject }) => subject),
    ['Akun Pondasi Anda sudah ditutup'],
  )
  assert.deepEqual([...browserErrors, ...elsewhere.browserErrors], [])
  await context.close()
  await elsewhere.context.close()
})

test('/profile: download and account closing work before scripts run', async () => {
  const email = 'bisnis@contoh.id'
  const { page, context } = await openBrowserSession(browser, shop, { javaScriptEnabled: false })
  await withScreenOnFailure(page, async () => {
    await signIn(page, email)
    await page.goto('/profile')
    assert.equal((await downloadData(page)).perusahaan.nama, 'PT Griya Selaras Konstruksi')
    await page.getByRole('link', { name: 'Tutup akun' }).click()
    await page.getByLabel('Kata sandi sekarang').fill('salah')
    await page.getByRole('button', { name: 'Tutup akun saya' }).click()
    await page.getByText('Kata sandi sekarang tidak cocok.').first().waitFor()
    await page.getByLabel('Kata sandi sekarang').fill('belanja-2026')
    await page.getByRole('button', { name: 'Tutup akun saya' }).click()
    await page.getByText('Akun Anda sudah ditutup').waitFor()
  })
  await context.close()
})

test('/profile?tutup-akun: an account without a password confirms by e-mail address, a visitor signs in first', async () => {
  const email = 'baru@contoh.id'
  await visit(DESKTOP, async (page) => {
    await page.goto('/profile?unduh-data')
    await page.waitForURL(/\/login\?redirect=/)
    await signIn(page, email)
    await shop.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', email)
      .execute()
    await page.goto('/profile?tutup-akun')
    await page.getByLabel('Ketik email akun ini').fill('lain@contoh.id')
    await page.getByRole('button', { name: 'Tutup akun saya' }).click()
    await page.getByText('Ketik alamat email akun ini.').first().waitFor()
    await page.getByLabel('Ketik email akun ini').fill(email)
    await page.getByRole('button', { name: 'Tutup akun saya' }).click()
    await page.getByText('Akun Anda sudah ditutup').waitFor()
  })
})
