import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { createStaff } from '#modules/people/staff/service/members.ts'
import { recordAuditEntry } from './service.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let ctx: StaffContext
before(async () => {
  shop = await openTestShop()
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
  ctx = {
    ...shop.deps,
    ...request,
    actor: staff,
    staff,
    visitor: { token: undefined, issue: () => '' },
    spendWork: () => {},
  }
})
after(() => shop.close())

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
  const subject = { thing: 'order', thingId: '17', thingName: 'SO/2026/11/000017' }
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
