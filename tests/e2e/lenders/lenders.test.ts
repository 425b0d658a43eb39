import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyToJson, rupiah } from '#platform/money.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

test('/profile: a new grade is shown once, wherever in the profile', async () => {
  const business = await shop.asBuyer('bisnis@contoh.id')
  const { companyId } = await business.lenders.limits()
  const { staffCredit } = await shop.asStaff()
  const { revision } = await staffCredit.show({ id: companyId! })
  const amount = moneyToJson(rupiah(150_000_000))
  await staffCredit.set({ id: companyId!, body: { amount, grade: 'B', revision } })
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/profile/daftar-invoice')
    const dialog = page.getByRole('dialog', { name: 'Perusahaan Anda sekarang kelas B' })
    await dialog.waitFor()
    await dialog.getByText('jatuh tempo 45 hari').waitFor()
    await assertPageQuality(page, 'the notice of a grade')
    const noted = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.keyboard.press('Escape')
    await noted
    await dialog.waitFor({ state: 'hidden' })
    await page.goto('/profile/limit-kredit')
    await page.getByText('Kelas B, jatuh tempo 45 hari').waitFor()
    assert.equal((await business.grade.notice()).notice, null)
    assert.equal(await dialog.count(), 0)
  })
})

test('/backoffice/pembiayaan/paparan: finance reads what companies owe, and downloads it', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/pembiayaan')
    await page.getByRole('link', { name: 'Paparan' }).click()
    await page.getByRole('heading', { name: 'Per perusahaan' }).waitFor()
    await assertPageQuality(page, 'the exposure of companies')
    const downloaded = page.waitForEvent('download')
    await page.getByRole('link', { name: 'XLSX' }).click()
    assert.match((await downloaded).suggestedFilename(), /^paparan-.*\.xlsx$/)
    await page.goto('/backoffice/pembiayaan/paparan?page=9')
    await page.getByText('Halaman ini kosong').waitFor()
    await page.getByRole('link', { name: 'Ke halaman pertama' }).click()
    await page.getByRole('heading', { name: 'Per perusahaan' }).waitFor()
  })
})

test('/backoffice/simulator-pembiayaan: a lender that is down stops nobody, and staff see what was tried', async () => {
  const admin = await shop.asStaff()
  const business = await shop.asBuyer('bisnis@contoh.id')
  const id = await completeApplication(business, 'credilinq')
  await sendApplication(business, 'credilinq', id)
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/simulator-pembiayaan')
    await page.getByRole('heading', { name: 'Simulator pembiayaan' }).waitFor()
    await assertPageQuality(page, 'the built-in lenders')
    await page.goto('/backoffice/pembiayaan')
    await page
      .getByRole('link', { name: /PT Griya/ })
      .first()
      .click()
    await page.getByText('Kiriman dan jawaban').waitFor()
    await assertPageQuality(page, 'an application for staff')
  })
  assert.ok((await admin.staffLenders.list({ query: {} })).results.length > 0)
})
