import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Refusal } from '../refusal.ts'

export type IdempotencyClaim = { actor: string; call: string; key: string; body: unknown }

/**
 * Runs `work` once for a key, in one transaction with the record of its output: both are committed or
 * neither. The same key and body return the first output again. Throws 422 for another body, and 409
 * while the same request is still running. A refusal is not recorded.
 */
export function runIdempotently<T>(
  db: Db,
  claim: IdempotencyClaim,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const digest = createHash('sha256')
    .update(JSON.stringify(claim.body ?? null))
    .digest()
  const lockName = `${claim.actor} ${claim.call} ${claim.key}`
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isAcquired: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as "isAcquired"`.execute(
      tx,
    )
    if (!rows[0]?.isAcquired)
      throw new Refusal('idempotency.in_flight', 'Permintaan yang sama sedang diproses.', 409)
    const stored = await tx
      .selectFrom('idempotency')
      .select(['body_digest', 'answer'])
      .where('actor', '=', claim.actor)
      .where('call', '=', claim.call)
      .where('key', '=', claim.key)
      .executeTakeFirst()
    if (stored) return replayOutput<T>(stored, digest)
    const output = await work(tx)
    await tx
      .insertInto('idempotency')
      .values({ ...toKeyColumns(claim), body_digest: digest, answer: JSON.stringify(output) })
      .execute()
    return output
  })
}

const toKeyColumns = ({ actor, call, key }: IdempotencyClaim) => ({ actor, call, key })

function replayOutput<T>(stored: { body_digest: Buffer; answer: unknown }, digest: Buffer): T {
  if (stored.body_digest.equals(digest)) return stored.answer as T
  throw new Refusal(
    'idempotency.other_body',
    'Kiriman sebelumnya sudah kami terima, dengan isi yang berbeda. Periksa dulu; kirim lagi bila tetap perlu.',
    422,
  )
}

/** Deletes the recorded outputs of one caller. */
export const deleteIdempotencyKeysOf = (db: Db, actor: string) =>
  db.deleteFrom('idempotency').where('actor', '=', actor).execute()

/** Deletes recorded outputs from before a time: no client retries that late. */
export const deleteIdempotencyKeysBefore = (db: Db, before: Date) =>
  db.deleteFrom('idempotency').where('created_at', '<', before).execute()
