import type { Db } from '#platform/database/database.ts'
import * as accounts from '../store/accounts.ts'
import { verifyPassword } from './password-hash.ts'

/** How a realm finds the password of an address, and marks it as publicly known. */
export type PasswordStore = {
  findPassword(
    db: Db,
    email: string,
  ): Promise<{ id: string; passwordHash: string | null } | undefined>
  markPasswordPublic(db: Db, id: string, passwordHash: string): Promise<unknown>
}

/**
 * Marks the people of these addresses who still have the given password, which is public. Outside the
 * demo it opens nothing then. Returns how many there are.
 */
export async function markPublicPasswords(
  db: Db,
  { findPassword, markPasswordPublic }: PasswordStore,
  emails: readonly string[],
  password: string,
): Promise<number> {
  let markedCount = 0
  for (const email of emails) {
    const { id, passwordHash } = (await findPassword(db, email)) ?? {}
    if (!id || !passwordHash || !(await verifyPassword(password, passwordHash))) continue
    await markPasswordPublic(db, id, passwordHash)
    markedCount += 1
  }
  return markedCount
}

/** `markPublicPasswords` for buyers. */
export const markPublicBuyerPasswords = (
  db: Db,
  emails: readonly string[],
  password: string,
): Promise<number> =>
  markPublicPasswords(
    db,
    { findPassword: accounts.findByEmail, markPasswordPublic: accounts.markPasswordPublic },
    emails,
    password,
  )
