import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { jobs } from '#modules/jobs.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { deliverOrder, requestReturn } from '#tests/support/finance/returns.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const setup = await setUpStaffOrders()
const { shop, cement, finance } = setup

/** Runs the jobs that tell staff of tasks and are due, as the worker does. */
async function runTaskEmails() {
  const { rows } = await shop.pool.query<{ payload: { kind: string } }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
     where task.id = job.task_id and task.identifier = 'staff_tasks.email' and job.run_at <= greatest($1, now())
     returning job.payload`,
    [shop.clock.now()],
  )
  for (const { payload } of rows) await jobs['staff_tasks.email']!(shop.deps, payload as never)
}
const listMails = async (template: string) =>
  (await shop.db.selectFrom('message').selectAll().where('template', '=', template).execute()).map(
    ({ recipient, subject, body_text: text, link }) => ({ recipient, subject, text, link }),
  )
const proofMails = () => listMails('invoice.proof_waiting')

async function sendProof() {
  const order = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  await order.api.payments.sendProof({
    id: order.invoiceId,
    form: {},
    files: { file: makeProofImage() },
  })
  return order
}

test('staff_tasks.email: finance hears of a proof of transfer, and where to look at it', async () => {
  const { id, number } = await sendProof()
  await runTaskEmails()
  const [mail, ...others] = await proofMails()
  assert.deepEqual(others, [])
  assert.equal(mail!.recipient, 'finance@contoh.id')
  assert.equal(mail!.subject, `${number}: bukti transfer menunggu`)
  assert.equal(mail!.link, `http://localhost:3000/backoffice/pesanan/${id}`)
  assert.doesNotMatch(mail!.text, /Warsito/)
})

test('staff_tasks.email: sales hear of a return, once they have chosen to again', async () => {
  const admin = await shop.asStaff()
  const { staffSettings } = admin
  const seen = (await staffSettings.show()).taskEmails
  const kinds = seen.kinds.filter((kind) => kind !== 'return')
  await staffSettings.changeTaskEmails({ body: { kinds, seen } })
  const order = await deliverOrder(setup, [{ variant: cement, qty: 20 }], 20)
  await requestReturn(order, 2)
  await runTaskEmails()
  assert.deepEqual(await listMails('return.waiting'), [])
  await staffSettings.changeTaskEmails({ body: { kinds: seen.kinds, seen: { kinds } } })
  shop.clock.advance(minutes(5))
  const { number } = await requestReturn(order, 1)
  await runTaskEmails()
  const mails = await listMails('return.waiting')
  assert.deepEqual(
    mails.map(({ recipient }) => recipient),
    ['sales@contoh.id'],
  )
  assert.ok(mails[0]!.text.includes(number))
})

test('staff_tasks.email: what arrives within a quarter of an hour makes one more e-mail at its end', async () => {
  const before = await proofMails()
  shop.clock.advance(minutes(2))
  const orders = [await sendProof(), await sendProof(), await sendProof()]
  await runTaskEmails()
  assert.equal((await proofMails()).length, before.length)
  const { rows } = await shop.pool.query(
    `select key from graphile_worker.jobs where key = 'staff_tasks.email payment-proof'`,
  )
  assert.equal(rows.length, 1)
  // One of them is settled meanwhile.
  const { toSend } = await orders[0]!.api.invoices.header({ id: orders[0]!.invoiceId })
  await finance.staffPayments.confirmPayment({ id: orders[0]!.id, body: { received: toSend } })
  shop.clock.advance(minutes(13))
  await runTaskEmails()
  const mails = await proofMails()
  assert.equal(mails.length, before.length + 1)
  const mail = mails.find(({ subject }) => subject === '2 bukti transfer menunggu')!
  assert.ok(!mail.text.includes(orders[0]!.number))
  for (const { number } of orders.slice(1)) assert.ok(mail.text.includes(number), mail.text)
  assert.equal(mail.link, 'http://localhost:3000/backoffice?kind=payment-proof')
  shop.clock.advance(minutes(20))
  await runTaskEmails()
  assert.equal((await proofMails()).length, mails.length)
})
