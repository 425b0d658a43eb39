import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { listByIds } from '#modules/finance/invoices/service.ts'
import { listBankAccounts } from '#modules/finance/payments/service/bank-accounts.ts'
import {
  findOwnBundle,
  listBundled,
  listOfAccount,
  type BundleRecord,
} from '#modules/finance/payments/service/bundles.ts'
import { presentPayment } from '../presenter.ts'
import { explainForBuyer } from '../rules/verdict.ts'
import { listUnmatchedOfBundle } from '../store/unmatched-payments.ts'
import { findLatestOfBundle } from '../store/payments.ts'

/** How many are listed. */
const LIST_LIMIT = 20

/** Its time may be over before the sweeper has ended it. */
const chooseStatus = ({ status, expiresAt, proofSentAt }: BundleRecord, now: Date) =>
  status === 'open' && !proofSentAt && expiresAt <= now ? 'expired' : status

/** Several invoices that the buyer pays at once. Throws 404. */
export async function getOwnBundle(ctx: BuyerContext, id: string) {
  const bundle = await findOwnBundle(ctx, id)
  const [items, payment, unmatched, banks] = await Promise.all([
    listBundled(ctx.db, id),
    findLatestOfBundle(ctx.db, id),
    listUnmatchedOfBundle(ctx.db, id),
    listBankAccounts(ctx.db, ctx.shop),
  ])
  const found = await listByIds(
    ctx,
    items.map(({ invoiceId }) => invoiceId),
  )
  const invoices = items.flatMap(({ invoiceId, amount }) => {
    const invoice = found.find((each) => each.id === invoiceId)
    if (!invoice) return []
    const { number, orderNumber, status } = invoice
    return [{ id: invoiceId, number, orderNumber, status, amount: moneyToJson(amount) }]
  })
  const now = ctx.clock.now()
  const status = chooseStatus(bundle, now)
  const problem = unmatched.find(({ verdict }) => verdict !== 'unknown')
  const isTransfer = bundle.method === 'transfer'
  const isWaiting = status === 'open' && bundle.proofSentAt === null
  return {
    id,
    number: bundle.number,
    status,
    paymentType: bundle.method,
    amount: moneyToJson(bundle.amount),
    uniqueCode: bundle.uniqueCode,
    toSend: moneyToJson(computeTransferAmount(bundle)),
    expiresAt: toIsoTime(bundle.expiresAt),
    paidAt: bundle.paidAt && toIsoTime(bundle.paidAt),
    proofSentAt: bundle.proofSentAt && toIsoTime(bundle.proofSentAt),
    invoices: invoices.toSorted((a, b) => a.number.localeCompare(b.number)),
    banks: isTransfer ? banks : [],
    payment: payment ? await presentPayment(payment, now) : null,
    problem:
      problem && problem.verdict !== 'unknown'
        ? explainForBuyer(problem.verdict, problem.amount, problem.expected ?? bundle.amount)
        : null,
    canSendProof: isTransfer && isWaiting,
    canWithdraw: isWaiting,
    now: toIsoTime(now),
    revision: [
      status,
      bundle.proofSentAt?.getTime(),
      payment?.id,
      payment?.status,
      payment?.charge ? 'open' : 'asked',
      ...unmatched.map((money) => money.id),
    ].join(' '),
  }
}

/** The buyer's newest bundles. */
export async function listOwnBundles(ctx: BuyerContext) {
  const bundles = await listOfAccount(ctx.db, ctx.buyer.accountId, LIST_LIMIT)
  const now = ctx.clock.now()
  const results = await Promise.all(
    bundles.map(async (bundle) => ({
      id: bundle.id,
      number: bundle.number,
      status: chooseStatus(bundle, now),
      paymentType: bundle.method,
      toSend: moneyToJson(computeTransferAmount(bundle)),
      expiresAt: toIsoTime(bundle.expiresAt),
      invoices: (await listBundled(ctx.db, bundle.id)).length,
    })),
  )
  return { results }
}
