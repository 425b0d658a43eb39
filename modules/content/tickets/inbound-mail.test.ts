import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { composeTicketMail, type TicketMail } from '#tests/support/content/ticket-mail.ts'
import { receiveTicketMail } from './service/inbound-mail.ts'

const shop = await useTestShop()
const sales = await shop.asStaff('sales@contoh.id')

/** A buyer whose ticket staff have answered, and the address at which its e-mails are answered. */
async function openAnsweredTicket() {
  const { token, accountId } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token })
  const { email } = await shop.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { id } = await api.tickets.open({
    form: { topic: 'delivery', subject: 'Truk tidak bisa masuk', text: 'Bisa dengan pickup?' },
    files: {},
  })
  await sales.staffTickets.answer({ id, form: { text: 'Bisa, besok pagi.' }, files: {} })
  const { reply_to: replyTo } = await shop.db
    .selectFrom('message')
    .select('reply_to')
    .where('recipient', '=', email)
    .where('template', '=', 'ticket.answered')
    .executeTakeFirstOrThrow()
  return { api, id, email, replyTo: replyTo! }
}

const receive = (mail: TicketMail) => receiveTicketMail(shop.deps, composeTicketMail(mail))

const QUOTE =
  'Pada Jum, 20 Nov 2026 pukul 12.00 Pondasi <bantuan@localhost> menulis:\n> Bisa, besok pagi.'

test('a reply by e-mail: lands in the thread without its quotes, with its file, and the ticket waits for staff', async () => {
  const { api, id, email, replyTo } = await openAnsweredTicket()
  assert.match(replyTo, /^bantuan\+[0-9a-f]{32}@localhost$/)
  const picture = makeProofImage('gang.png')
  const file = { name: 'gang.png', bytes: new Uint8Array(await picture.arrayBuffer()) }
  const text = `Baik, ini foto gangnya.\n\n${QUOTE}`
  assert.equal(await receive({ from: email, to: replyTo, text, file }), 'stored')
  const ticket = await api.tickets.show({ id })
  assert.equal(ticket.status, 'open')
  const { text: stored, author, files } = ticket.messages.at(-1)!
  assert.deepEqual([stored, author], ['Baik, ini foto gangnya.', 'buyer'])
  assert.deepEqual(
    files.map(({ name }) => name),
    ['gang.png'],
  )
  const { results } = await sales.staffToday.list({ query: { kind: 'ticket' } })
  assert.ok(results.some(({ number }) => number === ticket.number))
})

test('a reply by e-mail: delivered again it is stored once', async () => {
  const { api, id, email, replyTo } = await openAnsweredTicket()
  const mail = { from: email, to: replyTo, text: 'Jam berapa?', id: 'sama' }
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => receive(mail)))
  assert.deepEqual(outcomes.toSorted(), ['repeated', 'repeated', 'repeated', 'repeated', 'stored'])
  assert.equal((await api.tickets.show({ id })).messages.length, 3)
})

test('a reply by e-mail: strangers, forged senders, guessed addresses and programs change nothing', async () => {
  const { api, id, email, replyTo } = await openAnsweredTicket()
  const text = 'Kirim ke alamat saya saja.'
  const attempts: [expected: string, mail: TicketMail][] = [
    ['unknown', { from: 'orang.lain@contoh.id', to: replyTo, text }],
    ['forged', { from: email, to: replyTo, text, headers: [] }],
    [
      'forged',
      { from: email, to: replyTo, text, headers: ['Authentication-Results: mx; dmarc=fail'] },
    ],
    [
      'forged',
      {
        from: email,
        to: replyTo,
        text,
        headers: [
          'Authentication-Results: mx; dmarc=fail',
          'Authentication-Results: mx; dmarc=pass',
        ],
      },
    ],
    ['unknown', { from: email, to: `bantuan+${'0'.repeat(32)}@localhost`, text }],
    ['unknown', { from: email, to: 'bantuan@localhost', text }],
    ['unknown', { from: email, to: replyTo.replace('localhost', 'lain.id'), text }],
    [
      'automatic',
      {
        from: email,
        to: replyTo,
        text,
        headers: ['Authentication-Results: mx; dmarc=pass', 'Auto-Submitted: auto-replied'],
      },
    ],
    ['empty', { from: email, to: replyTo, text: QUOTE }],
  ]
  for (const [expected, mail] of attempts) assert.equal(await receive(mail), expected, expected)
  assert.equal(await receiveTicketMail(shop.deps, Buffer.from('bukan surat')), 'unreadable')
  const ticket = await api.tickets.show({ id })
  assert.deepEqual([ticket.status, ticket.messages.length], ['answered', 2])
})

test('a reply by e-mail: a file that the rules refuse is named in the message, and the rest is stored', async () => {
  const { api, id, email, replyTo } = await openAnsweredTicket()
  const file = { name: 'faktur.exe', bytes: Buffer.from('MZ bukan dokumen') }
  await receive({ from: email, to: replyTo, text: 'Terlampir.', file })
  const { text, files } = (await api.tickets.show({ id })).messages.at(-1)!
  assert.match(text, /^Terlampir\.\n\n\[Lampiran tidak disimpan: faktur\.exe\./)
  assert.deepEqual(files, [])
})

test('a reply by e-mail: to a closed ticket it is answered with an e-mail that says so', async () => {
  const { api, id, email, replyTo } = await openAnsweredTicket()
  await sales.staffTickets.close({ id })
  assert.equal(await receive({ from: email, to: replyTo, text: 'Satu lagi' }), 'closed')
  assert.equal((await api.tickets.show({ id })).messages.length, 2)
  const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
  assert.ok(results.some(({ subject }) => subject.includes('tidak kami terima')))
})

test('POST /staff/tickets/{id}/email-replies: the stand-in answers as the buyer, and not where a mail server is set up', async () => {
  const { api, id } = await openAnsweredTicket()
  const body = { text: 'Oke, terima kasih.' }
  assert.equal((await sales.staffTickets.replyAsBuyer({ id, body })).outcome, 'stored')
  const { status, messages } = await api.tickets.show({ id })
  assert.deepEqual([status, messages.at(-1)!.text], ['open', 'Oke, terima kasih.'])
  const { results } = await sales.staffNotifications.outbox({
    query: { search: 'ticket.answered' },
  })
  const message = await sales.staffNotifications.message({ id: results[0]!.id })
  assert.equal(message.canReply, true)
  shop.deps.shop.supportAddress = 'bantuan@toko.id'
  try {
    const refused = sales.staffTickets.replyAsBuyer({ id, body })
    assert.equal((await expectRefusal(refused)).code, 'ticket.mail')
  } finally {
    delete shop.deps.shop.supportAddress
  }
})
