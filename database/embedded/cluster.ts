import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { giveTo, type Account } from './account.ts'
import { MAJOR } from './binaries.ts'
import { withSecretFile } from './places.ts'
import type { ClusterRecord } from './record.ts'

/** The application's role and database. */
export const APPLICATION = 'pondasi'

/** Programs of PostgreSQL see nothing of our environment, which may hold keys. */
export const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' }

/** The address of a role of the cluster. */
export function addressOf(record: ClusterRecord, who: 'application' | 'superuser'): string {
  return who === 'application'
    ? `postgres://${APPLICATION}:${record.password}@127.0.0.1:${record.port}/${APPLICATION}`
    : `postgres://postgres:${record.superuserPassword}@127.0.0.1:${record.port}/postgres`
}

/**
 * Makes the cluster's files unless they are there. Made aside and then renamed: a start that was
 * killed leaves nothing half-made under the name.
 * @throws Error when a cluster of another major version lies there, or initdb fails
 */
export function makeCluster(native: string, record: ClusterRecord, account: Account): void {
  const versionFile = path.join(record.folder, 'PG_VERSION')
  if (fs.existsSync(versionFile)) {
    const found = fs.readFileSync(versionFile, 'utf8').trim()
    if (found === MAJOR) return
    throw new Error(
      `${record.folder} holds data of PostgreSQL ${found}; this is ${MAJOR}. ` +
        'Dump it with the old version and restore it here, or choose another DATA_DIR.',
    )
  }
  const parent = path.dirname(record.folder)
  const making = `${record.folder}.new`
  fs.rmSync(making, { recursive: true, force: true })
  fs.mkdirSync(making, { mode: 0o700 })
  giveTo(making, account)
  const result = withSecretFile(parent, record.superuserPassword, account, (file) =>
    spawnSync(
      path.join(native, 'bin/initdb'),
      [`--pgdata=${making}`, '--username=postgres', `--pwfile=${file}`]
        .concat('--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-instructions')
        .concat('--locale-provider=builtin', '--builtin-locale=C.UTF-8'),
      { ...account, env: ENVIRONMENT, cwd: '/', encoding: 'utf8' },
    ),
  )
  if (result.status !== 0) {
    const said = result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim()
    throw new Error(`PostgreSQL's initdb failed: ${said.slice(-1500)}`)
  }
  fs.renameSync(making, record.folder)
}

/** Makes the application's role, its database and the extensions it uses; may run again. */
export async function prepareCluster(record: ClusterRecord): Promise<void> {
  const has = async (client: pg.Client, query: string) =>
    (await client.query(query, [APPLICATION])).rowCount === 1
  await as(record, 'postgres', async (client) => {
    if (!(await has(client, 'select from pg_roles where rolname = $1'))) {
      await client.query(`create role ${APPLICATION} login nosuperuser nocreaterole nocreatedb`)
    }
    const password = pg.escapeLiteral(record.password)
    await client.query(`alter role ${APPLICATION} password ${password}`)
    if (!(await has(client, 'select from pg_database where datname = $1'))) {
      await client.query(`create database ${APPLICATION} owner ${APPLICATION}`)
    }
    await client.query(`revoke all on database ${APPLICATION} from public`)
  })
  // In template1 too, so that every database made later has them.
  for (const database of ['template1', APPLICATION]) {
    await as(record, database, async (client) => {
      for (const extension of ['pg_trgm', 'unaccent', 'btree_gin']) {
        await client.query(`create extension if not exists ${extension} with schema public`)
      }
    })
  }
}

/** Whether the cluster answers on its port to its own password: only ours can. */
export async function answers(record: ClusterRecord): Promise<boolean> {
  try {
    await as(record, 'postgres', (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

async function as<T>(
  record: ClusterRecord,
  database: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const address = new URL(addressOf(record, 'superuser'))
  address.pathname = `/${database}`
  const client = new pg.Client({
    connectionString: address.href,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
