import { tooMany } from '#platform/http/limits.ts'
import type { Tools } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import { LETTERS_WINDOW, MOST_LETTERS, MOST_WRONG, WRONG_WINDOW } from './rules.ts'
import * as letters from './store/letter-tries.ts'
import type { Desk } from './store/sessions.ts'
import * as store from './store/tries.ts'

// Known and unknown addresses are counted alike, and kept as hashes: the table names nobody.
const keyOf = (email: string) => hashToken(email.toLowerCase())

/** Throws a 429 with the seconds to wait, once an address of mail has had its wrong passwords. */
export async function admitTry({ db, clock }: Tools, desk: Desk, email: string): Promise<void> {
  const now = clock.now().getTime()
  const counted = await store.counted(db, desk, keyOf(email), new Date(now - WRONG_WINDOW))
  if (!counted || counted.wrong < MOST_WRONG) return
  throw tooMany(Math.ceil((counted.since.getTime() + WRONG_WINDOW - now) / 1000))
}

/** Counts a wrong password. */
export const countWrong = ({ db, clock }: Tools, desk: Desk, email: string): Promise<void> => {
  const now = clock.now()
  return store.countWrong(db, desk, keyOf(email), now, new Date(now.getTime() - WRONG_WINDOW))
}

/** The right password ends the count. */
export const forgetTries = async ({ db }: Tools, desk: Desk, email: string): Promise<void> =>
  void (await store.forget(db, desk, keyOf(email)))

/** Where a letter can be asked for by whoever knows an address. */
export type LetterDoor = keyof typeof MOST_LETTERS

/**
 * Counts a letter that is asked for, whoever asks and whether the address is known or not. Throws a 429
 * with the seconds to wait once there were enough: those that were sent before open as well.
 */
export async function admitLetter(
  { db, clock }: Tools,
  door: LetterDoor,
  email: string,
): Promise<void> {
  const now = clock.now()
  const after = new Date(now.getTime() - LETTERS_WINDOW)
  const { asked, since } = await letters.count(db, { door, emailHash: keyOf(email), now, after })
  if (asked <= MOST_LETTERS[door]) return
  throw tooMany(Math.ceil((since.getTime() + LETTERS_WINDOW - now.getTime()) / 1000))
}
