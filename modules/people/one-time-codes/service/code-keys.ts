import { createHash } from 'node:crypto'
import type { AppDeps } from '#platform/http/context.ts'
import { inTransaction } from '#platform/database/database.ts'
import { loadSecret, replaceSecret } from '../store/codes.ts'

/** What codes are hashed with. `id` is null for the database's own key. */
type CodeKey = { id: string | null; secret: string }

/** The keys of the environment, newest first. `id` identifies a key without revealing anything about it. */
const nameKeys = (secrets: readonly string[]): CodeKey[] =>
  secrets.map((secret) => ({
    id: createHash('sha256').update(`one-time-code ${secret}`).digest('hex').slice(0, 12),
    secret,
  }))

type Deps = Pick<AppDeps, 'db' | 'codeKeys'>

/** The key that the next code is hashed with: the environment's newest, else the database's own. */
export async function loadNewestKey({ db, codeKeys = [] }: Deps): Promise<CodeKey> {
  return nameKeys(codeKeys)[0] ?? { id: null, secret: await loadSecret(db) }
}

/**
 * The key that a code was hashed with; undefined where this process has it no more. The database's own is out of use once the
 * environment gives one: who can write into the database could make codes with it.
 */
export async function findKey(deps: Deps, id: string | null): Promise<CodeKey | undefined> {
  const keys = nameKeys(deps.codeKeys ?? [])
  return keys.length === 0 && id === null ? loadNewestKey(deps) : keys.find((key) => key.id === id)
}

/** Replaces the database's own key. Codes sent with the old one are refused as expired. */
export const rotateOwnKey = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, (tx) => replaceSecret(tx, clock.now()))
