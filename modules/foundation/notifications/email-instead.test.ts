import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { buildSignedReport } from '#platform/messaging/whatsapp-stand-in.ts'
import type { ReportedStatus } from '#platform/messaging/whatsapp-reports.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { startServedShop } from '#tests/support/served-shop.ts'
import { verifyPhone } from '#tests/support/accounts/whatsapp.ts'
import { erase } from './personal-data.ts'
import { deliverMessage } from './service/delivery.ts'
import { queueCode, queueEmail } from './service.ts'

const webhook = { appSecret: 'rahasia-aplikasi-uji', verifyToken: 'token-verifikasi-uji' }
const shop = await closeAfterTests(
  startServedShop(
    {},
    {
      variables: {
        ROLE: 'api',
        WHATSAPP_APP_SECRET: webhook.appSecret,
        WHATSAPP_VERIFY_TOKEN: webhook.verifyToken,
      },
    },
  ),
)
const admin = await shop.asStaff()

/** A buyer with a verified number, who gets messages about deliveries by WhatsApp, and by e-mail as given. */
async function createReader(phone: string, mail: 'delivery'[] = []) {
  const buyer = await createBuyerClient(shop)
  await verifyPhone(buyer.api, phone)
  const { email } = await buyer.api.notificationPreferences.save({
    body: { mail, whatsapp: ['delivery'] },
  })
  return { ...buyer, email, phone }
}

/** Tells a reader that a delivery has departed. Returns the message by WhatsApp, once it is sent or given up. */
async function tellOfDeparture({ email, phone }: { email: string; phone: string }) {
  await queueEmail(shop.deps, {
    template: 'order.departed',
    recipient: email,
    subject: 'Kiriman SJ/1 berangkat',
    paragraphs: ['Truk sudah berangkat ke alamat Anda.'],
    link: { label: 'Lihat pesanan', path: '/profile/daftar-transaksi' },
    whatsapp: {
      values: ['Ani', 'SJ/1', 'SO/1', 'B 9001 TE', 'Pak Asep', 'https://contoh.id/lacak?kode=x'],
    },
  })
  return waitForMessage(
    `recipient = $1 and template = 'order.departed' and (sent_at is not null or gave_up_at is not null)`,
    phone,
  )
}

async function waitForMessage(condition: string, value: string) {
  for (;;) {
    const { rows } = await shop.pool.query<{
      id: string
      whatsapp_id: string | null
      recipient: string
      body_text: string
      link: string
    }>(`select * from message where ${condition} order by created_at desc`, [value])
    if (rows[0]) return rows[0]
    await setTimeout(POLL_INTERVAL_MS)
  }
}
const POLL_INTERVAL_MS = 20

