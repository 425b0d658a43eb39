import { hours, minutes } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { LenderError } from '#platform/lender/port.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import * as returns from '../store/returns.ts'
import * as store from '../store/loans.ts'
import { recordLoanEvent } from './loan-events.ts'
import { askAboutLoan, notifyLender } from './notify-lender.ts'

/** How long a lender may be silent about a loan that an order waits for, and about one that is repaid (ms). */
const ASK_AFTER_MS = minutes(10)
const ASK_REPAYING_AFTER_MS = hours(6)
/** How many loans one run asks about. */
const BATCH = 50

/**
 * Retries notifications that did not reach a lender, including returned money, and asks about loans that stayed silent.
 * Job.
 */
export async function sweepLoans(deps: AppDeps): Promise<void> {
  const now = deps.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const down = new Set<string>()
  for (const refundId of await returns.listUnnotified(deps.db, before(ASK_AFTER_MS), BATCH))
    await enqueue(deps.db, {
      name: 'loans.return',
      payload: { refundId },
      key: `return ${refundId}`,
    })
  for (const id of await store.claimSilent(deps.db, {
    now,
    openBefore: before(ASK_AFTER_MS),
    paidBefore: before(ASK_REPAYING_AFTER_MS),
    limit: BATCH,
  })) {
    const loan = (await store.findLoan(deps.db, id))!
    if (down.has(loan.lender)) continue
    try {
      await notifyLender(deps, { id })
      const asked = { action: 'Tanya pencairan', request: { reference: id } }
      const events = await askAboutLoan(deps, loan, asked, (lender) => lender.queryLoan(id))
      for (const event of events) await recordLoanEvent(deps, loan.lender, event)
    } catch (thrown) {
      if (!(thrown instanceof LenderError)) throw thrown
      // The others would wait for the same silence.
      if (thrown.isRetryable) down.add(loan.lender)
    }
  }
}
