import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createReporter } from '#platform/error-reports/reporter.ts'
import type { ReportPayload } from '#platform/error-reports/protocol.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'

const shop = await useTestShop()
const staff = await shop.asStaff()

const list = async (tab: 'faults' | 'refusals' | 'resolved', search?: string) => {
  await shop.deps.reports.flush()
  const query = { tab, page: 0, count: 20, ...(search ? { search } : {}) }
  return (await staff.staffErrors.list({ query })).results
}
const clear = async () => {
  await shop.deps.reports.flush()
  await shop.pool.query('truncate error_group cascade')
}

/** What a browser would send. */
function createPayload(message: string, context = '/cart'): ReportPayload {
  const sent: ReportPayload[] = []
  const reporter = createReporter({
    app: { version: 'v1', type: 'browser' },
    now: () => shop.clock.now(),
    findUser: () => ({ id: 'a-1', email: 'a@contoh.id' }),
    deliver: (payload) => void sent.push(payload),
  })
  reporter.leaveBreadcrumb('/produk', 'navigation')
  reporter.report(Object.assign(new TypeError(message), { stack: '' }), { context })
  return sent[0]!
}

test('every error answer but 401: is reported with its request, and without what it says of a person', async () => {
  await clear()
  const { token, accountId } = await createSignedInBuyer(shop.db)
  const buyer = shop.client({ token })
  await expectRefusal(buyer.cart.change({ id: '999999', body: { qty: 1 } as never }))
  const visitor = shop.asVisitor()
  await expectRefusal(visitor.customers.profile(), 401)
  await expectRefusal(
    visitor.identity.requestReset({ body: { email: 'bukan-alamat-warsito' } }),
    422,
  )
  const groups = await list('refusals')
  assert.deepEqual(groups.map(({ context }) => context).toSorted(), [
    'PATCH /cart/{id}',
    'POST /auth/request-reset-password',
  ])
  const change = groups.find(({ context }) => context.startsWith('PATCH'))!
  const { events } = await staff.staffErrors.show({ id: change.id })
  const [{ breadcrumbs, user }] = events as [(typeof events)[0]]
  assert.equal(user.id, accountId)
  assert.match(user.email!, /@/)
  assert.equal(breadcrumbs[0]!.name, 'PATCH /cart/{id}')
  assert.deepEqual(breadcrumbs[0]!.metaData['params'], { id: '999999' })
  assert.equal(
    (breadcrumbs[0]!.metaData['headers'] as Record<string, unknown>)['authorization'],
    '[REDACTED]',
  )
  const { rows } = await shop.pool.query('select event::text as text from error_event')
  const text = rows.map((row) => row.text).join()
  for (const secret of [token, 'bukan-alamat']) assert.ok(!text.includes(secret), secret)
})

test('a bug: is reported as a fault with its stack, each case of it in one group', async () => {
  await clear()
  await shop.pool.query('alter table category rename to category_away')
  for (const _ of [1, 2])
    assert.equal((await expectRefusal(shop.asVisitor().catalogue.categories())).status, 500)
  await shop.pool.query('alter table category_away rename to category')
  const [fault, ...others] = await list('faults')
  assert.deepEqual(others, [])
  assert.deepEqual([fault!.eventCount, fault!.source], [2, 'server'])
  const { events } = await staff.staffErrors.show({ id: fault!.id })
  assert.ok(events[0]!.exceptions[0]!.stack.length > 0)
})

test('POST /notify: stores what a browser reports, and redacts what it did not', async () => {
  await clear()
  const payload = createPayload('gagal')
  payload.events[0]!.breadcrumbs[0]!.metaData = { password: 'rahasia', nik: '3275012345678901' }
  await shop.asVisitor().errorReports.notify({ body: payload })
  await shop.asVisitor().errorReports.notify({ body: createPayload('lain', '/checkout') })
  assert.equal((await list('faults')).length, 2)
  const [found] = await list('faults', 'GAGAL')
  assert.deepEqual(
    [found!.source, found!.context, found!.errorClass],
    ['browser', '/cart', 'TypeError'],
  )
  const { events } = await staff.staffErrors.show({ id: found!.id })
  assert.deepEqual(events[0]!.user, { id: 'a-1', email: 'a@contoh.id' })
  assert.deepEqual(events[0]!.breadcrumbs[0]!.metaData, {
    password: '[REDACTED]',
    nik: '[REDACTED]',
  })
})

test('POST /notify: refuses a flood and what is no report; inventing faults fills no table', async () => {
  await clear()
  const nothing = shop.asVisitor().errorReports.notify({ body: { events: [] } })
  await expectRefusal(nothing, 422)
  shop.clock.advance(60_000)
  for (let sent = 0; sent < 30; sent += 1)
    await shop.asVisitor().errorReports.notify({ body: createPayload('gagal') })
  await expectRefusal(shop.asVisitor().errorReports.notify({ body: createPayload('gagal') }), 429)
  assert.deepEqual(
    (await list('faults')).map(({ eventCount }) => eventCount),
    [30],
  )
  for (let network = 0; network < 16; network += 1)
    for (let sent = 0; sent < 3; sent += 1) {
      const events = Array.from({ length: 10 }, (_, at) => {
        const name = String.fromCodePoint(97 + at, 97 + network, 97 + sent)
        return createPayload(name).events[0]!
      })
      await shop
        .client({ ipAddress: `10.0.${network}.1` })
        .errorReports.notify({ body: { ...createPayload('x'), events } })
      await shop.deps.reports.flush()
    }
  const { rows } = await shop.pool.query('select count(*)::int as size from error_group')
  assert.equal(rows[0].size, 300)
})

test('POST /staff/errors/{id}/resolve: is audited, and a fault that happens again is open again', async () => {
  await clear()
  shop.clock.advance(days(1))
  await shop.asVisitor().errorReports.notify({ body: createPayload('gagal') })
  const [{ id }] = (await list('faults')) as unknown as [{ id: string }]
  await staff.staffErrors.resolve({ id })
  assert.deepEqual([(await list('faults')).length, (await list('resolved')).length], [0, 1])
  const { results } = await staff.audit.list({ query: { page: 0, count: 1 } })
  assert.equal(results[0]!.action, 'Tandai galat selesai')
  await staff.staffErrors.reopen({ id })
  await staff.staffErrors.resolve({ id })
  await shop.asVisitor().errorReports.notify({ body: createPayload('gagal') })
  assert.equal((await list('faults'))[0]!.eventCount, 2)
  await expectRefusal(
    (await shop.asStaff('sales@contoh.id')).staffErrors.list({ query: {} as never }),
    403,
  )
})

test('runNightly: events are deleted after 30 days, and faults that stay away after 90', async () => {
  await clear()
  await shop.asVisitor().errorReports.notify({ body: createPayload('gagal') })
  await shop.deps.reports.flush()
  shop.clock.advance(days(31))
  await runNightly(shop.deps)
  const [group] = await list('faults')
  assert.deepEqual((await staff.staffErrors.show({ id: group!.id })).events, [])
  shop.clock.advance(days(60))
  await runNightly(shop.deps)
  assert.deepEqual(await list('faults'), [])
})
