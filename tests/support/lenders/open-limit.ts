import { createCompanyBuyer } from '../credit.ts'
import { giveOwnPhone, readLenderCode } from '../one-time-codes.ts'
import { placeOrder } from '../orders.ts'
import type { TestShop } from '../shop.ts'
import { agreeAtKoinworks } from './agree-at-koinworks.ts'
import { completeApplication, sendApplication } from './complete-application.ts'
import { runLenderJobs } from './run-lender-jobs.ts'

/** A company's owner with an open limit at KoinWorks (whole rupiah). */
export async function createBorrower(shop: TestShop, amount = 100_000_000) {
  const buyer = await createCompanyBuyer(shop)
  await giveOwnPhone(shop, buyer.accountId)
  const applicationId = await completeApplication(buyer.api, 'koinworks', { amount })
  await sendApplication(buyer.api, 'koinworks', applicationId)
  await runLenderJobs(shop)
  await agreeAtKoinworks(shop, buyer, applicationId)
  await runLenderJobs(shop)
  return { ...buyer, applicationId }
}

export type Borrower = Awaited<ReturnType<typeof createBorrower>>

/** An order that KoinWorks is to pay, with its loan. */
export async function orderFromKoinworks(
  shop: TestShop,
  buyer: Borrower,
  items: Parameters<typeof placeOrder>[1],
) {
  const payment = { paymentType: 'koinworks' } as const
  const order = await placeOrder(shop, items, buyer, { payment })
  const { loan } = await buyer.api.koinworksLoans.payment({ id: order.id })
  return { ...order, loanId: loan!.id }
}

/** Confirms a loan with its code. */
export async function confirmLoan(shop: TestShop, { api, accountId }: Borrower, id: string) {
  await api.koinworksLoans.requestCode({ body: { data: { id } } })
  const code = await readLenderCode(shop, accountId)
  return api.koinworksLoans.validateCode({ body: { data: { id, code } } })
}
