import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import { jobs } from '#modules/jobs.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { countAccountRows, findInDatabase } from '#tests/support/find-in-database.ts'
import { createFullAccount } from '#tests/support/full-account.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop?.close())

/** Tables whose rows stay for a closed account: the law asks for them (decision 19). */
const retainedTables = [
  'account_event',
  'invoice',
  'order_approval',
  'sales_order',
  'stored_file.owner_id',
  'upo',
]

/** Columns that may still hold what an account was known by: the papers' own snapshots. */
const columnsWithPhone = ['kyc_submission.answers', 'sales_order.ship_to', 'upo.address']
const columnsWithName = [
  // What staff did at the desk: for which company, into whose hands.
  'audit_entry.after',
  'audit_entry.thing_name',
  'company.name',
  'delivery_order.received_by',
  'invoice.proof_note',
  'invoice_event.actor_name',
  'invoice_event.note',
  'kyc_event.actor_name',
  'kyc_submission.answers',
  // Letters to others, whom the account invited or answered: they are the others' own.
  'message.body_html',
  'message.body_text',
  'message.subject',
  'sales_order.buyer_name',
  'sales_order.recipient',
  'sales_order.ship_to',
  'sales_order_event.actor_name',
  'sales_order_event.note',
  'upo.address',
  'upo_event.actor_name',
]

test('after closing nothing knows the address or the number but the papers that are named', async () => {
  const account = await createFullAccount(shop)
  const number = account.phone.slice(3)
  const before = await findInDatabase(shop.db, account.email)
  for (const place of ['account.email', 'message.recipient']) assert.ok(before.includes(place))
  assert.ok((await findInDatabase(shop.db, number)).includes('material_request.phone'))

  await account.api.personalData.close({ body: { password: account.password } })

  assert.deepEqual(await findInDatabase(shop.db, number), columnsWithPhone)
  assert.deepEqual(await findInDatabase(shop.db, account.name), columnsWithName)
  // The letter that confirms it is the last thing that knows the address, for thirty days.
  assert.deepEqual(await findInDatabase(shop.db, account.email), ['message.recipient'])
  shop.clock.advance(days(31))
  await runNightly(shop.deps)
  assert.deepEqual(await findInDatabase(shop.db, account.email), [])

  const rows = await countAccountRows(shop.db, account.accountId)
  const left = Object.keys(rows).filter((table) => rows[table]! > 0)
  assert.deepEqual(left.toSorted(), retainedTables)
})

test('what the law asks for stays as it was: the desk still reads order, buyer and proof', async () => {
  const { api, password, name, accountId } = await createFullAccount(shop)
  const orders = (await api.orders.list()).results
  const { id } = orders.find(({ status }) => status === 'delivered')!
  const admin = await shop.asStaff()
  const before = await admin.staffOrders.show({ id })
  await api.personalData.close({ body: { password } })
  const after = await admin.staffOrders.show({ id })
  assert.deepEqual(
    { ...after, buyer: undefined, stock: undefined },
    { ...before, buyer: undefined, stock: undefined },
  )
  assert.deepEqual(after.buyer, { ...before.buyer, name, email: '', phone: '' })
  const { results: accounts } = await admin.staffAccounts.list({ query: { status: 'closed' } })
  assert.ok(accounts.some((row) => row.id === accountId && row.email === ''))
  assert.equal((await admin.staffAccounts.show({ id: accountId })).events.at(-1)!.status, 'closed')
  const { results: done } = await admin.audit.list({ query: { search: accountId } })
  assert.deepEqual(
    done.map((entry) => [entry.action, entry.thingName]),
    [['Keluarkan dari semua peranti', 'Akun ditutup']],
  )
  assert.equal((await admin.staffPayments.proof({ id })).length > 0, true)
  const { results } = await admin.staffVerification.queue({
    query: { status: 'approved', search: name },
  })
  const attempt = await admin.staffVerification.show({ id: results[0]!.id })
  assert.equal(attempt.account.id, accountId)
  const documentId = attempt.documents[0]!.id
  await admin.staffVerification.document({ id: attempt.id, documentId })
})

test('files that no form took up go from the disk too', async () => {
  const { api, password, accountId } = await createFullAccount(shop)
  const { place } = await shop.db
    .selectFrom('stored_file')
    .select('place')
    .where('owner_id', '=', accountId)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  await shop.deps.files.get(place)
  await api.personalData.close({ body: { password } })
  await runJobs('files.erase')
  await assert.rejects(shop.deps.files.get(place), { code: 'ENOENT' })
})

/** Does the jobs of a name that wait, twice: once more changes nothing. */
async function runJobs(name: string): Promise<void> {
  const { rows } = await shop.pool.query(
    `select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [name],
  )
  assert.ok(rows.length > 0, name)
  for (const { payload } of [...rows, ...rows]) await jobs[name]!(shop.deps, payload as never)
}
