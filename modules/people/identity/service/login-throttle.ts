import { tooManyRequests } from '#platform/http/rate-limit.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import {
  EMAIL_WINDOW_MS,
  MAX_EMAILS,
  MAX_LOGIN_FAILURES,
  LOGIN_FAILURE_WINDOW_MS,
} from '../rules/limits.ts'
import * as emailThrottle from '../store/email-throttle.ts'
import type { Realm } from '../rules/realm.ts'
import * as store from '../store/login-throttle.ts'

// Known and unknown addresses are counted alike and stored as hashes, so the tables contain no addresses.
const hashEmail = (email: string) => hashToken(email.toLowerCase())

/** Throws 429 with the seconds to wait, once an e-mail address has had too many wrong passwords. */
export async function assertNotThrottled(
  { db, clock }: AppDeps,
  realm: Realm,
  email: string,
): Promise<void> {
  const now = clock.now().getTime()
  const failures = await store.findFailures(
    db,
    realm,
    hashEmail(email),
    new Date(now - LOGIN_FAILURE_WINDOW_MS),
  )
  if (!failures || failures.wrong < MAX_LOGIN_FAILURES) return
  throw tooManyRequests(
    Math.ceil((failures.since.getTime() + LOGIN_FAILURE_WINDOW_MS - now) / 1000),
  )
}

/** Counts a wrong password. */
export const recordFailure = (
  { db, clock }: AppDeps,
  realm: Realm,
  email: string,
): Promise<void> => {
  const now = clock.now()
  return store.recordFailure(
    db,
    realm,
    hashEmail(email),
    now,
    new Date(now.getTime() - LOGIN_FAILURE_WINDOW_MS),
  )
}

/** Resets the count after a right password. */
export const resetFailures = async ({ db }: AppDeps, realm: Realm, email: string): Promise<void> =>
  void (await store.resetFailures(db, realm, hashEmail(email)))

/** The e-mails that anyone who knows an address can request. */
export type EmailPurpose = keyof typeof MAX_EMAILS

/**
 * Rate-limits account e-mails per address, known or not. Throws 429 with the seconds to wait; the links in
 * the e-mails sent before remain valid.
 */
export async function throttleEmail(
  { db, clock }: AppDeps,
  purpose: EmailPurpose,
  email: string,
): Promise<void> {
  const now = clock.now()
  const after = new Date(now.getTime() - EMAIL_WINDOW_MS)
  const emailHash = hashEmail(email)
  const { requestCount, since } = await emailThrottle.increment(db, {
    purpose,
    emailHash,
    now,
    after,
  })
  if (requestCount <= MAX_EMAILS[purpose]) return
  throw tooManyRequests(Math.ceil((since.getTime() + EMAIL_WINDOW_MS - now.getTime()) / 1000))
}