/** Posts a report at the shop's door, as WhatsApp does. */
async function report(whatsappId: string, status: ReportedStatus): Promise<number> {
  const { signature, body } = buildSignedReport(
    { whatsappId, status, at: shop.clock.now() },
    webhook,
  )
  const response = await fetch(`${shop.origin}/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  })
  await response.text()
  return response.status
}

const countMail = async (email: string): Promise<number> =>
  (
    await shop.pool.query(
      `select from message where recipient = $1 and channel = 'mail' and template = 'order.departed'`,
      [email],
    )
  ).rows.length

test('POST /webhooks/whatsapp: a failure that is reported ten times at once sends one e-mail of the same event', async () => {
  const reader = await createReader('+6281290080011')
  const { id, whatsapp_id: whatsappId } = await tellOfDeparture(reader)
  assert.equal(await countMail(reader.email), 0)
  await Promise.all(Array.from({ length: 10 }, () => report(whatsappId!, 'failed')))
  const mail = await waitForMessage('instead_of = $1 and sent_at is not null', id)
  assert.equal(mail.recipient, reader.email)
  assert.match(mail.body_text, /Truk sudah berangkat ke alamat Anda\./)
  assert.ok(mail.link.endsWith('/profile/daftar-transaksi'))
  assert.equal(await countMail(reader.email), 1)
  const shown = await admin.staffNotifications.message({ id })
  assert.deepEqual([shown.wasMailedInstead, shown.gaveUpAt !== null], [true, true])
})

test('POST /staff/outbox/{id}/send-again: a message that fails again sends no second e-mail', async () => {
  const reader = await createReader('+6281290080012')
  const { id, whatsapp_id: first } = await tellOfDeparture(reader)
  await report(first!, 'failed')
  await waitForMessage('instead_of = $1 and sent_at is not null', id)
  await admin.staffNotifications.sendAgain({ id })
  const { whatsapp_id: second } = await waitForMessage('id = $1 and sent_at is not null', id)
  await report(second!, 'failed')
  assert.ok((await admin.staffNotifications.message({ id })).gaveUpAt)
  assert.equal(await countMail(reader.email), 1)
})

test('deliverMessage: what WhatsApp refuses for good is sent by e-mail, once however often the job runs', async () => {
  const reader = await createReader('+6281290080013')
  const { send } = shop.deps.whatsapp
  shop.deps.whatsapp.send = (message) =>
    send({ ...message, to: message.to === reader.phone ? '+6281290000000' : message.to })
  const { id } = await tellOfDeparture(reader)
  await Promise.all(Array.from({ length: 5 }, () => deliverMessage(shop.deps, { messageId: id })))
  await waitForMessage('instead_of = $1 and sent_at is not null', id)
  assert.equal(await countMail(reader.email), 1)
  shop.deps.whatsapp.send = send
})

test('POST /webhooks/whatsapp: who was sent the e-mail anyway gets no second one, and a code none at all', async () => {
  const reader = await createReader('+6281290080014', ['delivery'])
  const { whatsapp_id: whatsappId } = await tellOfDeparture(reader)
  assert.equal(await countMail(reader.email), 1)
  assert.equal(await report(whatsappId!, 'failed'), 200)
  assert.equal(await countMail(reader.email), 1)
  await queueCode(shop.deps, '123456', '+6281290080999')
  const code = await waitForMessage(
    'recipient = $1 and sent_at is not null and whatsapp_id is not null',
    '+6281290080999',
  )
  await report(code.whatsapp_id!, 'failed')
  const { rows } = await shop.pool.query('select from message where instead_of = $1', [code.id])
  assert.deepEqual(rows, [])
})

test('POST /webhooks/whatsapp: a report that breaks off before the e-mail is written is as if it had not come', async () => {
  const reader = await createReader('+6281290080015')
  const { id, whatsapp_id: whatsappId } = await tellOfDeparture(reader)
  await shop.pool.query(
    `alter table message add constraint broken check (instead_of is distinct from '${id}')`,
  )
  assert.equal(await report(whatsappId!, 'failed'), 500)
  const shown = await admin.staffNotifications.message({ id })
  assert.deepEqual([shown.gaveUpAt, shown.wasMailedInstead], [null, false])
  await shop.pool.query('alter table message drop constraint broken')
  assert.equal(await report(whatsappId!, 'failed'), 200)
  await waitForMessage('instead_of = $1 and sent_at is not null', id)
  assert.equal(await countMail(reader.email), 1)
})

test('POST /webhooks/whatsapp: a report that comes before the id of its message is stored counts later', async () => {
  const reader = await createReader('+6281290080016')
  const { id, whatsapp_id: whatsappId } = await tellOfDeparture(reader)
  await shop.pool.query('update message set whatsapp_id = null where id = $1', [id])
  await report(whatsappId!, 'failed')
  await shop.pool.query('update message set whatsapp_id = $2 where id = $1', [id, whatsappId])
  await shop.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now())
     from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = 'notifications.late_reports'`,
  )
  await waitForMessage('instead_of = $1 and sent_at is not null', id)
  assert.equal(await countMail(reader.email), 1)
})

test('POST /staff/outbox/{id}/report: staff let the stand-in report, which never goes back', async () => {
  const reader = await createReader('+6281290080017')
  const { id } = await tellOfDeparture(reader)
  const look = () => admin.staffNotifications.message({ id })
  const say = (status: ReportedStatus) => admin.staffNotifications.report({ id, body: { status } })
  assert.deepEqual((await look()).possibleReports, ['delivered', 'read', 'failed'])
  await say('delivered')
  assert.deepEqual((await look()).possibleReports, ['read'])
  await expectRefusal(say('failed'), 409, 'outbox.state')
  await say('read')
  const { readAt, possibleReports } = await look()
  assert.ok(readAt)
  assert.deepEqual(possibleReports, [])
  const { results } = await admin.audit.list({ query: { search: id } })
  assert.equal(results.filter(({ action }) => action === 'Kabar dari simulator WhatsApp').length, 2)
  await expectRefusal(say('delivered'), 409, 'outbox.state')
  const { standIn } = shop.deps.whatsapp
  delete shop.deps.whatsapp.standIn
  await expectRefusal(say('read'), 404, 'not_found')
  shop.deps.whatsapp.standIn = standIn!
})

test('the stand-in for WhatsApp reports by itself: delivered, or failed to a number that ends in 9999', async () => {
  const failing = await createReader('+6281290089999')
  const { id } = await tellOfDeparture(failing)
  await waitForMessage('instead_of = $1 and sent_at is not null', id)
  assert.match((await admin.staffNotifications.message({ id })).failure!, /131026/)
  const reader = await createReader('+6281290080018')
  const taken = await tellOfDeparture(reader)
  await shop.pool.query(
    `select graphile_worker.reschedule_jobs(array[job.id], run_at => now())
     from graphile_worker._private_jobs as job where job.payload ->> 'whatsappId' = $1`,
    [taken.whatsapp_id],
  )
  await waitForMessage('id = $1 and delivered_at is not null', taken.id)
})

test('erase: what was sent by WhatsApp goes with the e-mail that it carries', async () => {
  const reader = await createReader('+6281290080019')
  const { id } = await tellOfDeparture(reader)
  await reader.api.customers.changeProfile({ body: { phone: '+6281290080020' } })
  await erase(shop.deps, reader.accountId)
  const { rows } = await shop.pool.query('select from message where id = $1', [id])
  assert.deepEqual(rows, [])
})
