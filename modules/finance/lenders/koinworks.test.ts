import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { agreeAtKoinworks } from '#tests/support/lenders/agree-at-koinworks.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { need, person } from '#tests/support/lenders/application-steps.ts'
import {
  completeApplication,
  sendApplication,
  uploadDocument,
} from '#tests/support/lenders/complete-application.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepLenders } from './service/sweep.ts'

const shop = await useTestShop()
const { staffLenderSimulator: simulator } = await shop.asStaff('finance@contoh.id')

const setMode = (mode: 'normal' | 'down') =>
  simulator.changeMode({ body: { lender: 'koinworks', mode } })

test('KoinWorks: eligible, asked for more, accepted, agreed, and its limit is open', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { api, companyId } = buyer
  const { koinworks } = api
  const id = await completeApplication(api, 'koinworks', { amount: 500_000_000 })
  assert.equal((await koinworks.step({ id, query: {} })).eligibility?.isEligible, true)
  await sendApplication(api, 'koinworks', id)
  await runLenderJobs(shop)
  assert.equal((await koinworks.step({ id, query: {} })).status, 'asked')
  const documents = [{ kind: 'laporan-keuangan' as const, fileId: await uploadDocument(api) }]
  await koinworks.save({ id, body: { data: { documents } } })
  shop.clock.advance(minutes(1))
  await sendApplication(api, 'koinworks', id)
  await runLenderJobs(shop)
  const query = { detailBy: 'company' } as const
  const offered = await koinworks.step({ id: companyId, query })
  assert.deepEqual([offered.id, offered.status], [id, 'agreement_sent'])
  await agreeAtKoinworks(shop, buyer, id)
  await runLenderJobs(shop)
  const { results } = await api.lenders.limits()
  const own = results.find(({ lender }) => lender === 'koinworks')
  assert.deepEqual(
    [own?.name, own?.status, own?.free?.amount],
    ['KoinWorks', 'active', '500000000.00'],
  )
})

test('KoinWorks: declined with the reason, and the company begins anew', async () => {
  const { api } = await createCompanyBuyer(shop)
  const id = await completeApplication(api, 'koinworks')
  await sendApplication(api, 'koinworks', id)
  await runLenderJobs(shop)
  const { results } = await simulator.show()
  const nr = results.find(({ lender }) => lender === 'koinworks')!.id
  shop.clock.advance(minutes(1))
  await simulator.decide({ id: nr, body: { status: 'declined', reason: 'Omzetnya turun.' } })
  await runLenderJobs(shop)
  const declined = await api.koinworks.step({ id, query: {} })
  assert.deepEqual([declined.status, declined.reason], ['declined', 'Omzetnya turun.'])
  const anew = await api.koinworks.eligibility({ body: need() })
  assert.deepEqual([anew.status, anew.id === id], ['draft', false])
})

test('KoinWorks: resumed where it was left, the owner’s alone, and no other lender’s', async () => {
  const { api } = await createCompanyBuyer(shop)
  const { id } = await api.koinworks.eligibility({ body: need() })
  await api.koinworks.save({ id, body: { data: { person } } })
  const resumed = await api.koinworks.step({ id, query: {} })
  assert.deepEqual([resumed.answers.person.nik, resumed.step], [person.nik, 'perusahaan'])
  const stranger = await createCompanyBuyer(shop)
  await expectRefusal(stranger.api.koinworks.step({ id, query: {} }), 404, 'not_found')
  await expectRefusal(api.credilinq.step({ id, query: {} }), 404, 'not_found')
})

test('KoinWorks: down in every step, it stops nobody, and gets the application once it is back', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { api } = buyer
  await setMode('down')
  const id = await completeApplication(api, 'koinworks')
  assert.equal((await api.koinworks.step({ id, query: {} })).isDown, true)
  await sendApplication(api, 'koinworks', id)
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  await setMode('normal')
  shop.clock.advance(minutes(11))
  await sweepLenders(shop.deps)
  await runLenderJobs(shop)
  assert.equal((await api.koinworks.step({ id, query: {} })).status, 'agreement_sent')
  await setMode('down')
  await agreeAtKoinworks(shop, buyer, id)
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  await setMode('normal')
  shop.clock.advance(minutes(11))
  await sweepLenders(shop.deps)
  await runLenderJobs(shop)
  assert.equal((await api.koinworks.step({ id, query: {} })).status, 'active')
})
