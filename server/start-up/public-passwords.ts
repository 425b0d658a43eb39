import type { AppDeps } from '#platform/http/context.ts'
import {
  DEMO_BUYER_EMAILS,
  DEMO_BUYER_PASSWORD,
  DEMO_STAFF_EMAILS,
  DEMO_STAFF_PASSWORD,
} from '#demo/accounts.ts'
import { markPublicBuyerPasswords } from '#modules/people/identity/service/public-passwords.ts'
import { markPublicStaffPasswords } from '#modules/people/staff/service/public-passwords.ts'

/**
 * For a start without the demo: marks the demo's people who still have its passwords, so that neither these
 * nor their sessions open anything. Hashes are compared here and not at sign-in, whose duration would
 * reveal which accounts are the demo's.
 */
export async function refusePublicPasswords({ db, log }: Pick<AppDeps, 'db' | 'log'>) {
  const buyers = await markPublicBuyerPasswords(db, DEMO_BUYER_EMAILS, DEMO_BUYER_PASSWORD)
  const staff = await markPublicStaffPasswords(db, DEMO_STAFF_EMAILS, DEMO_STAFF_PASSWORD)
  if (buyers + staff > 0)
    log.warn(
      { buyers, staff },
      'this database was a demo: its passwords are refused. Better sell on a new database',
    )
}
