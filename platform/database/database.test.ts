import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { createEmptyDatabase, dropDatabase } from '#tests/support/database/template-database.ts'
import { connect } from './database.ts'
import { isContended, isUnavailable } from './errors.ts'

let url = ''
before(async () => (url = await createEmptyDatabase()))
after(() => dropDatabase(url))

const WITHOUT_END = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }

test('connect: PostgreSQL itself ends a statement that takes too long, and the connection works on', async () => {
  const { db, pool } = connect(url, { max: 1, timeouts: { ...WITHOUT_END, statementMs: 50 } })
  await assert.rejects(pool.query('select pg_sleep(60)'), (thrown: { code: string }) => {
    assert.equal(thrown.code, '57014')
    return isUnavailable(thrown)
  })
  assert.equal((await pool.query('select 1 as one')).rows[0].one, 1)
  await db.destroy()
})

test('connect: PostgreSQL itself ends the wait for a locked row', async () => {
  const { db, pool } = connect(url, { max: 2, timeouts: { ...WITHOUT_END, lockMs: 50 } })
  await pool.query('create table item (id int)')
  const holder = await pool.connect()
  await holder.query('begin; lock table item in access exclusive mode')
  await assert.rejects(pool.query('select * from item'), isContended)
  await holder.query('rollback')
  holder.release()
  await db.destroy()
})

test('connect: PostgreSQL itself ends a transaction that does nothing', async () => {
  const { db, pool } = connect(url, {
    max: 1,
    timeouts: { ...WITHOUT_END, idleInTransactionMs: 50 },
  })
  const idle = await pool.connect()
  await idle.query('begin')
  const [error] = await once(idle, 'error')
  assert.equal(error.code, '25P03')
  await assert.rejects(idle.query('select 1'), isUnavailable)
  idle.release(true)
  assert.equal((await pool.query('select 1 as one')).rows[0].one, 1)
  await db.destroy()
})

test('connect: what is to be without end is, where the database has timeouts of its own', async () => {
  const owner = connect(url, { max: 1, timeouts: WITHOUT_END })
  const { rows } = await owner.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]!.name
  for (const setting of [
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
  ])
    await owner.pool.query(`alter database ${name} set ${setting} = '50ms'`)
  await owner.db.destroy()
  const { db, pool } = connect(url, { max: 1, timeouts: WITHOUT_END })
  const found = await pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.1)::text as slept`,
  )
  assert.deepEqual(found.rows, [{ statement: '0', lock: '0', idle: '0', slept: '' }])
  await db.destroy()
})
