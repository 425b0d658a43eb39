import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'node:test'
import type { PoolClient } from 'pg'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

/** Waits until a query waits for a lock. */
async function untilBlocked(): Promise<void> {
  const blocked = `select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  for (let tried = 0; tried < 100; tried += 1) {
    if ((await shop.pool.query(blocked)).rows[0].n > 0) return
    await wait(50)
  }
}

/**
 * Runs a sign-in that has already read the password while another transaction changes the account and
 * commits.
 */
async function signInDuring<T>(
  change: (db: PoolClient) => Promise<unknown>,
  signIn: () => Promise<T>,
) {
  const other = await shop.pool.connect()
  try {
    await other.query('begin')
    await change(other)
    const pendingSignIn = signIn().then(
      (value) => ({ value }),
      (thrown: { code: string }) => ({ thrown }),
    )
    await untilBlocked()
    await other.query('commit')
    return await pendingSignIn
  } finally {
    other.release()
  }
}

const endAll = (db: PoolClient, table: 'account' | 'staff') =>
  db.query(
    `update session set ended_at = now(), ended_why = 'password_changed' where ${table}_id is not null and ended_at is null`,
  )

test('POST /auth/login/email: an old password starts no session while the password is being changed', async () => {
  const body = { email: 'retail@contoh.id', password: 'belanja-2026' }
  const found = await signInDuring(
    async (db) => {
      await db.query('select from account where email = $1 for update', [body.email])
      await db.query(`update account set password_hash = password_hash || 'x' where email = $1`, [
        body.email,
      ])
      await endAll(db, 'account')
    },
    () => shop.asVisitor().identity.signIn({ body }),
  )
  assert.ok('thrown' in found, 'the old password opened a session')
  assert.equal(found.thrown.code, 'session.wrong')
})

test('POST /staff/auth/login: an old password starts no session during a password change or suspension', async () => {
  const body = { email: 'finance@contoh.id', password: 'kelola-2026' }
  const changes = [
    `update staff set suspended_at = now() where email = $1`,
    `update staff set suspended_at = null, password_hash = password_hash || 'x' where email = $1`,
  ]
  for (const change of changes) {
    const found = await signInDuring(
      async (db) => {
        await db.query('select from staff where email = $1 for update', [body.email])
        await db.query(change, [body.email])
        await endAll(db, 'staff')
      },
      () => shop.asVisitor().staffIdentity.signIn({ body }),
    )
    assert.ok('thrown' in found, 'the old password opened a session')
    assert.equal(found.thrown.code, 'session.wrong')
    await shop.pool.query('update staff set suspended_at = null where email = $1', [body.email])
  }
})
