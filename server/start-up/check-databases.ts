import pg from 'pg'
import { isUnavailable } from '#platform/database/errors.ts'
import type { Log } from '#platform/log.ts'
import {
  describeClockDifference,
  findClockDifference,
  MAX_CLOCK_DIFFERENCE_MS,
} from '../watches/clock-difference.ts'
import type { Config } from '../config/config.ts'

const CONNECT_TIMEOUT_MS = 5_000
const OLDEST_VERSION = 15
/** A statement timeout that nobody else sets (ms): a pooler that ignores it shows another. */
const PROBE_TIMEOUT_MS = 54_321

type DatabaseFacts = {
  version: number
  now: Date
  name: string
  /** Of the cluster; a standby has its primary's. */
  system: string
  timeout: string
}

type Addresses = Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'standbyDatabaseUrl'>

/**
 * Looks whether the addresses of databases lead where they should, before anything is written.
 * @throws Error that names the variable, or the clock
 */
export async function checkDatabases(addresses: Addresses, log: Pick<Log, 'warn'>): Promise<void> {
  const { databaseUrl, directDatabaseUrl, standbyDatabaseUrl } = addresses
  if (databaseUrl === undefined) return
  const askedAt = Date.now()
  const primary = await ask('DATABASE_URL', databaseUrl)
  const answeredAt = Date.now()
  assertVersion('DATABASE_URL', primary)
  assertSameClock(primary.now.getTime(), askedAt, answeredAt)
  const hasPooler = primary.timeout !== `${PROBE_TIMEOUT_MS}ms`
  if (hasPooler && directDatabaseUrl === undefined)
    throw new Error(
      'DATABASE_URL leads through a pooler that does not pass settings on; DATABASE_DIRECT_URL has to be the address without it.',
    )
  if (directDatabaseUrl !== undefined) {
    const direct = await ask('DATABASE_DIRECT_URL', directDatabaseUrl)
    assertSame('DATABASE_DIRECT_URL', direct, primary)
    if (direct.timeout !== `${PROBE_TIMEOUT_MS}ms`)
      throw new Error('DATABASE_DIRECT_URL leads through a pooler as well.')
  }
  if (standbyDatabaseUrl === undefined) return
  try {
    assertSame(
      'DATABASE_STANDBY_URL',
      await ask('DATABASE_STANDBY_URL', standbyDatabaseUrl),
      primary,
    )
  } catch (thrown) {
    const { cause } = thrown as Error
    // A shop opens without its standby; an address that cannot be right is refused.
    if (!isUnavailable(cause)) throw thrown
    log.warn({ err: thrown }, 'the standby does not answer yet')
  }
}

async function ask(variable: string, url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    statement_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<DatabaseFacts>(
      `select current_setting('server_version_num')::int / 10000 as version, clock_timestamp() as now,
        current_database() as name, system_identifier::text as system,
        current_setting('statement_timeout') as timeout
       from pg_control_system()`,
    )
    return rows[0]!
  } catch (cause) {
    const { hostname, port, pathname } = new URL(url)
    const where = `${hostname}${port && `:${port}`}${pathname}`
    throw new Error(`${variable}: no PostgreSQL opens at ${where}. ${describe(cause)}`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
}

/** Node.js puts the attempts at several addresses of a host into one error without a message. */
const describe = (cause: unknown): string =>
  cause instanceof AggregateError
    ? cause.errors.map(describe).join('; ')
    : (cause as Error).message || String((cause as { code?: unknown }).code)

function assertVersion(variable: string, { version }: DatabaseFacts): void {
  if (version < OLDEST_VERSION)
    throw new Error(`${variable}: this is PostgreSQL ${version}, and ${OLDEST_VERSION} is needed.`)
}

function assertSame(variable: string, found: DatabaseFacts, primary: DatabaseFacts): void {
  if (found.system !== primary.system || found.name !== primary.name)
    throw new Error(`${variable} is another database than DATABASE_URL.`)
}

function assertSameClock(databaseTime: number, askedAt: number, answeredAt: number): void {
  const difference = findClockDifference(databaseTime, askedAt, answeredAt)
  if (Math.abs(difference) > MAX_CLOCK_DIFFERENCE_MS)
    throw new Error(`${describeClockDifference(difference)} Then start again.`)
}
