import type { Api } from '#modules/client.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { createCompanyBuyer } from '../finance/credit.ts'
import { giveOwnPhone, readLenderCode } from './one-time-codes.ts'
import { placeOrder } from '../orders/orders.ts'
import type { ServedShop } from '../served-shop.ts'
import type { TestShop } from '../shop.ts'
import { completeApplication, sendApplication } from './complete-application.ts'
import { lenderGroups } from './lender-groups.ts'
import { runLenderJobs, runLenderJobsUntil } from './run-lender-jobs.ts'
import { takeLimit } from './take-limit.ts'

/** Opens a limit of a company at a lender (whole rupiah); returns the id of the application. */
export async function openLimit(
  shop: TestShop,
  buyer: { api: Api; accountId: string },
  lender: LenderCode,
  amount = 100_000_000,
): Promise<string> {
  const { api } = buyer
  const { registration } = lenderGroups[lender]
  const isAt = (status: string) => async () =>
    (await api[registration].step({ id, query: {} })).status === status
  const id = await completeApplication(api, registration, { amount })
  await sendApplication(api, registration, id)
  await runLenderJobsUntil(shop, isAt('agreement_sent'))
  await takeLimit(shop, buyer, lender, id)
  await runLenderJobsUntil(shop, isAt('active'))
  return id
}

/** A company's owner with an open limit at KoinWorks (whole rupiah). */
export async function createBorrower(shop: TestShop, amount = 100_000_000) {
  const buyer = await createCompanyBuyer(shop)
  await giveOwnPhone(shop, buyer.accountId)
  const applicationId = await openLimit(shop, buyer, 'koinworks', amount)
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

/** The demo's company buyer, who can sign in in a browser, with an open limit at KoinWorks. */
export async function createSignedInBorrower(shop: ServedShop): Promise<Borrower> {
  const api = await shop.asBuyer('bisnis@contoh.id')
  const { rows } = await shop.pool.query<{ accountId: string; companyId: string }>(
    `select id as "accountId", company_id as "companyId" from account where email = 'bisnis@contoh.id'`,
  )
  const { results: addresses } = await api.customers.addresses()
  const buyer = { api, ...rows[0]!, addressId: addresses[0]!.id }
  return { ...buyer, applicationId: await openLimit(shop, buyer, 'koinworks') }
}
