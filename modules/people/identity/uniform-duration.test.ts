import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { minutes } from '#platform/clock.ts'
import { hashPassword } from './service/password-hash.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'

const shop = await useTestShop()

let clientCount = 0
/** Each call uses an address of its own, since rate limits are not under test. */
const nextAddress = () => `10.5.${(clientCount += 1) >> 8}.${clientCount & 255}`
const visitor = () => shop.client({ ipAddress: nextAddress() }).identity
/** Rounds per attempt; the first ones warm up connections and code. */
const ROUNDS = 10
const WARM_UP_ROUNDS = 2
/** The machine may be busy; a real difference shows in every attempt. */
const MAX_ATTEMPTS = 3
const PASSWORD = 'batu kali di halaman'

type TimedCall = (nr: number) => Promise<unknown>

/** The shortest duration of each call (ms), measured in turn: load only ever adds to a duration. */
async function measureShortest(calls: readonly TimedCall[], first: number): Promise<number[]> {
  const best = calls.map(() => Number.POSITIVE_INFINITY)
  for (let nr = first; nr < first + ROUNDS; nr += 1)
    for (const [at, call] of calls.entries()) {
      const startedAt = performance.now()
      await call(nr)
      if (nr >= first + WARM_UP_ROUNDS)
        best[at] = Math.min(best[at]!, performance.now() - startedAt)
    }
  return best
}

/** Durations within a third of each other: work done for one address only would double them. */
async function assertSameDuration(...calls: TimedCall[]): Promise<void> {
  const attempts: string[] = []
  for (let nr = 0; nr < MAX_ATTEMPTS; nr += 1) {
    const durationsMs = await measureShortest(calls, nr * ROUNDS)
    if (Math.max(...durationsMs) / Math.min(...durationsMs) < 1.34) return
    attempts.push(durationsMs.map((ms) => ms.toFixed(1)).join(' to '))
    // E-mails of this attempt must not count in the next one.
    shop.clock.advance(minutes(11))
  }
  assert.fail(`${attempts.join(', ')} ms`)
}

/** As slow to verify as in a running shop. */
const PASSWORD_HASH = await hashPassword(PASSWORD)

/** One account per round, so that none reaches its limit. */
const insertAccounts = (name: string, status: 'active' | 'pending_activation') =>
  sql`
    insert into account (email, phone, name, password_hash, status, created_at)
    select ${name} || '-' || nr || '@contoh.id', '+6281290417735', 'Budi', ${PASSWORD_HASH}, ${status}, '2026-01-01'
    from generate_series(0, ${ROUNDS * MAX_ATTEMPTS}::int) nr`.execute(shop.db)

const body = (email: string) => ({ name: 'Budi', email, phone: '081290417735', password: PASSWORD })
const timedCalls: Record<string, (email: string) => Promise<unknown>> = {
  'POST /auth/login/email with a wrong password': (email) =>
    expectRefusal(
      visitor().signIn({ body: { email, password: 'salah sekali' } }),
      422,
      'session.wrong',
    ),
  'POST /auth/request-reset-password': (email) => visitor().requestReset({ body: { email } }),
  'POST /auth/activation': (email) => visitor().resendActivation({ body: { email } }),
  'POST /auth/register': (email) => visitor().register({ body: body(email) }),
}

for (const [what, send] of Object.entries(timedCalls))
  test(`${what}: takes equally long for unknown, known and pending addresses`, async () => {
    const name = what.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    await insertAccounts(`${name}-kenal`, 'active')
    await insertAccounts(`${name}-tunggu`, 'pending_activation')
    const [unknown, known, pending] = ['entah', 'kenal', 'tunggu'].map(
      (who) => (nr: number) => send(`${name}-${who}-${nr}@contoh.id`),
    )
    await assertSameDuration(unknown!, known!, pending!)
  })

test('POST /staff/auth/password-link: takes equally long for unknown addresses and staff', async () => {
  const ask = (email: string) =>
    shop.client({ ipAddress: nextAddress() }).staffPasswords.requestLink({ body: { email } })
  const staff = ['admin', 'sales', 'finance', 'verifikasi', 'konten']
  await assertSameDuration(
    (nr) => ask(`entah-${nr}@contoh.id`),
    (nr) => ask(`${staff[nr % staff.length]}@contoh.id`),
  )
})
