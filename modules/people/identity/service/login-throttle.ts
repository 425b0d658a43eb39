import { days } from '#platform/clock.ts'
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

/**
 * Where a password is typed. Strangers share one count for each account; a device in which its owner has
 * signed in before, and a session that proves itself again, have their own. So strangers cannot lock the
 * owner out.
 */
export type GuessSource = 'stranger' | `device ${string}` | `session ${string}`

export type Guess = { realm: Realm; email: string; source: GuessSource }

/**
 * Counts a password before it is verified. Returns how many there are in the window. Throws 429 with the
 * seconds to wait after too many wrong ones.
 */
export async function countGuess(
  { db, clock }: AppDeps,
  { realm, email, source }: Guess,
): Promise<number> {
  const now = clock.now()
  const after = new Date(now.getTime() - LOGIN_FAILURE_WINDOW_MS)
  const counter = { realm, emailHash: hashEmail(email), source }
  const { guessCount, since } = await store.increment(db, counter, { now, after })
  if (guessCount <= MAX_LOGIN_FAILURES) return guessCount
  const waitMs = since.getTime() + LOGIN_FAILURE_WINDOW_MS - now.getTime()
  throw tooManyRequests(
    Math.ceil(waitMs / 1000),
    'Terlalu banyak kata sandi salah.',
    source === 'stranger' ? ', atau atur ulang lewat Lupa kata sandi' : '',
  )
}

/** Resets a count after a right password; all counts of the address without a source. */
export const resetGuesses = async (
  { db }: AppDeps,
  { realm, email, source }: Omit<Guess, 'source'> & { source?: GuessSource },
): Promise<void> => void (await store.reset(db, realm, hashEmail(email), source))

/** Whether the owner of an address may be notified of guesses now: once a day, known or not. */
export async function claimGuessNotice(
  { db, clock }: AppDeps,
  realm: Realm,
  email: string,
): Promise<boolean> {
  const now = clock.now()
  const { requestCount } = await emailThrottle.increment(db, {
    purpose: `guesses-${realm}`,
    emailHash: hashEmail(email),
    now,
    after: new Date(now.getTime() - days(1)),
  })
  return requestCount === 1
}

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
