import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { findInDatabase } from '#tests/support/database/find-in-database.ts'
import { createFullAccount } from '#tests/support/accounts/full-account.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales, finance } = await setUpStaffOrders()
const buyer = await placeOrder(shop, [{ variant: cement, qty: 5 }])
const QUESTION = {
  topic: 'delivery',
  subject: 'Truk tidak bisa masuk gang',
  text: 'Apakah bisa dikirim dengan pickup?',
} as const
const openTicket = (overrides: { orderId?: string } = {}) =>
  buyer.api.tickets.open({ form: { ...QUESTION, ...overrides }, files: {} })
const listTexts = ({ messages }: { messages: readonly { text: string }[] }) =>
  messages.map(({ text }) => text)

test('POST /tickets: a question about an order with a file waits for staff, and both sides write on', async () => {
  const opened = await buyer.api.tickets.open({
    form: { ...QUESTION, orderId: buyer.id },
    files: { file: makeProofImage('gang.png') },
  })
  assert.match(opened.number, /^TKT\/2026\/11\/\d{6}$/)
  assert.deepEqual([opened.status, opened.order?.id], ['open', buyer.id])
  assert.deepEqual(
    opened.messages[0]!.files.map(({ name }) => name),
    ['gang.png'],
  )
  const { results: waiting } = await sales.staffTickets.queue({ query: {} })
  assert.ok(waiting.some(({ id }) => id === opened.id))
  const { results: tasks } = await sales.staffToday.list({ query: { kind: 'ticket' } })
  assert.ok(tasks.some(({ number }) => number === opened.number))

  const { id } = opened
  await sales.staffTickets.note({ id, body: { text: 'Cek lebar gang dulu.' } })
  const answered = await sales.staffTickets.answer({
    id,
    form: { text: 'Bisa, kami pakai pickup.' },
    files: {},
  })
  assert.deepEqual([answered.status, answered.handler?.name !== undefined], ['answered', true])
  const seen = await buyer.api.tickets.show({ id })
  assert.deepEqual(listTexts(seen), [QUESTION.text, 'Bisa, kami pakai pickup.'])
  assert.equal(seen.messages[1]!.name, 'Tim bantuan')
  const { email } = answered.buyer
  const { results: mails } = await shop.asVisitor().notifications.demoMail({ query: { email } })
  assert.ok(mails.some(({ text }) => text.includes('Bisa, kami pakai pickup.')))

  const again = await buyer.api.tickets.write({ id, form: { text: 'Terima kasih.' }, files: {} })
  assert.equal(again.status, 'open')
  const closed = await sales.staffTickets.close({ id })
  assert.equal(closed.status, 'closed')
  const late = buyer.api.tickets.write({ id, form: { text: 'Satu lagi.' }, files: {} })
  const refused = await expectRefusal(late, 409, 'ticket.state')
  assert.equal(refused.data['state'], 'closed')
  const unanswerable = sales.staffTickets.answer({ id, form: { text: 'Masih ada?' }, files: {} })
  await expectRefusal(unanswerable, 409, 'ticket.state')
})

test('POST /tickets: sent again after a lost answer with the same file it is the same ticket', async () => {
  const key = crypto.randomUUID()
  const send = (text: string) =>
    buyer.api.tickets.open(
      { form: { ...QUESTION, text }, files: { file: makeProofImage('sama.png') } },
      { key },
    )
  const first = await send(QUESTION.text)
  assert.equal((await send(QUESTION.text)).id, first.id)
  await expectRefusal(send('Isi yang lain.'), 422, 'idempotency.other_body')
})

