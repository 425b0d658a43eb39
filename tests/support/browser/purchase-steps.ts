import type { Page } from 'playwright-core'
import { CHECKOUT_STEPS, type CheckoutStepName } from '#web/storefront/checkout/steps.ts'
import { PROOF_IMAGE } from './sessions.ts'
import { assertPageQuality } from './assert-page-quality.ts'

/** Searches for a product and adds it to the cart. */
export async function findAndAdd(page: Page, search: string, product: RegExp) {
  await page.goto('/')
  await assertPageQuality(page, 'home')
  // The header's search field, which becomes a combobox once its script has loaded.
  const field = page.locator('header input[name="search"]')
  await field.fill(search)
  await field.press('Enter')
  await page.waitForURL(/\/produk\?search=/)
  await assertPageQuality(page, 'search')
  await page.locator('main').getByRole('link', { name: product }).first().click()
  await page.waitForURL(/\/produk\/.+/)
  await assertPageQuality(page, 'product')
  await page.getByRole('button', { name: 'Tambah ke keranjang', exact: true }).click()
}

/** Registers on the page, opens the activation link that the demo shows, and signs in. */
export async function registerAndSignIn(page: Page, email: string) {
  await page.getByLabel('Nama lengkap').fill('Warsito Mandor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Nomor ponsel').fill('0812 9041 7735')
  await page.getByLabel('Kata sandi').fill('rumah-joglo-77')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.waitForURL(/\/activation\?/)
  await assertPageQuality(page, 'activation')
  await page.getByRole('link', { name: 'Buka tautan' }).click()
  await page.getByRole('link', { name: 'Masuk', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill('rumah-joglo-77')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

/** Fills in an address near the Cibitung warehouse. */
export async function fillAddress(page: Page) {
  const choose = async (label: string, option: string) => {
    const select = page.getByLabel(label)
    await select.locator('option', { hasText: option }).first().waitFor({ state: 'attached' })
    await select.selectOption({ label: option })
  }
  await choose('Provinsi', 'Jawa Barat')
  await choose('Kota atau kabupaten', 'Kabupaten Bekasi')
  await choose('Kecamatan', 'Cikarang Barat')
  await choose('Desa atau kelurahan', 'Telaga Asih')
  await page.getByLabel('Kode pos').fill('17530')
  await page.getByLabel('Jalan, nomor, RT/RW').fill('Jl. Kalimantan Blok C2 No. 18')
  await page.getByLabel('Nama penerima').fill('Pak Warsito')
  await page.getByLabel('Nomor ponsel penerima').fill('0812 9041 7735')
  await assertPageQuality(page, 'address')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
}

/** Goes on to the step with *Buat pesanan*; a wide screen shows all of them. */
export async function goToPayment(page: Page) {
  const flow = page.locator('main [data-step]')
  const current = await flow.getAttribute('data-step')
  for (const step of CHECKOUT_STEPS.slice(CHECKOUT_STEPS.findIndex((name) => name === current) + 1))
    await goToNextStep(page, step)
}

/** Presses *Lanjut* where there is one, and waits for the step that it leads to. */
export async function goToNextStep(page: Page, step: CheckoutStepName) {
  await page.locator('main [data-step]').waitFor()
  const next = page.locator('main').getByRole('button', { name: 'Lanjut', exact: true })
  if (!(await next.isVisible())) return
  await next.click()
  await page.locator(`main [data-step="${step}"]`).waitFor()
}

/** Places the order and uploads the transfer proof. Returns the order's number and the amount. */
export async function orderAndPay(page: Page): Promise<{ number: string; amount: string }> {
  await page.waitForURL(/\/checkout/)
  await assertPageQuality(page, 'checkout')
  await goToPayment(page)
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await page.waitForURL(/\/payment-confirmation\/transfer/)
  await assertPageQuality(page, 'transfer')
  const number = /SO\/\d{4}\/\d{2}\/\d{6}/.exec(await page.locator('main').innerText())![0]
  const amount = (await page.locator('main').innerText())
    .match(/Rp\s*([\d.]+)/)![1]!
    .replaceAll('.', '')
  await page.getByLabel('Foto atau PDF bukti transfer').setInputFiles(PROOF_IMAGE)
  await page.getByRole('button', { name: 'Kirim bukti' }).click()
  await page.getByText('Bukti sudah kami terima').waitFor()
  return { number, amount }
}
