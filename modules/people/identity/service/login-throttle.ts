import { tooManyRequests } from '#platform/http/rate-limit.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import {
  EMAIL_WINDOW_MS,
  MAX_EMAILS,
  MAX_LOGIN_FAILURES,
  LOGIN_FAILURE_WINDOW_MS,
} from '../rules/accounts.ts'
import * as emailThrottle from '../store/email-throttle.ts'
import type { Realm } from '../rules/realm.ts'
import * as store from '../store/login-throttle.ts'

// Known and unknown addresses are counted alike, and kept as hashes: the table names nobody.
const hashEmail = (email: string) => hashToken(email.toLowerCase())

/** Throws a 429 with the seconds to wait, once an address of mail has had its wrong passwords. */
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

/** The right password ends the count. */
export const resetFailures = async ({ db }: AppDeps, realm: Realm, email: string): Promise<void> =>
  void (await store.resetFailures(db, realm, hashEmail(email)))

/** Where a letter can be asked for by whoever knows an address. */
export type EmailPurpose = keyof typeof MAX_EMAILS

/**
 * Counts a letter that is asked for, whoever asks and whether the address is known or not. Throws a 429
 * with the seconds to wait once there were enough: those that were sent before open as well.
 */
export async function throttleEmail(
  { db, clock }: AppDeps,
  purpose: EmailPurpose,
  email: string,
): Promise<void> {
  const now = clock.now()
  const windowStart = new Date(now.getTime() - EMAIL_WINDOW_MS)
  const { asked: requestCount, since } = await emailThrottle.increment(db, {
    door: purpose,
    emailHash: hashEmail(email),
    now,
    after: windowStart,
  })
  if (requestCount <= MAX_EMAILS[purpose]) return
  throw tooManyRequests(Math.ceil((since.getTime() + EMAIL_WINDOW_MS - now.getTime()) / 1000))
}
