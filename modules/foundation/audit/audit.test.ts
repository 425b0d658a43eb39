import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLanes } from '#platform/http/lanes.ts'
import type { CallError } from '#platform/contract/call-error.ts'
import { inTransaction } from '#platform/database/database.ts'
import { createStaff } from '#modules/people/staff/service/members.ts'
import { recordAuditEntry } from './service.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const password = 'batu kali di halaman'
const staffId = (await createStaff(shop.deps, {
  name: 'Sari Dewi',
  email: 'sari@contoh.id',
  password,
  roles: ['sales'],
}))!
const staff = {
  kind: 'staff' as const,
  sessionId: '',
  staffId,
  name: 'Sari Dewi',
  email: 'sari@contoh.id',
  roles: ['sales' as const],
}
const request = { requestId: 'r-1', ipAddress: '127.0.0.1', userAgent: 'test', token: undefined }
const ctx = {
  ...shop.deps,
  ...request,
  actor: staff,
  staff,
  visitor: { token: undefined, issue: () => '' },
  spendWork: () => {},
  lanes: createLanes({ width: 1, maxWaitMs: 0 }),
}

const sampleChange = (entityLabel: string) => ({
  action: 'Batalkan pesanan',
  entityType: 'order',
  entityId: '17',
  entityLabel,
  before: { status: 'awaiting_payment' },
  after: { status: 'cancelled', lines: [1, 2] },
})

test('recordAuditEntry: GET /staff/audit lists who changed what, when, with the values before and after', async () => {
  await recordAuditEntry(ctx, sampleChange('SO/2026/11/000017'))
  const { results, total } = await (
    await shop.asStaff()
  ).audit.list({ query: { search: '000017' } })
  const [{ id, at, ...entry }] = results as [(typeof results)[number]]
  assert.equal(total, 1)
  assert.ok(id && at)
  const { action, before, after } = sampleChange('SO/2026/11/000017')
  const subject = { thing: 'order', thingId: '17', thingName: 'SO/2026/11/000017', names: {} }
  assert.deepEqual(entry, { staff: 'Sari Dewi', action, ...subject, before, after })
})

test('recordAuditEntry: a rolled back change is not in the log', async () => {
  const rolledBack = inTransaction(shop.db, async (tx) => {
    await recordAuditEntry({ ...ctx, db: tx }, sampleChange('SO/2026/11/000018'))
    throw new Error('rolled back')
  })
  await assert.rejects(rolledBack, /rolled back/)
  assert.equal((await (await shop.asStaff()).audit.list({ query: { search: '000018' } })).total, 0)
})

test('GET /staff/audit: newest first, searchable by staff, action and entity', async () => {
  for (const name of ['SO/2026/11/000021', 'SO/2026/11/000022'])
    await recordAuditEntry(ctx, sampleChange(name))
  const admin = await shop.asStaff()
  const names = async (search: string) =>
    (await admin.audit.list({ query: { search, count: 2 } })).results.map(
      (entry) => entry.thingName,
    )
  assert.deepEqual(await names('sari'), ['SO/2026/11/000022', 'SO/2026/11/000021'])
  assert.deepEqual(await names('BATALKAN'), ['SO/2026/11/000022', 'SO/2026/11/000021'])
  assert.deepEqual(await names('%'), [])
})

test('GET /staff/audit: only for the role admin', async () => {
  const statusFor = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (thrown: CallError) => thrown.status,
    )
  assert.equal(
    await statusFor(
      (await shop.asStaff('sari@contoh.id', 'batu kali di halaman')).audit.list({ query: {} }),
    ),
    403,
  )
  assert.equal(await statusFor((await shop.asBuyer()).audit.list({ query: {} })), 401)
  assert.equal(await statusFor(shop.asVisitor().audit.list({ query: {} })), 401)
})

test('GET /staff/audit: filters by days in Jakarta, entity and person, and names the choices', async () => {
  shop.clock.advance(Date.parse('2026-12-03T23:59:00+07:00') - shop.clock.now().getTime())
  const admin = await shop.asStaff()
  await recordAuditEntry(ctx, { ...sampleChange('Merek A'), entityType: 'brand', entityId: '1' })
  shop.clock.advance(120_000)
  await recordAuditEntry(ctx, { ...sampleChange('Merek B'), entityType: 'brand', entityId: '2' })
  const names = async (query: NonNullable<Parameters<typeof admin.audit.list>[0]>['query']) =>
    (await admin.audit.list({ query: { thing: 'brand', ...query } })).results.map(
      ({ thingName }) => thingName,
    )
  assert.deepEqual(await names({}), ['Merek B', 'Merek A'])
  assert.deepEqual(await names({ from: '2026-12-04' }), ['Merek B'])
  assert.deepEqual(await names({ to: '2026-12-03' }), ['Merek A'])
  assert.deepEqual(await names({ from: '2026-12-03', to: '2026-12-03', search: 'merek' }), [
    'Merek A',
  ])
  assert.deepEqual(await names({ thing: 'akun' }), [])
  const { people, things } = await admin.audit.choices()
  const sari = people.find(({ name }) => name === 'Sari Dewi')!
  assert.deepEqual(await names({ staffId: sari.id }), ['Merek B', 'Merek A'])
  const nobody = '00000000-0000-4000-8000-000000000000'
  assert.deepEqual(await names({ staffId: nobody }), [])
  assert.ok(['brand', 'order'].every((thing) => things.includes(thing)))
  assert.equal(new Set(things).size, things.length)
  for (const query of [{ from: '2026-02-31' }, { to: 'kemarin' }, { staffId: 'sari' }])
    await assert.rejects(names(query), { status: 422 })
})

test('GET /staff/audit: names the records that values hold by id', async () => {
  const admin = await shop.asStaff()
  const { id, name } = await shop.db
    .selectFrom('brand')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await recordAuditEntry(ctx, {
    ...sampleChange('Triplek Uji Nama'),
    before: { brandId: id },
    after: { brandId: 999_999 },
  })
  const { results } = await admin.audit.list({ query: { search: 'Triplek Uji Nama' } })
  assert.deepEqual(results[0]!.names, { brandId: { [id]: name } })
})
