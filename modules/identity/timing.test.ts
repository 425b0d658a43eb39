import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { minutes } from '#platform/clock.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { refused } from '#tests/refused.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

let machines = 0
/** Each from a machine of its own: how often one may ask is not what is tried here. */
const machine = () => `10.5.${(machines += 1) >> 8}.${machines & 255}`
const visitor = () => shop.client({ address: machine() }).identity
/** Rounds of a try, the first of which warm up connections and code. */
const ROUNDS = 10
const WARM = 2
/** A machine may be busy with something else just then; what is done for one address alone shows in every try. */
const TRIES = 3
const PASSWORD = 'batu kali di halaman'

type Way = (nr: number) => Promise<unknown>

/** The shortest time of each way (ms), taken in turn: whatever else a machine does only ever adds to it. */
async function shortest(ways: readonly Way[], first: number): Promise<number[]> {
  const best = ways.map(() => Number.POSITIVE_INFINITY)
  for (let nr = first; nr < first + ROUNDS; nr += 1)
    for (const [at, way] of ways.entries()) {
      const began = performance.now()
      await way(nr)
      if (nr >= first + WARM) best[at] = Math.min(best[at]!, performance.now() - began)
    }
  return best
}

/** Within a third of each other: what is done for one alone would show as twice as long. */
async function takeAsLong(...ways: Way[]): Promise<void> {
  const seen: string[] = []
  for (let nr = 0; nr < TRIES; nr += 1) {
    const taken = await shortest(ways, nr * ROUNDS)
    if (Math.max(...taken) / Math.min(...taken) < 1.34) return
    seen.push(taken.map((ms) => ms.toFixed(1)).join(' to '))
    // The letters of this try are not counted in the next.
    shop.clock.forward(minutes(11))
  }
  assert.fail(`${seen.join(', ')} ms`)
}

/** As many accounts as rounds, since none may come to its limit of tries; with one hash, which takes long to make. */
const accounts = (name: string, status: 'active' | 'pending_activation') =>
  sql`
    insert into account (email, phone, name, password_hash, status, created_at)
    select ${name} || '-' || nr || '@contoh.id', '+6281290417735', 'Budi', password_hash, ${status}, '2026-01-01'
    from account, generate_series(0, ${ROUNDS * TRIES}::int) nr
    where email = 'retail@contoh.id'`.execute(shop.db)

const body = (email: string) => ({ name: 'Budi', email, phone: '081290417735', password: PASSWORD })
const doors: Record<string, (email: string) => Promise<unknown>> = {
  'a sign-in with a wrong password': (email) =>
    refused(visitor().signIn({ body: { email, password: 'salah sekali' } }), 422, 'session.wrong'),
  'a letter for a new password': (email) => visitor().requestReset({ body: { email } }),
  'another letter of activation': (email) => visitor().resendActivation({ body: { email } }),
  'a registration': (email) => visitor().register({ body: body(email) }),
}

for (const [what, door] of Object.entries(doors))
  test(`${what} takes as long for an address that nobody has as for one that is known or waits`, async () => {
    const name = what.replaceAll(' ', '-')
    await accounts(`${name}-kenal`, 'active')
    await accounts(`${name}-tunggu`, 'pending_activation')
    const [nobody, known, waiting] = ['entah', 'kenal', 'tunggu'].map(
      (who) => (nr: number) => door(`${name}-${who}-${nr}@contoh.id`),
    )
    await takeAsLong(nobody!, known!, waiting!)
  })

test('a link for staff takes as long for an address that nobody has as for a colleague’s', async () => {
  const ask = (email: string) =>
    shop.client({ address: machine() }).staffPasswords.requestLink({ body: { email } })
  const staff = ['admin', 'sales', 'finance', 'verifikasi', 'konten']
  await takeAsLong(
    (nr) => ask(`entah-${nr}@contoh.id`),
    (nr) => ask(`${staff[nr % staff.length]}@contoh.id`),
  )
})