test('POST /tickets: what is missing, too large or not mine is refused at its field', async () => {
  const noText = buyer.api.tickets.open({ form: { ...QUESTION, text: '' }, files: {} })
  assert.ok((await expectRefusal(noText, 422, 'input.invalid')).errors['text'])
  const foreign = await placeOrder(shop, [{ variant: cement, qty: 5 }])
  const ofOthers = await expectRefusal(openTicket({ orderId: foreign.id }), 422, 'ticket.order')
  assert.ok(ofOthers.errors['orderId'])
  const program = new File([new Uint8Array([77, 90, 144, 0])], 'alat.exe')
  const sent = buyer.api.tickets.open({ form: QUESTION, files: { file2: program } })
  assert.ok((await expectRefusal(sent, 415, 'file.wrong_kind')).errors['file2'])
})

test('GET /tickets: a ticket, its files and its notes stay with its buyer and with staff of sales', async () => {
  const { id } = await buyer.api.tickets.open({
    form: QUESTION,
    files: { file: makeProofImage() },
  })
  const { messages } = await buyer.api.tickets.show({ id })
  const fileId = messages[0]!.files[0]!.id
  const stranger = await placeOrder(shop, [{ variant: cement, qty: 5 }])
  await expectRefusal(stranger.api.tickets.show({ id }), 404, 'not_found')
  await expectRefusal(stranger.api.tickets.file({ id, fileId }), 404, 'not_found')
  await expectRefusal(stranger.api.tickets.close({ id }), 404, 'not_found')
  assert.ok((await buyer.api.tickets.file({ id, fileId })).size > 0)
  assert.ok((await sales.staffTickets.file({ id, fileId })).size > 0)
  await expectRefusal(finance.staffTickets.show({ id }), 403, 'staff.role')
  const { results } = await stranger.api.tickets.list({ query: {} })
  assert.deepEqual(results, [])
})

test('POST /staff/tickets/{id}/assign: to a colleague of sales or nobody, not on a closed ticket', async () => {
  const { id } = await openTicket()
  const { colleagues } = await sales.staffTickets.show({ id })
  const given = await sales.staffTickets.assign({ id, body: { staffId: colleagues[0]!.id } })
  assert.equal(given.handler?.id, colleagues[0]!.id)
  const unknown = sales.staffTickets.assign({ id, body: { staffId: crypto.randomUUID() } })
  await expectRefusal(unknown, 422, 'ticket.colleague')
  await buyer.api.tickets.close({ id })
  await expectRefusal(
    sales.staffTickets.assign({ id, body: { staffId: null } }),
    409,
    'ticket.state',
  )
})

test('POST /tickets/{id}/close: two steps at once end in one status with one event each', async () => {
  const { id } = await openTicket()
  const steps = await Promise.allSettled([
    buyer.api.tickets.close({ id }),
    sales.staffTickets.close({ id }),
  ])
  assert.deepEqual(steps.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('PUT /staff/ticket-templates: one of a negotiation with the same title stays', async () => {
  const body = { title: 'Terima kasih', text: 'Terima kasih sudah menghubungi kami.' }
  await sales.staffNegotiations.saveTemplate({ body: { ...body, text: 'Untuk tawaran.' } })
  const { results } = await sales.staffTickets.saveTemplate({ body })
  assert.deepEqual(
    results.map(({ text }) => text),
    [body.text],
  )
  const { results: others } = await sales.staffNegotiations.templates()
  assert.ok(others.some(({ text }) => text === 'Untuk tawaran.'))
  await sales.staffTickets.saveTemplate({ body: { ...body, text: '' } })
  assert.deepEqual((await sales.staffTickets.templates()).results, [])
})

test('tickets: a closed account leaves nothing of what it asked', async () => {
  const { api, password } = await createFullAccount(shop)
  const unmistakable = 'kucing oranye di atap gudang'
  await api.tickets.open({
    form: { ...QUESTION, text: unmistakable },
    files: { file: makeProofImage() },
  })
  const bytes = await api.personalData.download()
  assert.match(new TextDecoder().decode(bytes), new RegExp(unmistakable))
  await api.personalData.close({ body: { password } })
  assert.deepEqual(await findInDatabase(shop.db, unmistakable), [])
})
