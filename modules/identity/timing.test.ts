import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

let machines = 0
/** Each from a machine of its own: how often one may ask is not what is tried here. */
const machine = () => `10.5.${(machines += 1) >> 8}.${machines & 255}`
const visitor = () => shop.client({ address: machine() }).identity
/** Rounds, and those before that warm up connections and code. */
const ROUNDS = 15
const WARM = 3
const PASSWORD = 'batu kali di halaman'

/** Milliseconds of each way, taken in turn so that a busy machine slows all; their medians. */
async function medians(ways: readonly ((nr: number) => Promise<unknown>)[]) {
  const taken = ways.map(() => [] as number[])
  for (let nr = 0; nr < ROUNDS + WARM; nr += 1)
    for (const [at, way] of ways.entries()) {
      const began = performance.now()
      await way(nr).catch(() => undefined)
      if (nr >= WARM) taken[at]!.push(performance.now() - began)
    }
  return taken.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!)
}

/** As many accounts as rounds, since none may come to its limit of tries; with one hash, which takes long to make. */
const accounts = (name: string, status: 'active' | 'pending_activation') =>
  sql`
    insert into account (email, phone, name, password_hash, status, created_at)
    select ${name} || '-' || nr || '@contoh.id', '+6281290417735', 'Budi', password_hash, ${status}, '2026-01-01'
    from account, generate_series(0, ${ROUNDS + WARM}::int) nr
    where email = 'retail@contoh.id'`.execute(shop.db)

/** Within a third of each other: what is done for one alone would show as twice as long. */
const alike = (taken: number[]) =>
  assert.ok(Math.max(...taken) / Math.min(...taken) < 1.34, `${taken.join(', ')} ms`)

const body = (email: string) => ({ name: 'Budi', email, phone: '081290417735', password: PASSWORD })
const doors: Record<string, (email: string) => Promise<unknown>> = {
  'a sign-in with a wrong password': (email) =>
    visitor().signIn({ body: { email, password: 'salah sekali' } }),
  'a letter for a new password': (email) => visitor().requestReset({ body: { email } }),
  'another letter of activation': (email) => visitor().resendActivation({ body: { email } }),
  'a registration': (email) => visitor().register({ body: body(email) }),
}

for (const [what, door] of Object.entries(doors))
  test(`${what} takes as long for an address that nobody has as for one that is known or waits`, async () => {
    const name = what.replaceAll(' ', '-')
    await accounts(`${name}-kenal`, 'active')
    await accounts(`${name}-tunggu`, 'pending_activation')
    alike(
      await medians(
        ['entah', 'kenal', 'tunggu'].map((who) => (nr) => door(`${name}-${who}-${nr}@contoh.id`)),
      ),
    )
  })

test('a link for staff takes as long for an address that nobody has as for a colleague’s', async () => {
  const ask = (email: string) =>
    shop.client({ address: machine() }).staffPasswords.requestLink({ body: { email } })
  const staff = ['admin', 'sales', 'finance', 'verifikasi', 'konten']
  const known = (nr: number) => ask(`${staff[nr % staff.length]}@contoh.id`)
  alike(await medians([(nr) => ask(`entah-${nr}@contoh.id`), known]))
})
