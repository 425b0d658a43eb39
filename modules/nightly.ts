import { days } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { forgetKeys } from '#platform/http/idempotency.ts'
import { purgeCarts } from './cart/service.ts'
import { purgeLoose } from './files/loose.ts'
import { purgeSessions } from './identity/service.ts'
import { purgeLetters } from './personal-data/service.ts'
import { purgeVisits } from './visits/service.ts'
import { purgeLinks } from './staff/passwords.ts'

/** The job that tidies up, and when (crontab, UTC): three in the morning in Jakarta. */
export const NIGHTLY = 'nightly'
export const CRONTAB = `0 20 * * * ${NIGHTLY}`

/** Whoever looks back does so within this time (ms): a session's trace, a key's answer. */
const KEPT = days(30)
/** A visitor who comes back after a season finds an empty cart. */
const CART_KEPT = days(90)
/** A season of visits tells what sells when (ms). */
const VISITS_KEPT = days(90)

/** Takes away what has served its purpose. Running twice does no more than once. */
export async function nightly(tools: Tools): Promise<void> {
  const now = tools.clock.now().getTime()
  await purgeLoose(tools)
  await purgeLetters(tools)
  await purgeSessions(tools, new Date(now - KEPT))
  await purgeLinks(tools, new Date(now - KEPT))
  await forgetKeys(tools.db, new Date(now - KEPT))
  await purgeVisits(tools, new Date(now - VISITS_KEPT))
  await purgeCarts(tools, new Date(now - CART_KEPT))
}
