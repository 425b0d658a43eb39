import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { minutes } from '#platform/clock.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { pickLoanCalls } from '#tests/support/lenders/lender-groups.ts'
import { openLimit } from '#tests/support/lenders/open-limit.ts'
import { runLenderJobsUntil, waitForWorker } from '#tests/support/lenders/run-lender-jobs.ts'
import { readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const cement = await createProduct(shop.db, { price: 100_000, weightKg: 40, stock: { CBT: 900 } })
const business = await shop.asBuyer('bisnis@contoh.id')
const finance = await shop.asStaff('finance@contoh.id')
const { rows } = await shop.pool.query<{ id: string }>(
  `select id from account where email = 'bisnis@contoh.id'`,
)
const accountId = rows[0]!.id

const LENDERS: readonly { lender: LenderCode; name: string; months: number }[] = [
  { lender: 'koinworks', name: 'KoinWorks', months: 3 },
  { lender: 'credilinq', name: 'Credilinq', months: 3 },
  { lender: 'modal-rakyat', name: 'Modal Rakyat', months: 1 },
]
for (const { lender } of LENDERS) await openLimit(shop, { api: business, accountId }, lender)

const newestLoan = async () => (await business.loans.list({ query: {} })).results[0]
const runUntilLoanIs = (status: string) =>
  runLenderJobsUntil(shop, async () => (await newestLoan())?.status === status)
const setMode = (lender: LenderCode, mode: 'normal' | 'down') =>
  finance.staffLenderSimulator.changeMode({ body: { lender, mode } })

/** Orders what is in the cart, paid by a lender, at the checkout. */
async function orderFrom(page: Page, name: string, qty: number): Promise<void> {
  // An account waits for its next code, whatever it is for, and has only some of them an hour.
  shop.clock.advance(minutes(12))
  for (const { id } of (await business.cart.show()).lines) await business.cart.remove({ id })
  await business.cart.add({ body: { product_variant_id: cement, qty } })
  await signIn(page, 'bisnis@contoh.id')
  await page.goto('/checkout?langkah=bayar')
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await page.getByText('Sisa limit').first().waitFor()
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await page.waitForURL(/payment-confirmation\/tempo/)
  await page.getByRole('heading', { name: `Bayar lewat ${name}` }).waitFor()
}

/** Requests the code of the loan on the page and types it; `beforeTyping` may change the world. */
async function typeCode(page: Page, beforeTyping?: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Masukkan kode' })
  await dialog.waitFor()
  await beforeTyping?.()
  await page.getByRole('textbox', { name: 'Angka 1 dari 6' }).focus()
  await page.keyboard.type(await readLenderCode(shop, accountId))
  await dialog.getByRole('button', { name: 'Verifikasi' }).click()
  await page.getByText('Kode Anda benar').waitFor()
}

async function confirmDelivery(page: Page): Promise<void> {
  await page.getByLabel(/Alamat dan jadwal ini benar/).check()
  await page.getByRole('button', { name: 'Konfirmasi pengiriman' }).click()
  await page.getByText('Sudah Anda konfirmasi').waitFor()
}

for (const { lender, name, months } of LENDERS) {
  test(`/payment-confirmation/tempo: an order paid by ${name}, from the checkout over code and delivery to the last instalment`, async () => {
    await visit(DESKTOP, async (page) => {
      await orderFrom(page, name, 10)
      await assertPageQuality(page, 'a loan that waits for its code')
      await page.getByRole('radio', { name: new RegExp(`^${months} bulan`) }).check()
      await typeCode(page, async () => {
        const requested = () => page.evaluate(() => localStorage.getItem('otp_loan_limit'))
        assert.ok(Number(await requested()) > 0)
        assert.equal(await page.evaluate(() => localStorage.getItem('otp_limit')), null)
      })
      await assertPageQuality(page, 'a loan whose delivery is to be confirmed')
      await confirmDelivery(page)
      await page.getByText(`${name} sedang membayar toko`).waitFor()
      await runUntilLoanIs('paid')
      // The page follows its payment by itself.
      await page.getByText(`${name} sudah membayar`).waitFor()
      await page.getByRole('row', { name: new RegExp(`Ke-${months}`) }).waitFor()
      await assertPageQuality(page, 'a loan that is repaid')
    })
    for (let number = 1; number <= months; number += 1) {
      const { loans } = await finance.staffLenderSimulator.show()
      await finance.staffLenderSimulator.driveLoan({ id: loans[0]!.id, body: { step: 'repaid' } })
    }
    await runUntilLoanIs('repaid')
    const { orderNumber } = (await newestLoan())!
    await visit(PHONE, async (page) => {
      await signIn(page, 'bisnis@contoh.id')
      await page.goto('/profile/limit-kredit')
      await page.getByText('Pesanan yang dibayar mitra').waitFor()
      await assertPageQuality(page, 'limits with a loan')
      await page.getByRole('link', { name: orderNumber }).first().click()
      await page.getByRole('heading', { name: 'Cicilan lunas' }).waitFor()
    })
  })

  test(`/payment-confirmation/tempo: ${name} is down after the code and after the delivery, says so, and pays once it is back`, async () => {
    await visit(PHONE, async (page) => {
      await orderFrom(page, name, 5)
      await typeCode(page, () => setMode(lender, 'down'))
      const { orderId } = (await newestLoan())!
      const calls = pickLoanCalls(business, lender)
      await waitForWorker(async () => (await calls.payment({ id: orderId })).isDown)
      await page.reload()
      await page.getByText(`${name} sedang tidak menjawab`).waitFor()
      await assertPageQuality(page, 'a loan of a lender that is down')
      await confirmDelivery(page)
      await page.getByText(`${name} sedang tidak menjawab`).waitFor()
      await setMode(lender, 'normal')
      await runUntilLoanIs('paid')
      await page.getByText(`${name} sudah membayar`).waitFor()
    })
  })
}

test('/payment-confirmation/tempo: a buyer who does not want to wait for a lender that is down pays by transfer instead', async () => {
  await visit(PHONE, async (page) => {
    await orderFrom(page, 'KoinWorks', 5)
    await typeCode(page, () => setMode('koinworks', 'down'))
    await page.locator('summary', { hasText: 'Bayar dengan cara lain' }).click()
    await page.getByRole('button', { name: 'Batalkan pencairan' }).click()
    await page.waitForURL(/payment-confirmation\/transfer/)
    await setMode('koinworks', 'normal')
  })
})

test('/payment-confirmation/transfer: a refused loan says why and what to do now, and its page leads there', async () => {
  await visit(PHONE, async (page) => {
    await orderFrom(page, 'Credilinq', 5)
    await typeCode(page)
    const { orderNumber } = (await newestLoan())!
    await runLenderJobsUntil(shop, async () => (await newestLoan())?.status === 'approved')
    const { loans } = await finance.staffLenderSimulator.show()
    const { id } = loans.find(({ description }) => description === orderNumber)!
    const body = { step: 'refused', reason: 'Kontrak proyeknya belum lengkap.' } as const
    await finance.staffLenderSimulator.driveLoan({ id, body })
    await runUntilLoanIs('refused')
    await page.waitForURL(/payment-confirmation\/transfer/)
    const notice = page.getByRole('alert').filter({ hasText: 'Credilinq tidak mencairkan' })
    await notice.getByText('Kontrak proyeknya belum lengkap.').waitFor()
    await notice.getByText('Pesanan dan stoknya tetap tersimpan').waitFor()
    await assertPageQuality(page, 'a transfer in place of a refused loan')
  })
})

test('/profile/daftar-transaksi/detail: an order that a lender pays shows its instalments, planned before and agreed after', async () => {
  await visit(PHONE, async (page) => {
    await orderFrom(page, 'KoinWorks', 7)
    await page.locator('summary', { hasText: 'Jadwal cicilan 6 bulan' }).click()
    await page.getByRole('cell', { name: 'Ke-6' }).waitFor()
    await assertPageQuality(page, 'the plan of six instalments')
    await page.getByRole('link', { name: 'Lihat pesanan' }).click()
    await page.getByRole('heading', { name: 'Cicilan ke KoinWorks' }).waitFor()
    const plan = page.getByRole('table', { name: 'Perkiraan cicilan ke KoinWorks' })
    assert.equal(await plan.getByText(/^Ke-\d/).count(), 3)
    await assertPageQuality(page, 'an order with planned instalments')
    await page.getByRole('link', { name: 'Ganti lama cicilan dan konfirmasi' }).click()
    await page.getByRole('radio', { name: /^6 bulan/ }).check()
    await typeCode(page)
    await confirmDelivery(page)
    await runUntilLoanIs('paid')
    await page.getByRole('link', { name: 'Lihat pesanan' }).click()
    const agreed = page.getByRole('table', { name: 'Cicilan ke KoinWorks', exact: true })
    await agreed.getByText('Ke-6').waitFor()
    assert.equal(await agreed.getByText('Belum dibayar').count(), 6)
    await page.getByText('Bayar cicilan ke').waitFor()
    await assertPageQuality(page, 'an order with agreed instalments')
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
