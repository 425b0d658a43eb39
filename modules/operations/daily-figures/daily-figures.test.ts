import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '#platform/calendar-days.ts'
import { days, hours, minutes, toJakartaDate } from '#platform/clock.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
} from '#tests/support/orders/negotiations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { runRetention } from '#modules/operations/retention/jobs.ts'
import { dailyFigureJobs } from './jobs.ts'
import { summarizeRecent } from './service/summaries.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  weightKg: 40,
  stock: { CBT: 50_000 },
})
const showAs = async (email: string, query: object = {}) =>
  (await shop.asStaff(email)).staffFigures.show({ query })
const today = toJakartaDate(shop.clock.now())

const viewPage = (path: string) => shop.asVisitor().pageViews.unauthenticated({ body: { path } })

test('GET /staff/figures: orders, views and searches of a day are there a minute later, beside the period before', async () => {
  const buyer = await createBuyerClient(shop)
  await placeOrder(shop, [{ variant: cement, qty: 10 }], buyer)
  shop.clock.advance(days(30))
  const first = await placeOrder(shop, [{ variant: cement, qty: 20 }], buyer)
  const second = await placeOrder(shop, [{ variant: cement, qty: 30 }], buyer)
  for (const path of ['/produk/semen-uji', '/produk/semen-uji', '/cart', '/checkout', '/faq'])
    await viewPage(path)
  for (const text of ['zzqq belum ada', 'ZZQQ  belum ada', 'wwyy tak ada'])
    await shop.asVisitor().catalogue.products({ query: { search: text } })
  const figures = await showAs('sales@contoh.id')
  const orders = await Promise.all([first, second].map(({ id }) => buyer.api.orders.header({ id })))
  const revenue = orders.reduce((sum, { totals }) => sum + Number(totals.total.amount), 0)
  assert.equal(figures.periods.length, 30)
  const { total, totalBefore } = figures
  assert.deepEqual(
    [total.orders, Number(total.revenue.amount), total.visits, total.productViews],
    [2, revenue, 5, 2],
  )
  assert.deepEqual([total.cartViews, total.checkoutViews, total.conversion], [1, 1, 100])
  assert.equal(totalBefore.orders, 1)
  assert.deepEqual(figures.periods.at(-1)!.figures, total)
  assert.deepEqual(figures.periods.at(-1)!.before, totalBefore)
  assert.deepEqual(figures.searches, [
    { text: 'zzqq belum ada', times: 2 },
    { text: 'wwyy tak ada', times: 1 },
  ])
  assert.equal(total.zeroResults, 3)
  const [goods] = figures.goods
  assert.deepEqual(
    [goods!.name.startsWith('Semen uji'), goods!.quantity, goods!.orders],
    [true, 50, 2],
  )

  // A cancelled order counts as cancelled and brings nothing; a reader within the minute sees the summary.
  await buyer.api.orderCancellation.cancel({ id: second.id, body: { reason: 'Salah pesan' } })
  assert.equal((await showAs('sales@contoh.id')).total.cancelled, 0)
  shop.clock.advance(minutes(2))
  const later = await showAs('finance@contoh.id')
  assert.deepEqual(
    [later.total.orders, later.total.cancelled, later.goods[0]!.quantity],
    [2, 1, 20],
  )
  shop.clock.advance(-minutes(2) - days(30))
})

test('GET /staff/figures: days, weeks and months are the sums of the same days', async () => {
  shop.clock.advance(days(30))
  const [byDay, byWeek, byMonth] = await Promise.all(
    (['day', 'week', 'month'] as const).map((span) => showAs('sales@contoh.id', { span })),
  )
  const sum = (figures: typeof byDay) =>
    figures!.periods.reduce((orders, period) => orders + period.figures.orders, 0)
  assert.equal(sum(byDay), byDay!.total.orders)
  assert.equal(sum(byWeek), 3)
  assert.equal(sum(byMonth), 3)
  assert.equal(byMonth!.periods.length, 12)
  const past = await showAs('sales@contoh.id', { span: 'day', until: today })
  assert.deepEqual([past.total.orders, past.shown.to], [1, today])
  shop.clock.advance(-days(30))
})

