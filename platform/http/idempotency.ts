import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { buildRecordsInsert } from '../database/records-insert.ts'
import type { WriteBatch } from '../database/write-batch.ts'
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
  const digest = digestBody(claim)
  const lockName = nameLock(claim)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isAcquired: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as "isAcquired"`.execute(
      tx,
    )
    if (!rows[0]?.isAcquired) throw inFlight()
    const stored = await findStored(tx, claim)
    if (stored) return replayOutput<T>(stored, digest)
    const output = await work(tx)
    await tx
      .insertInto('idempotency')
      .values({ ...toKeyColumns(claim), body_digest: digest, answer: JSON.stringify(output) })
      .execute()
    return output
  })
}

/** The output that was recorded for a claim, for a handler whose request came to nothing. Throws 422 as above. */
export async function findRecordedOutput<T>(
  db: Db,
  claim: IdempotencyClaim,
): Promise<T | undefined> {
  const stored = await findStored(db, claim)
  return stored && replayOutput<T>(stored, digestBody(claim))
}

/**
 * Locks claims until the transaction ends, for a handler that writes several at once. Returns for each whether
 * it is new: not recorded, and not being worked on in another transaction.
 */
export async function lockNewClaims(
  tx: Db,
  claims: readonly IdempotencyClaim[],
): Promise<boolean[]> {
  const column = (name: 'actor' | 'call' | 'key') =>
    sql`${claims.map((claim) => claim[name])}::text[]`
  const { rows } = await sql<{ isNew: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(name, 0)) and not exists (
      select from idempotency where actor = claim.actor and call = claim.call and key = claim.key) as "isNew"
    from unnest(${claims.map(nameLock)}::text[], ${column('actor')}, ${column('call')}, ${column('key')})
      with ordinality as claim (name, actor, call, key, nr) order by nr`.execute(tx)
  return rows.map(({ isNew }) => isNew)
}

/** The writes that record outputs, to be sent with what they are about. */
export const outputWrites = (
  outputs: readonly { claim: IdempotencyClaim; output: unknown }[],
): WriteBatch => ({
  statements: {
    recorded: buildRecordsInsert(
      'idempotency',
      outputs.map(({ claim, output }) => ({
        ...toKeyColumns(claim),
        body_digest: `\\x${digestBody(claim).toString('hex')}`,
        answer: output,
      })),
    ),
  },
})

/** Names a claim: two requests of the same name are the same request. */
export const nameLock = ({ actor, call, key }: IdempotencyClaim): string =>
  `${actor} ${call} ${key}`

export const inFlight = () =>
  new Refusal(
    'idempotency.in_flight',
    'Permintaan yang sama sedang diproses. Tunggu sebentar, lalu lihat hasilnya sebelum mengirim lagi.',
    409,
  )

const digestBody = ({ body }: IdempotencyClaim): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()

const findStored = (db: Db, { actor, call, key }: IdempotencyClaim) =>
  db
    .selectFrom('idempotency')
    .select(['body_digest', 'answer'])
    .where('actor', '=', actor)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()

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

/** Printable ASCII, at most 128 characters: what the idempotency table accepts. */
const KEY_FORMAT = /^[\x20-\x7e]{1,128}$/

/** Throws 400 `idempotency.key` where a key is none. */
export function assertKeyFormat(key: string): void {
  if (!KEY_FORMAT.test(key))
    throw new Refusal('idempotency.key', 'Kunci permintaan tidak dapat dibaca.', 400)
}
