import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { minutes } from '#platform/clock.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop?.close())

let clientCount = 0
/** Each from a machine of its own: how often one may ask is not what is tried here. */
const nextAddress = () => `10.5.${(clientCount += 1) >> 8}.${clientCount & 255}`
const visitor = () => shop.client({ ipAddress: nextAddress() }).identity
/** Rounds of a try, the first of which warm up connections and code. */
const ROUNDS = 10
const WARM_UP_ROUNDS = 2
/** A machine may be busy with something else just then; what is done for one address alone shows in every try. */
const MAX_ATTEMPTS = 3
const PASSWORD = 'batu kali di halaman'

type TimedCall = (nr: number) => Promise<unknown>

/** The shortest time of each way (ms), taken in turn: whatever else a machine does only ever adds to it. */
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

/** Within a third of each other: what is done for one alone would show as twice as long. */
async function assertSameDuration(...calls: TimedCall[]): Promise<void> {
  const attempts: string[] = []
  for (let nr = 0; nr < MAX_ATTEMPTS; nr += 1) {
    const durationsMs = await measureShortest(calls, nr * ROUNDS)
    if (Math.max(...durationsMs) / Math.min(...durationsMs) < 1.34) return
    attempts.push(durationsMs.map((ms) => ms.toFixed(1)).join(' to '))
    // The letters of this try are not counted in the next.
    shop.clock.advance(minutes(11))
  }
  assert.fail(`${attempts.join(', ')} ms`)
}

/** As many accounts as rounds, since none may come to its limit of tries; with one hash, which takes long to make. */
const insertAccounts = (name: string, status: 'active' | 'pending_activation') =>
  sql`
    insert into account (email, phone, name, password_hash, status, created_at)
    select ${name} || '-' || nr || '@contoh.id', '+6281290417735', 'Budi', password_hash, ${status}, '2026-01-01'
    from account, generate_series(0, ${ROUNDS * MAX_ATTEMPTS}::int) nr
    where email = 'retail@contoh.id'`.execute(shop.db)

const body = (email: string) => ({ name: 'Budi', email, phone: '081290417735', password: PASSWORD })
const timedCalls: Record<string, (email: string) => Promise<unknown>> = {
  'a sign-in with a wrong password': (email) =>
    expectRefusal(
      visitor().signIn({ body: { email, password: 'salah sekali' } }),
      422,
      'session.wrong',
    ),
  'a letter for a new password': (email) => visitor().requestReset({ body: { email } }),
  'another letter of activation': (email) => visitor().resendActivation({ body: { email } }),
  'a registration': (email) => visitor().register({ body: body(email) }),
}

for (const [what, send] of Object.entries(timedCalls))
  test(`${what} takes as long for an address that nobody has as for one that is known or waits`, async () => {
    const name = what.replaceAll(' ', '-')
    await insertAccounts(`${name}-kenal`, 'active')
    await insertAccounts(`${name}-tunggu`, 'pending_activation')
    const [nobody, known, waiting] = ['entah', 'kenal', 'tunggu'].map(
      (who) => (nr: number) => send(`${name}-${who}-${nr}@contoh.id`),
    )
    await assertSameDuration(nobody!, known!, waiting!)
  })

test('a link for staff takes as long for an address that nobody has as for a colleague’s', async () => {
  const ask = (email: string) =>
    shop.client({ ipAddress: nextAddress() }).staffPasswords.requestLink({ body: { email } })
  const staff = ['admin', 'sales', 'finance', 'verifikasi', 'konten']
  await assertSameDuration(
    (nr) => ask(`entah-${nr}@contoh.id`),
    (nr) => ask(`${staff[nr % staff.length]}@contoh.id`),
  )
})
