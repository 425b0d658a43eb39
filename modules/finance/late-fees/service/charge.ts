import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/errors.ts'
import { withSavepoint } from '#platform/database/savepoint.ts'
import { formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sum } from '#platform/money.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { computePrincipal } from '#modules/finance/invoices/rules.ts'
import {
  changePaymentType,
  listByIds,
  type InvoiceRecord,
} from '#modules/finance/invoices/service.ts'
import { changeLateFee } from '#modules/finance/invoices/service/late-fee.ts'
import { lockOrderIfExists, systemActor } from '#modules/selling/orders/service/orders.ts'
import { computeNewFee } from '../rules/late-fee.ts'
import * as store from '../store/late-fees.ts'
import { lateFeeSetting } from './rates.ts'

/** Invoices that are looked for at a time. */
const BATCH = 500

/** Charges every overdue invoice for the days of its delay until now, each day once. Idempotent. */
export async function chargeLateFees(deps: AppDeps): Promise<void> {
  if ((await loadSetting(deps.db, lateFeeSetting)).rates.length === 0) return
  const today = toJakartaDate(deps.clock.now())
  let after: string | null = null
  for (;;) {
    const due = await store.listToCharge(deps.db, today, after, BATCH)
    for (const { id, orderId } of due)
      await withTransaction(deps, async (deps) => {
        await lockOrderIfExists(deps, orderId)
        const [invoice] = await listByIds(deps, [id])
        if (invoice) await chargeLateFee(deps, invoice)
      })
    if (due.length < BATCH) return
    after = due.at(-1)!.id
  }
}

/**
 * Charges one overdue invoice for the days of its delay until now, and returns it as it is then. While a payment of it is
 * on its way at the amount that was asked for, nothing is added; the days are counted later. The caller has locked the
 * order.
 */
export async function chargeLateFee(deps: AppDeps, invoice: InvoiceRecord): Promise<InvoiceRecord> {
  const now = deps.clock.now()
  if (invoice.status !== 'overdue' || invoice.isLateFeeStopped) return invoice
  if (await store.isBeingPaid(deps.db, invoice.id, now)) return invoice
  const { rates } = await loadSetting(deps.db, lateFeeSetting)
  const { dueAt, lateFeeThrough: through } = invoice
  const principal = computePrincipal(invoice)
  const periods = computeNewFee({ principal, dueAt, through, until: now }, rates)
  const last = periods.at(-1)
  if (!last) return invoice
  const charged = periods.filter(({ amount }) => amount > 0)
  const amount = sum(charged.map((period) => period.amount))
  const change = {
    amount,
    through: last.to,
    by: systemActor,
    note: `Denda keterlambatan ${formatRupiah(moneyToJson(amount))} sampai hari ini ditambahkan.`,
  }
  const save = async () => {
    try {
      await changeLateFee(deps, invoice, change)
      return true
    } catch (thrown) {
      if (!isUniqueViolation(thrown)) throw thrown
      return false
    }
  }
  if (!(await withSavepoint(deps.db, save))) {
    // Another open transfer has the new amount due: this one is recognized by its proof instead.
    await changePaymentType(deps, invoice.id, { paymentType: 'transfer', uniqueCode: 0 })
    await changeLateFee(deps, invoice, change)
  }
  if (charged.length > 0)
    await store.insertCharged(deps.db, invoice.id, charged, { at: now, by: systemActor.name })
  return (await listByIds(deps, [invoice.id]))[0]!
}
