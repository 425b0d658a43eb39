import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCrontab } from 'graphile-worker'
import { days } from '#platform/clock.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { crontab, jobs } from '#modules/jobs.ts'
import { runNightly } from './jobs.ts'

const shop = await useTestShop()

const countRows = async (table: 'session' | 'cart' | 'password_reset' | 'idempotency') =>
  (
    await shop.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('runNightly: deletes expired data and leaves what is in use', async () => {
  const identity = shop.client().identity
  const credentials = { email: 'retail@contoh.id', password: 'belanja-2026' }
  const signedOut = await identity.signIn({ body: credentials })
  await shop.client({ token: signedOut.token }).identity.signOut()
  await identity.requestReset({ body: { email: credentials.email } })
  const [product] = (await shop.asVisitor().catalogue.products({ query: { ready: 'ready' } }))
    .results
  const line = { product_variant_id: product!.offer.id, qty: product!.minOrder }
  await shop.asVisitor().cart.add({ body: line })
  await (await shop.asBuyer()).cart.add({ body: line })

  await runNightly(shop.deps)
  assert.deepEqual(
    [await countRows('session'), await countRows('cart'), await countRows('password_reset')],
    [2, 2, 1],
  )

  shop.clock.advance(days(91))
  const signedIn = await identity.signIn({ body: credentials })
  await runNightly(shop.deps)
  await runNightly(shop.deps)
  assert.deepEqual(
    [await countRows('session'), await countRows('cart'), await countRows('password_reset')],
    [1, 1, 0],
  )
  await shop.client({ token: signedIn.token }).identity.session()
})

test('crontab: the worker can parse it, and each of its jobs exists', () => {
  const tasks = parseCrontab(crontab).map(({ task }) => task)
  assert.deepEqual(
    tasks.filter((task) => !(task in jobs)),
    [],
  )
  assert.ok(tasks.includes('nightly') && tasks.length > 2, tasks.join(', '))
})
