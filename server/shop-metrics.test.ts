import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createCache } from '#platform/cache/cache.ts'
import { hours } from '#platform/clock.ts'
import { connect } from '#platform/database/database.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
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
  const { id } = await placeOrder(shop, [{ variant, qty: 1 }])
  const after = await readFigures()
  assert.equal(valueOf(after, 'shop_database_up'), 1)
  assert.equal(valueOf(after, 'shop_orders_last_hour'), 1)
  assert.ok(valueOf(after, 'shop_jobs_due')! > 0)
  assert.equal(valueOf(after, 'shop_jobs_given_up'), 0)
  assert.equal(valueOf(after, 'shop_payments_last_hour'), 0)
  assert.equal(valueOf(after, 'shop_ledger_unbooked'), 1)
  const finance = await shop.asStaff('finance@contoh.id')
  const { transfer } = await finance.staffOrders.show({ id })
  await finance.staffPayments.confirmPayment({ id, body: { received: transfer!.expected } })
  const paid = await readFigures()
  assert.equal(valueOf(paid, 'shop_payments_last_hour'), 1)
  assert.equal(valueOf(paid, 'shop_payments_unmatched'), 0)
  shop.clock.advance(hours(2))
  await shop.pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '2 hours', attempts = case when id = (select min(id) from graphile_worker._private_jobs) then max_attempts else 0 end`,
  )
  const later = await readFigures()
  assert.equal(valueOf(later, 'shop_orders_last_hour'), 0)
  assert.ok(valueOf(later, 'shop_oldest_due_job_seconds')! >= 7_200)
  assert.ok(valueOf(later, 'shop_oldest_waiting_message_seconds')! >= 7_000)
  assert.equal(valueOf(later, 'shop_jobs_given_up'), 1)
})

test('GET /metrics: statements by what they do, never with a value, and caches by whether they had it', async () => {
  const { registry } = createMetrics()
  const secret = 'rahasia-4711'
  await shop.pool.query(`select '${secret}' from account where email = $1`, [secret])
  await assert.rejects(shop.pool.query('update account set nothing = 1'))
  const cache = createCache<number>({ name: 'uji', maxEntries: 1 })
  cache.set('a', 1)
  for (const key of ['a', 'a', 'b']) cache.get(key)
  const text = await registry.metrics()
  assert.match(text, /query_duration_seconds_count\{query="select account"\} [1-9]/)
  assert.match(text, /query_failures_total\{query="update account"\} 1/)
  assert.match(text, /cache_reads_total\{cache="uji",outcome="hit"\} 2/)
  assert.match(text, /cache_reads_total\{cache="uji",outcome="miss"\} 1/)
  assert.ok(!text.includes(secret))
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
  const page = readFileSync('docs/operating/watching.md', 'utf8')
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name!)
  assert.ok(alerts.length > 5)
  assert.deepEqual(
    alerts.filter((name) => !page.includes(`\`${name}\``)),
    [],
  )
  assert.deepEqual(findUnknownMetrics(rules, await readFigures()), [])
})

test('docs/grafana-dashboard.json: every query names metrics that exist', async () => {
  const dashboard = readFileSync('docs/grafana-dashboard.json', 'utf8')
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  assert.ok(queries.length > 20)
  assert.deepEqual(findUnknownMetrics(queries.join('\n'), await readFigures()), [])
  assert.deepEqual(findUnknownMetrics('sum(call_invented_total)', await readFigures()), [
    'call_invented_total',
  ])
})

/** Names of metrics in queries that `/metrics` does not have. */
function findUnknownMetrics(queries: string, metrics: string): string[] {
  const names = queries.match(/\b(?:shop|call|page|job|query|cache|pool|nodejs|process)_\w+/g) ?? []
  const isKnown = (name: string) => metrics.includes(`# TYPE ${name} `)
  return names.filter(
    (name) => !isKnown(name) && !isKnown(name.replace(/_(?:bucket|count|sum)$/, '')),
  )
}
