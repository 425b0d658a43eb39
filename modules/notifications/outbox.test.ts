import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import type { CallFailed } from '#platform/contract/failure.ts'
import { inTransaction } from '#platform/database/database.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { notificationJobs } from './jobs.ts'
import { deliver, demoMail, send } from './service.ts'
import { useMailTransport, type Mail } from './transport.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())
afterEach(() => useMailTransport(undefined))

const letter = (recipient: string, subject = 'Pesanan Anda dikirim') => ({
  template: 'orders.shipped',
  recipient,
  subject,
  paragraphs: ['Halo, pesanan Anda dalam perjalanan.'],
  facts: [['Nomor', 'SO/2026/11/000001']] as const,
  link: { label: 'Lihat pesanan', path: '/profile/transaksi?id=1' },
})
const failure = (promise: Promise<unknown>): Promise<CallFailed> =>
  promise.then(
    () => assert.fail('went through'),
    (thrown: CallFailed) => thrown,
  )

test('staff find a message in the outbox and see it as it looks', async () => {
  const staff = await shop.staff()
  const id = await send(shop.tools, letter('Ani@contoh.id'))
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

const key = (recipient: string) => ({
  ...letter(recipient, 'Atur ulang kata sandi'),
  template: 'staff.reset',
  link: { label: 'Pilih kata sandi', path: '/backoffice/sandi?token=kunci-rahasia&dari=surat' },
})

test('where mail leaves the shop, no admin reads the key of another from the outbox', async (t) => {
  const admin = await shop.staff()
  const id = await send(shop.tools, key('admin-lain@contoh.id'))
  shop.tools.shop.demo = false
  t.after(() => (shop.tools.shop.demo = true))
  useMailTransport({ send: async () => {} })
  const closed = await admin.staffNotifications.message({ id })
  assert.equal(closed.link, null)
  assert.ok(!`${closed.text}${closed.html}`.includes('kunci-rahasia'))
  // Nobody else reads the mail of a shop that sends none; then it is written down who did.
  useMailTransport(undefined)
  assert.match((await admin.staffNotifications.message({ id })).link!, /kunci-rahasia/)
  const log = await admin.audit.list({ query: { search: id } })
  assert.deepEqual(
    log.results.map(({ action, thingName }) => [action, thingName]),
    [['Lihat surat dengan tautannya', 'staff.reset']],
  )
  assert.ok(!JSON.stringify(log).includes('kunci-rahasia'))
})

test('each role reads the letters that its work needs, and no others', async () => {
  const to = 'pembaca@contoh.id'
  const order = await send(shop.tools, letter(to))
  const account = await send(shop.tools, { ...letter(to), template: 'identity.suspended' })
  const staff = await send(shop.tools, key(to))
  const reads = async (email: string) => {
    const { staffNotifications } = await shop.staff(email)
    const { results } = await staffNotifications.outbox({ query: { search: to } })
    const seen = new Set(results.map(({ id }) => id))
    for (const id of [order, account, staff])
      if (seen.has(id)) await staffNotifications.message({ id })
      else await failure(staffNotifications.message({ id }))
    return seen
  }
  assert.deepEqual(await reads('admin@contoh.id'), new Set([staff, account, order]))
  assert.deepEqual(await reads('sales@contoh.id'), new Set([order]))
  assert.deepEqual(await reads('finance@contoh.id'), new Set([order]))
  assert.deepEqual(await reads('verifikasi@contoh.id'), new Set([account]))
  const { staffNotifications } = await shop.staff('konten@contoh.id')
  assert.equal((await failure(staffNotifications.outbox({ query: {} }))).status, 403)
  assert.equal((await failure(staffNotifications.message({ id: order }))).status, 403)
})

test('the outbox is for staff', async () => {
  assert.equal((await failure(shop.visitor().staffNotifications.outbox({ query: {} }))).status, 401)
  assert.equal(
    (await failure((await shop.as()).staffNotifications.outbox({ query: {} }))).status,
    401,
  )
})

test('the outbox comes in pages, newest first, and signs that SQL knows are only signs', async () => {
  const staff = await shop.staff()
  for (let sent = 1; sent <= 5; sent += 1) {
    shop.clock.forward(1000)
    await send(shop.tools, letter(`halaman@contoh.id`, `Surat 100%_${sent}`))
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

test('a message belongs to the transaction that it tells of', async () => {
  const undone = inTransaction(shop.db, async (tx) => {
    await send({ ...shop.tools, db: tx }, letter('batal@contoh.id'))
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.deepEqual(
    (await shop.visitor().notifications.demoMail({ query: { email: 'batal@contoh.id' } })).results,
    [],
  )
})

test('a message leaves once, however often its delivery is run', async () => {
  const sent: Mail[] = []
  useMailTransport({ send: async (mail) => void sent.push(mail) })
  const messageId = await send(shop.tools, letter('sekali@contoh.id'))
  await deliver(shop.tools, { messageId })
  await deliver(shop.tools, { messageId })
  assert.deepEqual(
    sent.map(({ id, to, subject }) => [id, to, subject]),
    [[messageId, 'sekali@contoh.id', 'Pesanan Anda dikirim']],
  )
  const staff = await shop.staff()
  assert.ok((await staff.staffNotifications.message({ id: messageId })).sentAt)
})

test('the worker takes a message to its reader by itself', async () => {
  const arrived = new Promise<Mail>((resolve) =>
    useMailTransport({
      send: async (mail) => void (mail.to === 'pekerja@contoh.id' && resolve(mail)),
    }),
  )
  const worker = await startWorker(shop.pool, shop.tools, notificationJobs)
  try {
    const id = await send(shop.tools, letter('pekerja@contoh.id'))
    assert.equal((await arrived).id, id)
  } finally {
    await worker.stop()
  }
})

test('a delivery that fails says why, and is tried again', async () => {
  useMailTransport({ send: () => Promise.reject(new Error('mailbox unavailable')) })
  const messageId = await send(shop.tools, letter('gagal@contoh.id'))
  await assert.rejects(
    deliver(shop.tools, { messageId }),
    (thrown: Error) => !thrown.message.includes('mailbox'),
  )
  const staff = await shop.staff()
  const failed = await staff.staffNotifications.message({ id: messageId })
  assert.deepEqual([failed.failure, failed.sentAt], ['mailbox unavailable', null])
  useMailTransport(undefined)
  await deliver(shop.tools, { messageId })
  const delivered = await staff.staffNotifications.message({ id: messageId })
  assert.equal(delivered.failure, null)
  assert.ok(delivered.sentAt)
})

test('what people wrote stays text in a letter', async () => {
  const id = await send(shop.tools, {
    ...letter('naskah@contoh.id', '<script>alert(1)</script>'),
    paragraphs: ['"><img src=x onerror=alert(1)>'],
    facts: [['<b>', "' onmouseover='alert(1)"]],
    link: { label: '<i>', path: '/x?"><script>' },
  })
  const { html } = await (await shop.staff()).staffNotifications.message({ id })
  assert.ok(!/<script|<img|<b>|<i>|' onmouseover='/.test(html))
})

test('only the demo shows mails to whoever asks', async () => {
  await send(shop.tools, letter('demo@contoh.id'))
  assert.equal(
    (await shop.visitor().notifications.demoMail({ query: { email: 'Demo@contoh.id' } })).results
      .length,
    1,
  )
  await assert.rejects(
    demoMail({ ...shop.tools, shop: { ...shop.tools.shop, demo: false } }, 'demo@contoh.id'),
    {
      status: 404,
    },
  )
})
