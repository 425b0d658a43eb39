import assert from 'node:assert/strict'
import { test } from 'node:test'
import { executeBatch } from '#platform/database/write-batch.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { readWhatsApp, verifyPhone } from '#tests/support/accounts/whatsapp.ts'
import { findNotificationKind, kindNames } from './rules/notification-kinds.ts'
import { templateNames } from './rules/template-names.ts'
import { countVariables, toWhatsAppName, whatsappTemplates } from './rules/whatsapp-templates.ts'
import type { WhatsAppTemplate } from './rules/whatsapp-templates.ts'
import { deliverMessage } from './service/delivery.ts'
import { emailWrites, queueEmail } from './service.ts'

const shop = await useTestShop()
const sales = await shop.asStaff('sales@contoh.id')

/** Every template that a buyer chooses channels for. */
const chosen = Object.keys(templateNames).filter((template) => findNotificationKind(template))
const all = [...kindNames]

/** A buyer with a verified number and the choices given for all kinds. */
async function createReader(phone: string, choice: { mail: boolean; whatsapp: boolean }) {
  const buyer = await createBuyerClient(shop)
  await verifyPhone(buyer.api, phone)
  const { email } = await buyer.api.notificationPreferences.save({
    body: { mail: choice.mail ? all : [], whatsapp: choice.whatsapp ? all : [] },
  })
  return { ...buyer, email, phone }
}

/** Writes a message of each template to a buyer. Returns which came by which channel, sorted. */
async function writeEvery({ email, phone }: { email: string; phone: string }) {
  await executeBatch(shop.db, [
    emailWrites(
      shop.deps,
      chosen.map((template) => ({
        template,
        recipient: email,
        subject: 'Kabar untuk Anda',
        paragraphs: ['Halo, ada kabar untuk Anda.'],
        whatsapp: {
          values: Array.from(
            { length: countVariables(toWhatsAppName(template as WhatsAppTemplate)) ?? 0 },
            (_, index) => `nilai ${index}`,
          ),
        },
      })),
    ),
  ])
  return { mail: await templatesTo(email), whatsapp: await templatesTo(phone) }
}

const templatesTo = async (recipient: string): Promise<string[]> =>
  (
    await shop.db
      .selectFrom('message')
      .select('template')
      .where('recipient', '=', recipient)
      .where('template', '<>', 'phone.code')
      .execute()
  )
    .map(({ template }) => template)
    .toSorted()

test('WhatsApp: every message that a buyer can choose to have by it has a template', () => {
  assert.ok(chosen.length > 55, `${chosen.length} templates`)
  assert.deepEqual(
    chosen.filter((template) => !(template in whatsappTemplates)),
    [],
  )
  assert.deepEqual(
    kindNames.filter((kind) => !chosen.some((template) => findNotificationKind(template) === kind)),
    [],
  )
})

test('PUT /customer/my/notifications: every message reaches the buyer by exactly the channels that are on', async () => {
  const every = chosen.toSorted()
  const cases = [
    { mail: true, whatsapp: true },
    { mail: true, whatsapp: false },
    { mail: false, whatsapp: true },
    { mail: false, whatsapp: false },
  ]
  for (const [nr, choice] of cases.entries()) {
    const reader = await createReader(`+628129010010${nr}`, choice)
    assert.deepEqual(await writeEvery(reader), {
      mail: choice.mail ? every : [],
      whatsapp: choice.whatsapp ? every : [],
    })
  }
})

test('PUT /customer/my/notifications: what WhatsApp brought comes by e-mail once the number is another', async () => {
  const reader = await createReader('+6281290100110', { mail: false, whatsapp: true })
  await reader.api.customers.changeProfile({ body: { phone: '+6281290100111' } })
  assert.deepEqual(await writeEvery(reader), { mail: chosen.toSorted(), whatsapp: [] })
  assert.deepEqual(await templatesTo('+6281290100111'), [])
})

test('PUT /customer/my/notifications: who switches an e-mail off without a verified number hears nothing of it', async () => {
  const buyer = await createReader('+6281290100112', { mail: true, whatsapp: true })
  await buyer.api.customers.changeProfile({ body: { phone: '+6281290100113' } })
  const mail = all.filter((kind) => kind !== 'alert')
  await buyer.api.notificationPreferences.save({ body: { mail } })
  const came = await writeEvery(buyer)
  assert.deepEqual(
    came.mail,
    chosen.filter((template) => !template.startsWith('watches.')).toSorted(),
  )
})

test('queueEmail: what has no form for WhatsApp goes by e-mail to buyers who want WhatsApp alone, else as chosen', async () => {
  const email = { template: 'ticket.answered', subject: 'Kabar', paragraphs: ['Ada kabar.'] }
  const reader = await createReader('+6281290100114', { mail: false, whatsapp: true })
  await queueEmail(shop.deps, { ...email, recipient: reader.email })
  assert.deepEqual(await templatesTo(reader.email), ['ticket.answered'])
  const silent = await createReader('+6281290100115', { mail: false, whatsapp: false })
  await queueEmail(shop.deps, { ...email, recipient: silent.email })
  assert.deepEqual(await templatesTo(silent.email), [])
})

test('POST /tickets to its end: who has switched e-mail off reads each step by WhatsApp', async () => {
  const reader = await createReader('+6281290100116', { mail: false, whatsapp: true })
  const { id } = await reader.api.tickets.open({
    form: { topic: 'delivery', subject: 'Truk tidak bisa masuk', text: 'Bisa dengan pickup?' },
    files: {},
  })
  await sales.staffTickets.answer({ id, form: { text: 'Bisa, besok pagi.' }, files: {} })
  await sales.staffTickets.close({ id })
  for (const message of await readWhatsApp(reader.api, reader.phone))
    await deliverMessage(shop.deps, { messageId: message.id })
  const sent = await readWhatsApp(reader.api, reader.phone)
  assert.deepEqual(
    sent.filter(({ sentAt, failure }) => !sentAt || failure),
    [],
  )
  assert.deepEqual(await templatesTo(reader.phone), [
    'ticket.answered',
    'ticket.closed',
    'ticket.opened',
  ])
  const answered = sent.find(({ template }) => template === 'ticket.answered')!
  assert.match(answered.text, /^Halo .+, tim bantuan sudah menjawab tiket [\w/]+\./)
  assert.deepEqual(await templatesTo(reader.email), [])
})
