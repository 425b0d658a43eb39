import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Refusal } from '../refusal.ts'

export type Claim = { actor: string; call: string; key: string; body: unknown }

/**
 * Runs `effect` once for its key, inside one transaction with the record of its answer: either
 * both are kept or neither. The same key and body gives the first answer again, another body 422,
 * a twin still running 409. A refusal changes nothing and is not kept.
 */
export function once<T>(db: Db, claim: Claim, effect: (tx: Db) => Promise<T>): Promise<T> {
  const digest = createHash('sha256')
    .update(JSON.stringify(claim.body ?? null))
    .digest()
  const id = `${claim.actor} ${claim.call} ${claim.key}`
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as mine`.execute(tx)
    if (!rows[0]?.mine)
      throw new Refusal('idempotency.in_flight', 'Permintaan yang sama sedang diproses.', 409)
    const kept = await tx
      .selectFrom('idempotency')
      .select(['body_digest', 'answer'])
      .where('actor', '=', claim.actor)
      .where('call', '=', claim.call)
      .where('key', '=', claim.key)
      .executeTakeFirst()
    if (kept) return repeat<T>(kept, digest)
    const answer = await effect(tx)
    await tx
      .insertInto('idempotency')
      .values({ ...pick(claim), body_digest: digest, answer: JSON.stringify(answer) })
      .execute()
    return answer
  })
}

const pick = ({ actor, call, key }: Claim) => ({ actor, call, key })

function repeat<T>(kept: { body_digest: Buffer; answer: unknown }, digest: Buffer): T {
  if (kept.body_digest.equals(digest)) return kept.answer as T
  throw new Refusal(
    'idempotency.other_body',
    'Kunci permintaan ini sudah dipakai untuk isi yang lain.',
    422,
  )
}

/** Forgets what was answered to one asker. */
export const forgetKeysOf = (db: Db, actor: string) =>
  db.deleteFrom('idempotency').where('actor', '=', actor).execute()

/** Forgets answers that are older than that: nobody sends the same thing again so late. */
export const forgetKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotency').where('created_at', '<', before).execute()
