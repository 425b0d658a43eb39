import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { CallError } from '#platform/contract/call-error.ts'
import { inTransaction } from '#platform/database/database.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { outboxOnlyTransport, type OutgoingMail } from '#platform/messaging/mail-transport.ts'
import { notificationJobs } from './jobs.ts'
import { deliverMessage } from './service/delivery.ts'
import { listDemoMail, queueEmail } from './service.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
afterEach(() => void (shop.deps.mail = outboxOnlyTransport))

const sampleEmail = (recipient: string, subject = 'Pesanan Anda dikirim') => ({
  template: 'orders.shipped',
  recipient,
  subject,
  paragraphs: ['Halo, pesanan Anda dalam perjalanan.'],
  facts: [['Nomor', 'SO/2026/11/000001']] as const,
  link: { label: 'Lihat pesanan', path: '/profile/transaksi?id=1' },
})
const failure = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => assert.fail('expected a refusal'),
    (thrown: CallError) => thrown,
  )

test('GET /staff/outbox, /staff/outbox/{id}: staff find a message and see its content', async () => {
  const staff = await shop.asStaff()
  const id = await queueEmail(shop.deps, sampleEmail('Ani@contoh.id'))
  const { results, total, totalIsExact } = await staff.staffNotifications.outbox({
    query: { search: 'ani@contoh' },
  })
  assert.deepEqual([results.map((row) => row.id), total, totalIsExact], [[id], 1, true])
  const message = await staff.staffNotifications.message({ id })
  assert.equal(message.recipient, 'ani@contoh.id')
  assert.equal(message.link, 'http://localhost:3000/profile/transaksi?id=1')
  for (const form of [message.text, message.html])
    for (const part of [
      'pesanan Anda dalam perjalanan',
      'SO/2026/11/000001',
      'Lihat pesanan',
      'Pondasi',
      message.link,
    ])
      assert.ok(form.includes(part), part)
})

const passwordLinkEmail = (recipient: string) => ({
  ...sampleEmail(recipient, 'Atur ulang kata sandi'),
  template: 'staff.reset',
  link: { label: 'Pilih kata sandi', path: '/backoffice/sandi?token=kunci-rahasia&dari=surat' },
})

test('GET /staff/outbox/{id}: masks links that sign somebody in for everyone, and audits each reading', async () => {
  const admin = await shop.asStaff()
  const id = await queueEmail(shop.deps, passwordLinkEmail('admin-lain@contoh.id'))
  const { text, html, link, isMasked } = await admin.staffNotifications.message({ id })
  assert.deepEqual([link?.split('?')[1], isMasked], ['token=••••••&dari=surat', true])
  assert.match(text, /\/backoffice\/sandi\?token=••••••/)
  assert.ok(!`${text}${html}`.includes('kunci-rahasia'))
  const log = await admin.audit.list({ query: { search: id } })
  assert.deepEqual(
    log.results.map(({ action, thingName }) => [action, thingName]),
    [['Baca surat', 'Kata sandi staf']],
  )
})

test('GET /staff/outbox/{id}: no link of a real reset, activation, verification or invitation is readable', async () => {
  const to = 'bisnis@contoh.id'
  const admin = await shop.asStaff()
  const owner = await shop.asBuyer(to)
  await shop.asVisitor().identity.requestReset({ body: { email: to } })
  await owner.customers.sendVerification()
  await owner.companyMembers.invite({
    body: { email: 'baru-diundang@contoh.id', role: 'purchaser' },
  })
  await shop.asVisitor().identity.register({
    body: {
      name: 'Ani',
      email: 'ani@contoh.id',
      phone: '081290417735',
      password: 'rumah-joglo-77',
    },
  })
  const templates = [
    'identity.reset',
    'identity.mail_proof',
    'company.invite',
    'identity.activation',
  ]
  for (const template of templates) {
    const stored = await shop.db
      .selectFrom('message')
      .selectAll()
      .where('template', '=', template)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const secret = [...new URL(stored.link!).searchParams.values()][0]!
    assert.ok(stored.body_html.includes(secret), template)
    const read = await admin.staffNotifications.message({ id: stored.id })
    assert.ok(!JSON.stringify(read).includes(secret), template)
  }
})

test('GET /staff/outbox: 401 for visitors and buyers', async () => {
  assert.equal(
    (await failure(shop.asVisitor().staffNotifications.outbox({ query: {} }))).status,
    401,
  )
  assert.equal(
    (await failure((await shop.asBuyer()).staffNotifications.outbox({ query: {} }))).status,
    401,
  )
})