test('GET /staff/figures: a page view that is purged stays counted; the job fills what is missing', async () => {
  await shop.pool.query('truncate daily_figure, daily_goods')
  shop.clock.advance(days(30))
  await summarizeRecent(shop.deps)
  shop.clock.advance(days(135))
  await runNightly(shop.deps)
  await runRetention(shop.deps)
  const visits = await shop.db.selectFrom('visit').select('id').execute()
  assert.equal(visits.length, 0)
  const past = await showAs('sales@contoh.id', { until: addDays(today, 30) })
  assert.deepEqual([past.total.visits, past.total.orders], [5, 2])
  shop.clock.advance(-days(165))
})

test('GET /staff/figures: a bid counts when staff answer it, by how long it has waited', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const answer = async (id: string) =>
    answerNegotiation(await shop.asStaff('sales@contoh.id'), id, [49_000])
  const ids = []
  for (let index = 0; index < 2; index += 1)
    ids.push(await beginNegotiation(buyer, { [cement]: [100, 48_000] }))
  shop.clock.advance(minutes(30))
  await answer(ids[0]!)
  shop.clock.advance(minutes(60))
  await answer(ids[1]!)
  shop.clock.advance(minutes(2))
  const { total } = await showAs('sales@contoh.id')
  assert.deepEqual([total.answers, total.answerMinutes], [2, 60])
  shop.clock.advance(-minutes(92))
})

test('GET /staff/figures: what would take long is left to a job and said; a file waits for it', async () => {
  await shop.pool.query('truncate daily_figure, daily_goods')
  const past = shop.clock.now()
  shop.clock.advance(days(30))
  await shop.pool.query(
    `insert into visit (at, path, agent) select $1::timestamptz, '/faq', 'uji' from generate_series(1, 5000)`,
    [past],
  )
  const waiting = await showAs('sales@contoh.id')
  assert.ok(waiting.pendingDays > 0)
  // Every look asks for the same job, also while it runs.
  await shop.pool.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'uji' where key = 'daily_figures_missing'",
  )
  assert.equal((await showAs('sales@contoh.id')).pendingDays, waiting.pendingDays)
  const { rows: queued } = await shop.pool.query(
    "select key from graphile_worker.jobs where task_identifier = 'daily_figures_missing'",
  )
  assert.equal(queued.length, 1)
  await dailyFigureJobs['daily_figures_missing']!(shop.deps, {} as never)
  const ready = await showAs('sales@contoh.id')
  assert.equal(ready.pendingDays, 0)
  assert.ok(ready.totalBefore.visits + ready.total.visits >= 5000)

  await shop.pool.query('truncate daily_figure, daily_goods')
  const chunks: Uint8Array[] = []
  const file = await (
    await shop.asStaff('finance@contoh.id')
  ).staffFigures.exportFigures({ query: { table: 'periods', format: 'csv' } })
  for await (const chunk of file) chunks.push(chunk)
  assert.match(Buffer.concat(chunks).toString('utf8'), /;50\d\d;/)
  await shop.pool.query("delete from visit where path = '/faq' and at = $1", [past])
  await shop.pool.query('truncate daily_figure, daily_goods')
  shop.clock.advance(-days(30))
})

test('GET /staff/exports/figures: a row for each period, with those before', async () => {
  shop.clock.advance(days(30) + hours(1))
  const staff = await shop.asStaff('finance@contoh.id')
  const read = async (table: 'periods' | 'goods' | 'searches') => {
    const chunks: Uint8Array[] = []
    const query = { table, format: 'csv' } as const
    for await (const chunk of await staff.staffFigures.exportFigures({ query })) chunks.push(chunk)
    return Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/)
  }
  const periods = await read('periods')
  assert.equal(periods.length, 31)
  assert.match(periods.at(-1)!, new RegExp(`^${addDays(today, 30)};${addDays(today, 30)};2;1;`))
  assert.match((await read('goods'))[1]!, /Semen uji/)
  assert.equal((await read('searches'))[1], 'zzqq belum ada;2')
  shop.clock.advance(-days(30) - hours(1))
})

test('GET /staff/figures: who sees no money in the shop does not see it here', async () => {
  assert.equal((await expectRefusal(showAs('gudang@contoh.id'))).status, 403)
})
