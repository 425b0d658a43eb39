import { hours, minutes } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { LenderError } from '#platform/lender/port.ts'
import * as store from '../store/applications.ts'
import { askLender } from './ask-lender.ts'
import { recordLenderEvent } from './notifications.ts'
import { submitToLender, notifyAgreement } from './send.ts'

/** How long a lender may be silent about an application before it is asked, and about an open limit (ms). */
const ASK_AFTER_MS = minutes(10)
const ASK_OPEN_AFTER_MS = hours(1)
/** How many applications one run asks about. */
const BATCH = 50

/** Asks lenders about applications that stayed silent, and about the limits that are open. Job. */
export async function sweepLenders(deps: AppDeps): Promise<void> {
  const now = deps.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const down = new Set<string>()
  for (const id of await store.claimSilent(deps.db, {
    now,
    waitingBefore: before(ASK_AFTER_MS),
    openBefore: before(ASK_OPEN_AFTER_MS),
    limit: BATCH,
  })) {
    const application = (await store.findApplication(deps.db, id))!
    if (down.has(application.lender)) continue
    try {
      await askAbout(deps, application)
    } catch (thrown) {
      if (!(thrown instanceof LenderError)) throw thrown
      // The others would wait for the same silence.
      if (thrown.isRetryable) down.add(application.lender)
    }
  }
}

async function askAbout(deps: AppDeps, application: store.LenderApplicationRecord): Promise<void> {
  const { id, lender, status, sentAt, agreedAt } = application
  if (status === 'submitted' && !sentAt) return submitToLender(deps, { id })
  const request = { reference: id }
  if (status === 'active') {
    const { limit, used } = await askLender(
      deps,
      application,
      { action: 'Tanya limit', request },
      (asked) => asked.getLimit(id),
    )
    return void (await store.updateApplication(deps.db, id, { offered: limit, used }))
  }
  const events = await askLender(deps, application, { action: 'Tanya kabar', request }, (asked) =>
    asked.query(id),
  )
  for (const event of events) await recordLenderEvent(deps, lender, event)
  if (agreedAt) await notifyAgreement(deps, { id })
}