test('GET /staff/outbox: paginated, newest first; LIKE wildcards match themselves', async () => {
  const staff = await shop.asStaff()
  for (let sent = 1; sent <= 5; sent += 1) {
    shop.clock.advance(1000)
    await queueEmail(shop.deps, sampleEmail(`halaman@contoh.id`, `Surat 100%_${sent}`))
  }
  const search = '100%_'
  const first = await staff.staffNotifications.outbox({ query: { search, count: 2 } })
  const last = await staff.staffNotifications.outbox({ query: { search, count: 2, page: 2 } })
  assert.deepEqual(
    first.results.map((row) => row.subject),
    ['Surat 100%_5', 'Surat 100%_4'],
  )
  assert.deepEqual([last.results.map((row) => row.subject), last.total], [['Surat 100%_1'], 5])
  assert.equal((await staff.staffNotifications.outbox({ query: { search: '100__' } })).total, 0)
})

test('queueEmail: a rolled back transaction sends no e-mail', async () => {
  const rolledBack = inTransaction(shop.db, async (tx) => {
    await queueEmail({ ...shop.deps, db: tx }, sampleEmail('batal@contoh.id'))
    throw new Error('rolled back')
  })
  await assert.rejects(rolledBack, /rolled back/)
  assert.deepEqual(
    (await shop.asVisitor().notifications.demoMail({ query: { email: 'batal@contoh.id' } }))
      .results,
    [],
  )
})

test('deliverMessage: sends once, however often it runs', async () => {
  const sent: OutgoingMail[] = []
  shop.deps.mail = { send: async (mail) => void sent.push(mail) }
  const messageId = await queueEmail(shop.deps, sampleEmail('sekali@contoh.id'))
  await deliverMessage(shop.deps, { messageId })
  await deliverMessage(shop.deps, { messageId })
  assert.deepEqual(
    sent.map(({ id, to, subject }) => [id, to, subject]),
    [[messageId, 'sekali@contoh.id', 'Pesanan Anda dikirim']],
  )
  const staff = await shop.asStaff()
  assert.ok((await staff.staffNotifications.message({ id: messageId })).sentAt)
})

test('queueEmail: the worker delivers the message', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<OutgoingMail>()
  shop.deps.mail = {
    send: async (mail) => void (mail.to === 'pekerja@contoh.id' && resolve(mail)),
  }
  const worker = await startWorker(shop.pool, shop.deps, notificationJobs)
  try {
    const id = await queueEmail(shop.deps, sampleEmail('pekerja@contoh.id'))
    assert.equal((await arrived).id, id)
  } finally {
    await worker.stop()
  }
})

test('deliverMessage: records the reason of a failure and is retried', async () => {
  shop.deps.mail = { send: () => Promise.reject(new Error('mailbox unavailable')) }
  const messageId = await queueEmail(shop.deps, sampleEmail('gagal@contoh.id'))
  await assert.rejects(
    deliverMessage(shop.deps, { messageId }),
    (thrown: Error) => !thrown.message.includes('mailbox'),
  )
  const staff = await shop.asStaff()
  const failed = await staff.staffNotifications.message({ id: messageId })
  assert.deepEqual([failed.failure, failed.sentAt], ['mailbox unavailable', null])
  shop.deps.mail = outboxOnlyTransport
  await deliverMessage(shop.deps, { messageId })
  const delivered = await staff.staffNotifications.message({ id: messageId })
  assert.equal(delivered.failure, null)
  assert.ok(delivered.sentAt)
})

test('queueEmail: escapes user input in HTML', async () => {
  const id = await queueEmail(shop.deps, {
    ...sampleEmail('naskah@contoh.id', '<script>alert(1)</script>'),
    paragraphs: ['"><img src=x onerror=alert(1)>'],
    facts: [['<b>', "' onmouseover='alert(1)"]],
    link: { label: '<i>', path: '/x?"><script>' },
  })
  const { html } = await (await shop.asStaff()).staffNotifications.message({ id })
  assert.ok(!/<script|<img|<b>|<i>|' onmouseover='/.test(html))
})

test('GET /demo/mail: 404 outside the demo', async () => {
  await queueEmail(shop.deps, sampleEmail('demo@contoh.id'))
  assert.equal(
    (await shop.asVisitor().notifications.demoMail({ query: { email: 'Demo@contoh.id' } })).results
      .length,
    1,
  )
  await assert.rejects(
    listDemoMail({ ...shop.deps, shop: { ...shop.deps.shop, demo: false } }, 'demo@contoh.id'),
    {
      status: 404,
    },
  )
})
