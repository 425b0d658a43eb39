import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createLoanGoods } from '#tests/support/lenders/loan-steps.ts'
import {
  confirmLoan,
  createSignedInBorrower,
  orderFromKoinworks,
} from '#tests/support/lenders/open-limit.ts'
import { runLenderJobsUntil } from '#tests/support/lenders/run-lender-jobs.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

test('an instalment that is late: buyer and finance read by how many days, wherever the loan is', async () => {
  const borrower = await createSignedInBorrower(shop)
  const { api } = borrower
  const { items } = await createLoanGoods(shop)
  const { id, loanId } = await orderFromKoinworks(shop, borrower, items(30))
  await confirmLoan(shop, borrower, loanId)
  await api.koinworksLoans.confirmDelivery({ body: { data: { id: loanId, confirm: true } } })
  const isPaid = async () => (await api.loans.list({ query: {} })).results[0]?.status === 'paid'
  await runLenderJobsUntil(shop, isPaid)
  shop.clock.advance(days(49))
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    for (const path of ['limit-kredit', `daftar-transaksi/detail?id=${id}`]) {
      await page.goto(`/profile/${path}`)
      await page.getByText('Lewat tempo 19 hari').waitFor()
      await assertPageQuality(page, `a late instalment at ${path}`)
    }
  })
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/pembiayaan/pencairan')
    await page.getByText('Cicilan lewat tempo').waitFor()
    await page.goto(`/backoffice/pembiayaan/pencairan/${loanId}`)
    await page.getByText('Lewat tempo 19 hari').waitFor()
  })
})
