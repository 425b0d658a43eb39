import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseCrontab } from 'graphile-worker'
import { days } from '#platform/clock.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { jobs } from './jobs.ts'
import { CRONTAB, nightly } from './nightly.ts'

let shop: TestShop
before(async () => (shop = await testShop()))
after(() => shop?.close())

const count = async (table: 'session' | 'cart' | 'password_reset' | 'idempotency') =>
  (
    await shop.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('the night takes what has served its purpose, and leaves what is in use', async () => {
  const identity = shop.client().identity
  const credentials = { email: 'retail@contoh.id', password: 'belanja-2026' }
  const gone = await identity.signIn({ body: credentials })
  await shop.client({ token: gone.token }).identity.signOut()
  await identity.requestReset({ body: { email: credentials.email } })
  const [goods] = (await shop.visitor().catalogue.products({ query: { ready: 'ready' } })).results
  const line = { product_variant_id: goods!.offer.id, qty: goods!.minOrder }
  await shop.visitor().cart.add({ body: line })
  await (await shop.as()).cart.add({ body: line })

  await nightly(shop.tools)
  assert.deepEqual(
    [await count('session'), await count('cart'), await count('password_reset')],
    [2, 2, 1],
  )

  shop.clock.forward(days(91))
  const here = await identity.signIn({ body: credentials })
  await nightly(shop.tools)
  await nightly(shop.tools)
  assert.deepEqual(
    [await count('session'), await count('cart'), await count('password_reset')],
    [1, 1, 0],
  )
  await shop.client({ token: here.token }).identity.session()
})

test('the timetable is one that the worker can read, of jobs that there are', () => {
  const items = parseCrontab(CRONTAB)
  assert.deepEqual(
    items.map(({ task }) => task in jobs),
    [true],
  )
})
