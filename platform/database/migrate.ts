import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'

const MIGRATIONS_FOLDER = new URL('../../database/migrations/', import.meta.url)
/** An arbitrary number, the same in every process: one migrates, the others wait. */
const MIGRATION_LOCK = 7_202_611
/**
 * How long a statement of a migration waits for a table (ms). Everybody else who wants that table waits behind it, so it
 * gives up before they notice, and tries again.
 */
const LOCK_WAIT_MS = 500
const MAX_LOCK_ATTEMPTS = 30
/** PostgreSQL's codes for a lock that was not to be had in time, and for two who wait for each other. */
const LOCK_FAILURES = ['55P03', '40P01']
const TURN_INTERVAL_MS = 100
/** The first line of a migration that PostgreSQL runs outside of a transaction: indexes built beside writes. */
const CONCURRENT = '-- concurrently\n'

type MigrateOptions = {
  /** Instead of the shop's own. */
  folder?: string
  /** Only these, such as those that a copied database has. */
  only?: ReadonlySet<string>
  /** Called before each retry for a lock that is taken. */
  onRetry?: (name: string, nr: number) => void
}

/**
 * Applies the numbered SQL files that are new to the database, each in its own transaction; returns
 * their names.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const folder = options.folder ? pathToFileURL(`${options.folder}/`) : MIGRATIONS_FOLDER
  const client = await pool.connect()
  try {
    await takeTurn(client)
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const pending = files.filter((name) => !applied.has(name) && (options.only?.has(name) ?? true))
    for (const name of pending) {
      const text = await readFile(new URL(name, folder), 'utf8')
      await applyPatiently(client, { name, text }, options.onRetry)
    }
    await runMigrations({ pgPool: pool })
    return pending
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
}

/** Asks for its turn instead of waiting for it: an index that is built concurrently would wait for the waiting statement. */
async function takeTurn(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ hasLock: boolean }>(
      'select pg_try_advisory_lock($1) as "hasLock"',
      [MIGRATION_LOCK],
    )
    if (rows[0]?.hasLock) return
    await pause(TURN_INTERVAL_MS)
  }
}

type Migration = { name: string; text: string }

/** Retries with growing pauses while a lock that it needs is taken. */
async function applyPatiently(
  client: pg.PoolClient,
  migration: Migration,
  onRetry: MigrateOptions['onRetry'],
): Promise<void> {
  for (let nr = 1; ; nr++) {
    try {
      return await applyMigration(client, migration)
    } catch (cause) {
      if (
        !LOCK_FAILURES.includes(String((cause as { code?: string }).code)) ||
        nr === MAX_LOCK_ATTEMPTS
      )
        throw new Error(`migration ${migration.name} failed: ${(cause as Error).message}`, {
          cause,
        })
      onRetry?.(migration.name, nr)
      await pause(Math.min(nr * 250, 2_000))
    }
  }
}

async function applyMigration(client: pg.PoolClient, { name, text }: Migration): Promise<void> {
  if (text.startsWith(CONCURRENT)) return applyConcurrently(client, name, text)
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`)
    await client.query(text)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (thrown) {
    await client.query('rollback')
    throw thrown
  }
}

/** Runs statement after statement, each of which may be run again: one that was killed has left nothing or an invalid index. */
async function applyConcurrently(client: pg.PoolClient, name: string, text: string): Promise<void> {
  const statements = text
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
  // Building waits for older transactions, and holds nobody up while it does.
  await client.query('set lock_timeout = 0')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into migration (name) values ($1)', [name])
  } finally {
    await client.query('reset lock_timeout')
  }
}
