import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'

const MIGRATIONS_FOLDER = new URL('../../database/migrations/', import.meta.url)
/** An arbitrary number, the same in every process: one migrates, the others wait. */
const MIGRATION_LOCK = 7_202_611

/**
 * Applies the numbered SQL files that are new to the database, each in its own transaction; returns
 * their names.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    const pending = files.filter((name) => !applied.has(name))
    for (const name of pending) await applyMigration(client, name)
    await runMigrations({ pgPool: pool })
    return pending
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
}

async function applyMigration(client: pg.PoolClient, name: string) {
  const text = await readFile(new URL(name, MIGRATIONS_FOLDER), 'utf8')
  await client.query('begin')
  try {
    // A migration that cannot lock its table soon gives up instead of blocking the shop.
    await client.query("set local lock_timeout = '5s'")
    await client.query(text)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(cause as Error).message}`, { cause })
  }
}
