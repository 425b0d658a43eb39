import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { agreeAtKoinworks } from '#tests/support/lenders/agree-at-koinworks.ts'
import {
  completeApplication,
  sendApplication,
  uploadDocument,
} from '#tests/support/lenders/complete-application.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { recordLenderEvent } from './service/notifications.ts'

const shop = await useTestShop()
const { staffLenderSimulator: simulator } = await shop.asStaff('finance@contoh.id')

/** What an address was sent about lenders, oldest first. */
async function listMails(recipient: string) {
  const rows = await shop.db
    .selectFrom('message')
    .select(['template', 'subject', 'body_text as text', 'link'])
    .where('recipient', '=', recipient)
    .where('channel', '=', 'mail')
    .where('template', 'like', 'lender.%')
    .orderBy('template')
    .execute()
  return rows
}

test('lender news: asked for more, an agreement and an open limit are each told once', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { api } = buyer
  const { email } = await api.customers.profile()
  const id = await completeApplication(api, 'koinworks', { amount: 500_000_000 })
  await sendApplication(api, 'koinworks', id)
  await runLenderJobs(shop)
  const [asked, ...none] = await listMails(email)
  assert.deepEqual([asked!.template, none], ['lender.asked', []])
  assert.match(asked!.text, /laporan keuangan/)
  assert.equal(asked!.link, 'http://localhost:3000/koinworks-registration')
  const documents = [{ kind: 'laporan-keuangan' as const, fileId: await uploadDocument(api) }]
  await api.koinworks.save({ id, body: { data: { documents } } })
  shop.clock.advance(minutes(1))
  await sendApplication(api, 'koinworks', id)
  await runLenderJobs(shop)
  const { agreement } = await api.koinworks.step({ id, query: {} })
  // The lender tells the same under other ids, as some do when they send again.
  for (const eventId of ['again-1', 'again-2'])
    await recordLenderEvent(shop.deps, 'koinworks', {
      eventId,
      reference: id,
      status: 'agreement_sent',
      at: shop.clock.now(),
      reason: null,
      limit: null,
      agreement,
    })
  await agreeAtKoinworks(shop, buyer, id)
  await runLenderJobs(shop)
  const { results } = await simulator.show()
  const nr = results.find(({ lender }) => lender === 'koinworks')!.id
  for (const which of ['first', 'last'] as const) {
    await simulator.repeat({ id: nr, body: { which } })
    await runLenderJobs(shop)
  }
  const mails = await listMails(email)
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['lender.active', 'lender.agreement', 'lender.asked'],
  )
  assert.equal(mails[0]!.subject, 'Limit KoinWorks sudah terbuka')
  assert.match(mails[1]!.text, /Rp\s500\.000\.000/)
})

test('lender news: the message of a declined application has the lender’s reason', async () => {
  const { api } = await createCompanyBuyer(shop)
  const { email } = await api.customers.profile()
  const id = await completeApplication(api, 'modalRakyat')
  await sendApplication(api, 'modalRakyat', id)
  const decision = {
    reference: id,
    status: 'declined' as const,
    at: shop.clock.now(),
    reason: 'Omzetnya turun.',
    limit: null,
    agreement: null,
  }
  await recordLenderEvent(shop.deps, 'modal-rakyat', { ...decision, eventId: 'd-1' })
  await recordLenderEvent(shop.deps, 'modal-rakyat', { ...decision, eventId: 'd-2' })
  const mails = await listMails(email)
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['lender.declined'],
  )
  assert.match(mails[0]!.text, /Alasannya: Omzetnya turun\./)
})
