import { tooMany } from '#platform/http/limits.ts'
import type { Tools } from '#platform/http/context.ts'
import { MOST_WRONG, WRONG_WINDOW } from './rules.ts'
import type { Desk } from './store/sessions.ts'
import * as store from './store/tries.ts'
import { hashOf } from './tokens.ts'

// Known and unknown addresses are counted alike, and kept as hashes: the table names nobody.
const keyOf = (email: string) => hashOf(email.toLowerCase())

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
