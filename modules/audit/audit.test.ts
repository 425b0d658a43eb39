import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallFailed } from '#platform/contract/failure.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { createStaff } from '#modules/staff/service.ts'
import { record } from './service.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let ctx: StaffContext
before(async () => {
  shop = await testShop()
  const password = 'batu kali di halaman'
  const staffId = (await createStaff(shop.tools, {
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
  const asked = { requestId: 'r-1', address: '127.0.0.1', agent: 'test', token: undefined }
  ctx = {
    ...shop.tools,
    ...asked,
    actor: staff,
    staff,
    visitor: { token: undefined, issue: () => '' },
  }
})
after(() => shop.close())

const change = (thingName: string) => ({
  action: 'Batalkan pesanan',
  thing: 'order',
  thingId: '17',
  thingName,
  before: { status: 'awaiting_payment' },
  after: { status: 'cancelled', lines: [1, 2] },
})

test('a change is kept with who made it, when, and what was before and after', async () => {
  await record(ctx, change('SO/2026/11/000017'))
  const { results, total } = await (await shop.staff()).audit.list({ query: { search: '000017' } })
  const [{ id, at, ...entry }] = results as [(typeof results)[number]]
  assert.equal(total, 1)
  assert.ok(id && at)
  assert.deepEqual(entry, { staff: 'Sari Dewi', ...change('SO/2026/11/000017') })
})

test('a change that was undone is not in the log', async () => {
  const undone = inTransaction(shop.db, async (tx) => {
    await record({ ...ctx, db: tx }, change('SO/2026/11/000018'))
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.equal((await (await shop.staff()).audit.list({ query: { search: '000018' } })).total, 0)
})

test('the newest change comes first, and the log is searched by any of its words', async () => {
  for (const name of ['SO/2026/11/000021', 'SO/2026/11/000022']) await record(ctx, change(name))
  const admin = await shop.staff()
  const names = async (search: string) =>
    (await admin.audit.list({ query: { search, count: 2 } })).results.map(
      (entry) => entry.thingName,
    )
  assert.deepEqual(await names('sari'), ['SO/2026/11/000022', 'SO/2026/11/000021'])
  assert.deepEqual(await names('BATALKAN'), ['SO/2026/11/000022', 'SO/2026/11/000021'])
  assert.deepEqual(await names('%'), [])
})

test('the log is for the role that may see it', async () => {
  const statusFor = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (thrown: CallFailed) => thrown.status,
    )
  assert.equal(
    await statusFor(
      (await shop.staff('sari@contoh.id', 'batu kali di halaman')).audit.list({ query: {} }),
    ),
    403,
  )
  assert.equal(await statusFor((await shop.as()).audit.list({ query: {} })), 401)
  assert.equal(await statusFor(shop.visitor().audit.list({ query: {} })), 401)
})
