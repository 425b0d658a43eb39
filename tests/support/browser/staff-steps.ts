import type { Browser, Page } from 'playwright-core'
import { signInStaff } from './sessions.ts'
import { assertPageQuality } from './assert-page-quality.ts'
import type { ServedShop } from '../served-shop.ts'

/** Fulfils an order as staff: confirm the payment, prepare the delivery, depart, receive. */
export async function deliverOrder(
  page: Page,
  { number, amount }: { number: string; amount: string },
) {
  await page.goto('/backoffice/pesanan')
  await page.waitForURL(/\/backoffice\/login/)
  await assertPageQuality(page, 'staff sign-in')
  await page.getByLabel('Email').fill('admin@contoh.id')
  await page.getByLabel('Kata sandi').fill('kelola-2026')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL(/\/backoffice\/pesanan/)
  await assertPageQuality(page, 'orders desk')
  await page.getByRole('link', { name: number }).first().click()
  await page.waitForURL(/\/backoffice\/pesanan\/.+/)
  await assertPageQuality(page, 'order desk')

  await page.getByLabel('Jumlah masuk').fill(amount)
  await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click()
  await page.getByLabel('Nomor polisi').fill('B 9041 KXR')
  await page.getByLabel('Nama sopir').fill('Agus Salim')
  await page.getByLabel('Nomor ponsel sopir').fill('0813 1111 2222')
  await page.getByRole('button', { name: 'Siapkan pengiriman' }).click()
  await page.getByRole('button', { name: 'Berangkatkan' }).click()
  await page.getByLabel('Diterima oleh').fill('Pak Warsito')
  // The shop's clock is fixed at noon; the form proposes the machine's time.
  await page.getByLabel('Waktu terima').fill('2026-11-20T12:00')
  await page.getByRole('button', { name: 'Catat diterima' }).click()
  await page.getByText('Diterima Pak Warsito').first().waitFor()
  await assertPageQuality(page, 'delivered order')
}

/** Signs in a member of staff with the content role, with or without scripts. */
export async function openContentStaffPage(
  browser: Browser,
  shop: ServedShop,
  javaScriptEnabled = true,
) {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'id-ID',
    javaScriptEnabled,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await signInStaff(page, 'konten@contoh.id')
  await page.waitForURL(/\/backoffice\/produk/)
  return { context, page }
}
