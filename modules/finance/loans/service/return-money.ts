import { withTransaction } from '#platform/database/database.ts'
import { announce } from '#platform/database/live-updates.ts'
import { formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { LenderError } from '#platform/lender/port.ts'
import { moneyToJson } from '#platform/money.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { lockOrder } from '#modules/selling/orders/service/orders.ts'
import { takeOff } from '../rules/returned-money.ts'
import * as instalments from '../store/instalments.ts'
import * as store from '../store/loans.ts'
import * as returns from '../store/returns.ts'
import { askAboutLoan } from './notify-lender.ts'

/**
 * Takes a refund that was sent to a lender off the amortisation table, and tells the lender what the transfer is for.
 * Job; repeatable. Throws LenderError for what a later attempt may settle.
 */
export async function returnMoney(
  deps: AppDeps,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await returns.findLenderRefund(deps.db, refundId)
  if (!refund) return
  const { orderId, amount, reference } = refund
  const loanId = refund.loanId!
  await withTransaction(deps, async (deps) => {
    // The order's row is always locked first, so that a repayment and a return take turns.
    await lockOrder(deps, orderId)
    const at = deps.clock.now()
    if (!(await returns.insertReturn(deps.db, { refundId, loanId, amount, at }))) return
    await takeOffPlan(deps, (await store.findLoan(deps.db, loanId))!, amount)
    await announce(deps.db, toPaymentTopic(orderId))
  })
  if (await returns.findNotifiedAt(deps.db, refundId)) return
  const loan = (await store.findLoan(deps.db, loanId))!
  const notice = { key: refundId, amount, transfer: reference ?? '' }
  try {
    await askAboutLoan(
      deps,
      loan,
      { action: 'Kembalikan dana', request: { reference: loanId, ...notice } },
      (lender) => lender.returnMoney(loanId, notice),
    )
  } catch (thrown) {
    if (!(thrown instanceof LenderError) || thrown.isRetryable) throw thrown
    const discrepancy = `${lenderNames[loan.lender]} tidak mencatat pengembalian ${formatRupiah(moneyToJson(amount))}. Hubungi mereka dengan referensi transfernya.`
    await store.updateLoan(deps.db, loanId, { discrepancy, discrepancyResolvedAt: null })
  }
  await returns.markNotified(deps.db, refundId, deps.clock.now())
}

async function takeOffPlan(
  deps: AppDeps,
  { id, lender }: store.LoanRecord,
  amount: Parameters<typeof takeOff>[1],
): Promise<void> {
  const plan = (await instalments.listInstalments(deps.db, [id])).get(id) ?? []
  const at = deps.clock.now()
  const { changes, left } = takeOff(plan, amount)
  for (const change of changes)
    await instalments.saveReturned(deps.db, { loanId: id, at, ...change })
  const endedAt = await instalments.findEnd(deps.db, id)
  if (endedAt) await store.updateLoan(deps.db, id, { status: 'repaid', endedAt })
  if (left === 0) return
  const discrepancy = `${lenderNames[lender]} menerima ${formatRupiah(moneyToJson(left))} lebih dari sisa cicilan, karena pembeli mencicil lebih dulu. Minta mereka mengembalikannya ke pembeli.`
  await store.updateLoan(deps.db, id, { discrepancy, discrepancyResolvedAt: null })
}
