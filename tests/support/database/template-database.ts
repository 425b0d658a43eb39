import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'

/**
 * A database on the server that `npm test` starts. Each test's database is a copy of one template
 * there.
 */
function makeDatabaseUrl(database: string): string {
  const configured = process.env['TEST_DATABASE_URL']
  if (!configured)
    throw new Error('Tests need a PostgreSQL: run them with `npm test -- api path/of.test.ts`.')
  const url = new URL(configured)
  url.pathname = `/${database}`
  return url.href
}

/**
 * Depends on everything that the template is made of, so that a long-lived server never uses a
 * stale one.
 */
function hashTemplateName(): string {
  const hash = createHash('sha1')
  for (const file of globSync([
    'database/migrations/*.sql',
    'demo/**/*.{ts,tsv}',
    'modules/{foundation/regions,people/{identity,staff,companies,customers}}/**/*.ts',
    'tests/support/{catalogue/small-catalogue,accounts/cheap-password,database/fill-template}.ts',
  ]).sort())
    hash.update(readFileSync(file))
  return `template_${hash.digest('hex').slice(0, 12)}`
}

/** Copies the template, which is created first if it is missing. Returns the URL of the copy. */
export async function cloneTemplate(): Promise<string> {
  const template = hashTemplateName()
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdminClient(async (admin) => {
    // Test files run in several processes: the lock lets one create the template and serializes the
    // copies.
    await admin.query('select pg_advisory_lock(7202612)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
      template,
    ])
    if (!rowCount) await makeTemplate(admin, template)
    // Copying files takes a quarter of the time of writing them through the log, which is the default.
    await admin.query(
      `select set_config(name, 'clone', false) from pg_settings
       where name = 'file_copy_method' and 'clone' = any (enumvals)`,
    )
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  return makeDatabaseUrl(name)
}

/** Creates an empty database. Returns its URL. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdminClient(async (admin) => void (await admin.query(`create database ${name}`)))
  return makeDatabaseUrl(name)
}

/** Drops a test's database after ending the remaining connections to it. */
export const dropDatabase = (url: string): Promise<void> =>
  withAdminClient((admin) => dropWithRetries(admin, new URL(url).pathname.slice(1)))

/**
 * Does not use `with (force)`, which would also end autovacuum workers. Without it, PostgreSQL asks
 * such a worker to stop and waits five seconds; on a freshly filled database that may be too short,
 * so a database in use is retried.
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
  // One process of a run needs it; the others are spared two hundred modules.
  const { fillTemplate } = await import('./fill-template.ts')
  await fillTemplate(makeDatabaseUrl(`${template}_half`))
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
