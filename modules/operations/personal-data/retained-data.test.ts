import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { jobs } from '#modules/jobs.ts'
import { runNightly } from '#modules/operations/nightly/jobs.ts'
import { countAccountRows, findInDatabase } from '#tests/support/database/find-in-database.ts'
import { createFullAccount } from '#tests/support/accounts/full-account.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

/** Tables whose rows of a closed account are retained by law (decision 19). */
const retainedTables = [
  'account_event',
  'credit_application',
  'credit_note',
  'invoice',
  'negotiation',
  'order_approval',
  'order_return',
  'payment_bundle',
  'refund',
  'sales_order',
  'stored_file.owner_id',
  'upo',
]

/** Columns that may contain a closed account's phone number: copies in retained documents. */
const columnsWithPhone = ['kyc_submission.answers', 'sales_order.ship_to', 'upo.address']
const columnsWithName = [
  // What staff did: for which company, handed over to whom.
  'audit_entry.after',
  'audit_entry.thing_name',
  'company.name',
  'credit_event.actor_name',
  'delivery_order.received_by',
  'invoice.proof_note',
  'invoice_event.actor_name',
  'invoice_event.note',
  'invoice_tax.buyer_name',
  'kyc_event.actor_name',
  'kyc_submission.answers',
  // E-mails to others whom the account invited or answered belong to them.
  'message.body_html',
  'message.body_text',
  'message.subject',
  'order_return_event.actor_name',
  'order_summary.search',
  'sales_order.buyer_name',
  'sales_order.recipient',
  'sales_order.ship_to',
  'sales_order_event.actor_name',
  'sales_order_event.note',
  'upo.address',
  'upo_event.actor_name',
]

test('POST /customer/my/close: afterwards only the listed documents contain the address or phone number', async () => {
  const account = await createFullAccount(shop)
  const number = account.phone.slice(3)
  const before = await findInDatabase(shop.db, account.email)
  for (const place of ['account.email', 'message.recipient']) assert.ok(before.includes(place))
  assert.ok((await findInDatabase(shop.db, number)).includes('material_request.phone'))

  await account.api.personalData.close({ body: { password: account.password } })

  assert.deepEqual(await findInDatabase(shop.db, number), columnsWithPhone)
  assert.deepEqual(await findInDatabase(shop.db, account.name), columnsWithName)
  // The confirming e-mail is the last record of the address, for thirty days.
  assert.deepEqual(await findInDatabase(shop.db, account.email), ['message.recipient'])
  shop.clock.advance(days(31))
  await runNightly(shop.deps)
  assert.deepEqual(await findInDatabase(shop.db, account.email), [])

  const rows = await countAccountRows(shop.db, account.accountId)
  const left = Object.keys(rows).filter((table) => rows[table]! > 0)
  assert.deepEqual(left.toSorted(), retainedTables)
})

test('POST /customer/my/close: staff can still read the retained order, buyer and payment proof', async () => {
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
  assert.equal((await admin.staffPayments.proof({ id })).size > 0, true)
  const { results } = await admin.staffVerification.queue({
    query: { status: 'approved', search: name },
  })
  const attempt = await admin.staffVerification.show({ id: results[0]!.id })
  assert.equal(attempt.account.id, accountId)
  const documentId = attempt.documents[0]!.id
  await admin.staffVerification.document({ id: attempt.id, documentId })
})

test('POST /customer/my/close: temporary uploads are deleted from the disk', async () => {
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
  await assert.rejects(shop.deps.files.get(place), { name: 'MissingFileError' })
})

/** Runs the pending jobs of a name twice, since they have to be idempotent. */
async function runJobs(name: string): Promise<void> {
  const { rows } = await shop.pool.query(
    `select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [name],
  )
  assert.ok(rows.length > 0, name)
  for (const { payload } of [...rows, ...rows]) await jobs[name]!(shop.deps, payload as never)
}
