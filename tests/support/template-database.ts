import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { systemClock } from '#platform/clock.ts'
import { createLocalFileStore } from '#platform/file-store.ts'
import { createLog } from '#platform/log.ts'
import { seedTestShop } from '#tests/support/small-catalogue.ts'

/** The server that `npm test` starts; each test's database is a copy of one template there. */
function makeDatabaseUrl(database: string): string {
  const configured = process.env['TEST_DATABASE_URL']
  if (!configured)
    throw new Error('Tests need a PostgreSQL: run them with `npm test -- api path/of.test.ts`.')
  const url = new URL(configured)
  url.pathname = `/${database}`
  return url.href
}

/** Changes with whatever the template is made of, so that a long-lived server never serves an old one. */
function hashTemplateName(): string {
  const hash = createHash('sha1')
  for (const file of globSync([
    'database/migrations/*.sql',
    'demo/**/*.ts',
    'modules/{foundation/regions,people/{identity,staff,companies,customers}}/**/*.ts',
    'tests/support/small-catalogue.ts',
  ]).sort())
    hash.update(readFileSync(file))
  return `template_${hash.digest('hex').slice(0, 12)}`
}

/** A fresh copy of the template; makes the template first where it is missing. Gives its address. */
export async function cloneTemplate(): Promise<string> {
  const template = hashTemplateName()
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdminClient(async (admin) => {
    // Test files run in several processes: one makes the template, copies are made one at a time.
    await admin.query('select pg_advisory_lock(7202612)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
      template,
    ])
    if (!rowCount) await makeTemplate(admin, template)
    await admin.query(`create database ${name} template ${template}`)
  })
  return makeDatabaseUrl(name)
}

/** A database with nothing in it. Gives its address. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdminClient(async (admin) => void (await admin.query(`create database ${name}`)))
  return makeDatabaseUrl(name)
}

/** Removes a test's database and whatever connections of ours are still open on it. */
export const dropDatabase = (url: string): Promise<void> =>
  withAdminClient((admin) => dropWithRetries(admin, new URL(url).pathname.slice(1)))

/**
 * Not `with (force)`: it would end a worker of autovacuum, which is PostgreSQL's own and not ours to end.
 * Without, PostgreSQL asks such a worker to leave and waits for it (5 s); one that tends a freshly
 * filled database may need longer, so being in use is asked again.
 */
async function dropWithRetries(admin: pg.Client, name: string): Promise<void> {
  for (let attempts = 5; ; attempts--) {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and usename = current_user and pid <> pg_backend_pid()`,
      [name],
    )
    try {
      return void (await admin.query(`drop database if exists ${name}`))
    } catch (thrown) {
      if (attempts === 0 || (thrown as pg.DatabaseError).code !== OBJECT_IN_USE) throw thrown
    }
  }
}

const OBJECT_IN_USE = '55006'

async function makeTemplate(admin: pg.Client, template: string) {
  await dropWithRetries(admin, `${template}_half`)
  await admin.query(`create database ${template}_half`)
  const { db, pool } = connect(makeDatabaseUrl(`${template}_half`), { max: 5 })
  await migrate(pool)
  await seedTestShop({
    db,
    clock: systemClock,
    log: createLog('silent'),
    files: createLocalFileStore('/nonexistent'),
    shop: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
  })
  await db.destroy()
  await admin.query(`alter database ${template}_half rename to ${template}`)
}

async function withAdminClient(work: (admin: pg.Client) => Promise<void>) {
  const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
