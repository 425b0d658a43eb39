import { argon2Sync, randomBytes } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'
import { DEMO_BUYER_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/accounts.ts'

/**
 * A hash that is verified as any other, in no time: it names its own cost. Tests sign in thousands of times. New
 * passwords, and addresses without an account, cost as much as in a running shop.
 */
export function hashCheaply(password: string): string {
  const [memory, passes, parallelism, nonce] = [8, 1, 1, randomBytes(16)]
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    parallelism,
    tagLength: 32,
    memory,
    passes,
  })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`
}

/** Replaces the hashes of the demo's people. */
export async function cheapenDemoPasswords(db: Db): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: hashCheaply(DEMO_BUYER_PASSWORD) })
    .execute()
  await db
    .updateTable('staff')
    .set({ password_hash: hashCheaply(DEMO_STAFF_PASSWORD) })
    .execute()
}
