import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import { agreeAtKoinworks } from '#tests/support/lenders/agree-at-koinworks.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { readLenderCode } from '#tests/support/one-time-codes.ts'
import { createProduct } from '#tests/support/products.ts'
import { assertPageQuality } from '../support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '../support/browser/sessions.ts'
import { openShopAndBrowser } from '../support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const cement = await createProduct(shop.db, { price: 100_000, weightKg: 40, stock: { CBT: 900 } })
const business = await shop.asBuyer('bisnis@contoh.id')
const { rows } = await shop.pool.query<{ id: string }>(
  `select id from account where email = 'bisnis@contoh.id'`,
)
const accountId = rows[0]!.id
const applicationId = await completeApplication(business, 'koinworks')
await sendApplication(business, 'koinworks', applicationId)
await runLenderJobs(shop)
await agreeAtKoinworks(shop, { api: business, accountId }, applicationId)

/** Runs the lenders' jobs until something is so: the shop's own worker takes some of them, too. */
async function runUntil(isSo: () => Promise<boolean>): Promise<void> {
  do await runLenderJobs(shop)
  while (!(await isSo()))
}
await runUntil(async () => {
  const { results } = await business.lenders.limits()
  return results.some(({ lender, status }) => lender === 'koinworks' && status === 'active')
})

const setMode = async (mode: 'normal' | 'silent' | 'down') =>
  (await shop.asStaff('finance@contoh.id')).staffLenderSimulator.changeMode({
    body: { lender: 'koinworks', mode },
  })

test('/payment-confirmation/tempo: an order paid by KoinWorks, from the checkout over code and delivery to the last instalment', async () => {
  for (const { id } of (await business.cart.show()).lines) await business.cart.remove({ id })
  await business.cart.add({ body: { product_variant_id: cement, qty: 10 } })
  await visit(DESKTOP, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/checkout')
    await page.getByRole('radio', { name: /^KoinWorks/ }).check()
    await page.getByText('Sisa limit').first().waitFor()
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation\/tempo/)
    await page.getByRole('heading', { name: 'Bayar lewat KoinWorks' }).waitFor()
    await assertPageQuality(page, 'a loan that waits for its code')
    await page.getByRole('radio', { name: /^3 bulan/ }).check()
    await page.getByRole('button', { name: 'Kirim kode' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masukkan kode' })
    await dialog.waitFor()
    assert.ok(await page.evaluate(() => Number(localStorage.getItem('otp_loan_limit')) > 0))
    assert.equal(await page.evaluate(() => localStorage.getItem('otp_limit')), null)
    await page.getByRole('textbox', { name: 'Angka 1 dari 6' }).focus()
    await page.keyboard.type(await readLenderCode(shop, accountId))
    await dialog.getByRole('button', { name: 'Verifikasi' }).click()
    await page.getByText('Kode Anda benar').waitFor()
    await assertPageQuality(page, 'a loan whose delivery is to be confirmed')
    await page.getByLabel(/Alamat dan jadwal ini benar/).check()
    await page.getByRole('button', { name: 'Konfirmasi pengiriman' }).click()
    await page.getByText('KoinWorks sedang membayar toko').waitFor()
    await runUntil(async () => (await business.loans.list()).results[0]?.status === 'paid')
    // The page follows its payment by itself.
    await page.getByText('KoinWorks sudah membayar').waitFor()
    await page.getByRole('row', { name: /Ke-3/ }).waitFor()
    await assertPageQuality(page, 'a loan that is repaid')
  })
  const finance = await shop.asStaff('finance@contoh.id')
  for (let number = 1; number <= 3; number += 1) {
    const { loans } = await finance.staffLenderSimulator.show()
    await finance.staffLenderSimulator.driveLoan({ id: loans[0]!.id, body: { step: 'repaid' } })
  }
  await runUntil(async () => (await business.loans.list()).results[0]?.status === 'repaid')
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/profile/limit-kredit')
    await page.getByText('Pesanan yang dibayar mitra').waitFor()
    await assertPageQuality(page, 'limits with a loan')
    await page.getByRole('link', { name: /^SO\// }).last().click()
    await page.getByRole('heading', { name: 'Cicilan lunas' }).waitFor()
  })
})

test('/payment-confirmation/tempo: a lender that is down says so, and the order is paid by transfer instead', async () => {
  for (const { id } of (await business.cart.show()).lines) await business.cart.remove({ id })
  await business.cart.add({ body: { product_variant_id: cement, qty: 5 } })
  // One waits for the next code, whatever it is for.
  shop.clock.advance(minutes(3))
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/checkout?langkah=bayar')
    await page.getByRole('radio', { name: /^KoinWorks/ }).check()
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await page.waitForURL(/payment-confirmation\/tempo/)
    await page.getByRole('button', { name: 'Kirim kode' }).click()
    await page.getByRole('dialog', { name: 'Masukkan kode' }).waitFor()
    await page.getByRole('textbox', { name: 'Angka 1 dari 6' }).focus()
    await setMode('down')
    await page.keyboard.type(await readLenderCode(shop, accountId))
    await page.getByRole('button', { name: 'Verifikasi' }).click()
    await page.getByText('Kode Anda benar').waitFor()
    await runLenderJobs(shop).catch(() => {})
    await page.reload()
    await page.getByText('KoinWorks sedang tidak menjawab').waitFor()
    await assertPageQuality(page, 'a loan of a lender that is down')
    await page.locator('summary', { hasText: 'Bayar dengan cara lain' }).click()
    await page.getByRole('button', { name: 'Batalkan pencairan' }).click()
    await page.waitForURL(/payment-confirmation\/transfer/)
    await setMode('normal')
  })
})

test('/backoffice/pembiayaan/pencairan: staff read loans with their trail, and drive the built-in lender', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/pembiayaan/pencairan')
    await assertPageQuality(page, 'loans for staff')
    await page.getByRole('link', { name: /Lunas/ }).last().click()
    await page.getByText('Minta pencairan').waitFor()
    await assertPageQuality(page, 'a loan for staff')
    await page.goto('/backoffice/simulator-pembiayaan')
    await page.getByRole('heading', { name: 'Pencairan' }).waitFor()
    await page.getByRole('button', { name: 'Palsukan kabar' }).first().click()
    await page.getByText('Toko menjawab 401').waitFor()
    await assertPageQuality(page, 'the built-in lenders with loans')
  })
})
