import type { Db } from '#platform/database/database.ts'
import { markPublicPasswords } from '#modules/people/identity/service/public-passwords.ts'
import * as members from '../store/members.ts'

/** Marks the staff of these addresses who still have the given password. Returns how many there are. */
export const markPublicStaffPasswords = (
  db: Db,
  emails: readonly string[],
  password: string,
): Promise<number> =>
  markPublicPasswords(
    db,
    { findPassword: members.findPassword, markPasswordPublic: members.markPasswordPublic },
    emails,
    password,
  )
