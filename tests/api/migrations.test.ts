import assert from 'node:assert/strict'
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createEmptyDatabase, dropDatabase } from '../support/database/template-database.ts'

const MIGRATIONS = fileURLToPath(new URL('../../database/migrations/', import.meta.url))

const cleanups: (() => Promise<unknown>)[] = []
after(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function openDatabase() {
  const url = await createEmptyDatabase()
  const { db, pool } = connect(url, { max: 4 })
  cleanups.push(async () => {
    await db.destroy()
    await dropDatabase(url)
  })
  return pool
}
async function makeFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pondasi-migrations-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  return folder
}

test('migrate: visits and the audit log of before become the first partition, with every row, id and account', async () => {
  const pool = await openDatabase()
  const before = await makeFolder()
  for (const name of await readdir(MIGRATIONS))
    if (name < '1721') await copyFile(path.join(MIGRATIONS, name), path.join(before, name))
  await migrate(pool, { folder: before })
  await pool.query(`
    insert into visit (at, path, agent)
    select now() - each * interval '1 hour', '/' || each, 'test' from generate_series(1, 2000) each;
    insert into audit_entry (at, staff_name, action, thing, thing_id, thing_name)
    select now() - each * interval '1 day', 'Sari', 'Ubah', 'brand', each, 'Merek' from generate_series(1, 500) each`)
  const sum = (table: string) =>
    pool
      .query(`select md5(string_agg(each::text, ',' order by id)) as sum from ${table} each`)
      .then(({ rows }) => rows[0].sum)
  const sums = [await sum('visit'), await sum('audit_entry')]

  await migrate(pool)
  assert.deepEqual([await sum('visit'), await sum('audit_entry')], sums)
  const next = await pool.query(
    `insert into visit (at, path, agent) values (now() + interval '1 year', '/nanti', 'test'), (now(), '/kini', 'test')
     returning id, tableoid::regclass::text as partition`,
  )
  assert.deepEqual(next.rows, [
    { id: 2001, partition: 'visit_default' },
    { id: 2002, partition: 'visit_before' },
  ])
  const unknown = '00000000-0000-4000-8000-000000000000'
  await assert.rejects(
    pool.query(`insert into visit (at, path, agent, account_id) values (now(), '/', 't', $1)`, [
      unknown,
    ]),
    /foreign key/,
  )
  // Nothing of the exchange is left: no invalid index, no unproven constraint.
  const { rows } = await pool.query(
    `select indexrelid::regclass::text as name from pg_index where not indisvalid
     union all select conname::text from pg_constraint where not convalidated or conname like '%\\_bound'`,
  )
  assert.deepEqual(rows, [])
  assert.deepEqual(await migrate(pool), [])
})

test('migrate: waits for a table that is in use, in short tries that let others through', async () => {
  const pool = await openDatabase()
  await pool.query('create table goods (id int)')
  const folder = await makeFolder()
  await writeFile(path.join(folder, '0001_goods.sql'), 'alter table goods add column name text')
  const reader = await pool.connect()
  await reader.query('begin; select * from goods')
  const retried: string[] = []
  const applied = await migrate(pool, {
    folder,
    onRetry: (name, nr) => {
      retried.push(`${name} ${nr}`)
      if (nr === 2) void reader.query('commit').then(() => reader.release())
    },
  })
  assert.deepEqual(applied, ['0001_goods.sql'])
  assert.deepEqual(retried.slice(0, 2), ['0001_goods.sql 1', '0001_goods.sql 2'])
  await pool.query('select name from goods')
})

test('migrate: an index is built beside those who write; two processes at once apply each file once', async () => {
  const pool = await openDatabase()
  await pool.query('create table goods (id int); insert into goods select generate_series(1, 1000)')
  const folder = await makeFolder()
  await writeFile(
    path.join(folder, '0001_goods.sql'),
    `-- concurrently\n-- A reason; with a semicolon.\ndrop index concurrently if exists goods_id;
    create index concurrently goods_id on goods (id);`,
  )
  await writeFile(path.join(folder, '0002_names.sql'), 'alter table goods add column name text')
  const results = await Promise.all([migrate(pool, { folder }), migrate(pool, { folder })])
  assert.deepEqual(results.flat().sort(), ['0001_goods.sql', '0002_names.sql'])
  const { rows } = await pool.query(
    `select indisvalid as valid from pg_index where indexrelid = 'goods_id'::regclass`,
  )
  assert.deepEqual(rows, [{ valid: true }])
})

test('migrate: what is wrong is named, and leaves nothing of its file', async () => {
  const pool = await openDatabase()
  const folder = await makeFolder()
  await writeFile(
    path.join(folder, '0001_goods.sql'),
    'create table goods (id int); select nothing_here',
  )
  await assert.rejects(
    migrate(pool, { folder }),
    /migration 0001_goods\.sql failed: .*nothing_here/,
  )
  const { rows } = await pool.query(
    `select to_regclass('goods') as found, (select count(*)::int from migration) as applied`,
  )
  assert.deepEqual(rows, [{ found: null, applied: 0 }])
})
