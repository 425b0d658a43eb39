import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { hours } from '#platform/clock.ts'
import { connect } from '#platform/database/database.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { createProduct } from '#tests/support/products.ts'
import { watchShop } from './shop-metrics.ts'

const shop = await useTestShop()

/** The value of a metric without labels, or with these. */
const valueOf = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

async function readFigures(): Promise<string> {
  const { registry } = createMetrics()
  await watchShop(registry, shop.deps, shop.pool)()
  return registry.metrics()
}

test('GET /metrics: orders of the last hour, and what they left to be done', async () => {
  const variant = await createProduct(shop.db, {
    name: 'Semen ukur',
    price: 50_000,
    stock: { CBT: 90 },
  })
  await placeOrder(shop, [{ variant, qty: 1 }])
  const after = await readFigures()
  assert.equal(valueOf(after, 'shop_database_up'), 1)
  assert.equal(valueOf(after, 'shop_orders_last_hour'), 1)
  assert.ok(valueOf(after, 'shop_jobs_due')! > 0)
  assert.equal(valueOf(after, 'shop_jobs_given_up'), 0)
  shop.clock.advance(hours(2))
  await shop.pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '2 hours', attempts = case when id = (select min(id) from graphile_worker._private_jobs) then max_attempts else 0 end`,
  )
  const later = await readFigures()
  assert.equal(valueOf(later, 'shop_orders_last_hour'), 0)
  assert.ok(valueOf(later, 'shop_oldest_due_job_seconds')! >= 7_200)
  assert.equal(valueOf(later, 'shop_jobs_given_up'), 1)
})

test('GET /metrics: a database that is away is a figure', async () => {
  const { db, pool } = connect('postgres://toko@127.0.0.1:1/toko', { max: 1 })
  const { registry } = createMetrics()
  await watchShop(registry, { ...shop.deps, db }, pool)()
  await db.destroy()
  const text = await registry.metrics()
  assert.equal(valueOf(text, 'shop_database_up'), 0)
  assert.equal(valueOf(text, 'shop_jobs_due'), undefined)
})

test('docs/prometheus-rules.yml: every alert has its paragraph, and every metric exists', async () => {
  const rules = readFileSync('docs/prometheus-rules.yml', 'utf8')
  const page = readFileSync('docs/operating.md', 'utf8')
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name!)
  assert.ok(alerts.length > 5)
  assert.deepEqual(
    alerts.filter((name) => !page.includes(`\`${name}\``)),
    [],
  )
  const text = await readFigures()
  const names = [...rules.matchAll(/\b(?:shop|call|pool|nodejs)_\w+/g)].map(([name]) => name)
  assert.deepEqual(
    names.filter((name) => !text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `)),
    [],
  )
})
