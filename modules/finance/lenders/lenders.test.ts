import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { company, need, person } from '#tests/support/lenders/application-steps.ts'
import { completeApplication, uploadDocument } from '#tests/support/lenders/complete-application.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepLenders } from './service/sweep.ts'

const shop = await useTestShop()
const finance = await shop.asStaff('finance@contoh.id')
const { staffLenderSimulator: simulator, staffLenders } = finance

type Buyer = Awaited<ReturnType<typeof createCompanyBuyer>>

const upload = ({ api }: Buyer) => uploadDocument(api)

/** A complete application at Credilinq; returns its id. */
const fillIn = ({ api }: Buyer, changes: Parameters<typeof need>[0] = {}) =>
  completeApplication(api, 'credilinq', changes)

const send = (buyer: Buyer, id: string) =>
  buyer.api.credilinq.sendRegistration({ body: { data: { id, consent: true } } })

const findAtLender = async (id: string) => {
  const { rows } = await shop.pool.query<{ nr: string }>(
    'select nr::text as nr from lender_simulator_application where reference = $1',
    [id],
  )
  return rows[0]!.nr
}

const setMode = (mode: 'normal' | 'silent' | 'down') =>
  simulator.changeMode({ body: { lender: 'credilinq', mode } })

test('Credilinq: from eligibility over every step to the agreement and an open limit', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { credilinq, lenders } = buyer.api
  const before = await lenders.limits()
  assert.deepEqual(
    [before.companyId, before.canApply, before.isInvited],
    [buyer.companyId, true, true],
  )
  const id = await fillIn(buyer)
  const filled = await credilinq.step({ id, query: {} })
  assert.deepEqual([filled.status, filled.missing, filled.step], ['draft', [], 'dokumen'])
  assert.equal(filled.eligibility?.upTo?.amount, '500000000.00')
  const byCompany = await credilinq.step({ id: buyer.companyId, query: { detailBy: 'company' } })
  assert.deepEqual(byCompany, filled)
  assert.equal((await send(buyer, id)).status, 'submitted')
  await expectRefusal(send(buyer, id), 409, 'lender.state')
  await runLenderJobs(shop)
  const offered = await credilinq.step({ id, query: {} })
  assert.deepEqual([offered.status, offered.offered?.amount], ['agreement_sent', '100000000.00'])
  assert.match(offered.agreement!.number, /^SIM-\d{6}$/)
  await credilinq.sendAgreement({ body: { data: { id, agree: true } } })
  await runLenderJobs(shop)
  const { results } = await lenders.limits()
  const [own] = results
  assert.deepEqual(
    [own?.lender, own?.status, own?.limit?.amount, own?.free?.amount],
    ['credilinq', 'active', '100000000.00', '100000000.00'],
  )
})

test('Credilinq: steps survive on another device, are the owner’s alone, and can be prefilled', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { id, answers } = await buyer.api.credilinq.eligibility({ body: need() })
  assert.ok(answers.company.name)
  await buyer.api.credilinq.save({ id, body: { data: { person } } })
  // Often enough for a generic plan of every statement.
  for (let time = 0; time < 20; time += 1) await buyer.api.credilinq.eligibility({ body: need() })
  const again = await buyer.api.credilinq.eligibility({ body: need({ amount: 50_000_000 }) })
  assert.equal(again.id, id)
  assert.equal(again.answers.person.nik, person.nik)
  assert.deepEqual(again.step, 'perusahaan')
  const stranger = await createCompanyBuyer(shop)
  await expectRefusal(stranger.api.credilinq.step({ id, query: {} }), 404, 'not_found')
  await expectRefusal(
    stranger.api.credilinq.save({ id, body: { data: { person } } }),
    404,
    'not_found',
  )
  const retail = await createBuyerClient(shop)
  await expectRefusal(retail.api.credilinq.eligibility({ body: need() }), 422, 'lender.unverified')
  assert.equal((await retail.api.lenders.limits()).canApply, false)
})

test('Credilinq: a missing paper is named, and a young business is not sent', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { id } = await buyer.api.credilinq.eligibility({ body: need() })
  await buyer.api.credilinq.save({ id, body: { data: { company, person } } })
  const refused = await expectRefusal(send(buyer, id), 422, 'lender.incomplete')
  assert.match(refused.message, /Alamat, KTP penanggung jawab, Rekening koran/)
  const tooYoung = await createCompanyBuyer(shop)
  const young = await tooYoung.api.credilinq.eligibility({ body: need({ yearsInBusiness: 0 }) })
  assert.equal(young.eligibility?.isEligible, false)
  await expectRefusal(send(tooYoung, young.id), 422, 'lender.incomplete')
})

test('Credilinq: asked for more, the buyer adds it and sends again; a declined one begins anew', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { credilinq } = buyer.api
  const id = await fillIn(buyer, { amount: 500_000_000 })
  await send(buyer, id)
  await runLenderJobs(shop)
  const asked = await credilinq.step({ id, query: {} })
  assert.deepEqual([asked.status, asked.isEditable], ['asked', true])
  assert.match(asked.reason!, /laporan keuangan/)
  const documents = [{ kind: 'laporan-keuangan', fileId: await upload(buyer) } as const]
  await credilinq.save({ id, body: { data: { documents } } })
  shop.clock.advance(minutes(1))
  await send(buyer, id)
  await runLenderJobs(shop)
  assert.equal((await credilinq.step({ id, query: {} })).status, 'agreement_sent')
  await expectRefusal(credilinq.save({ id, body: { data: { person } } }), 409, 'lender.state')
  shop.clock.advance(minutes(1))
  await simulator.decide({ id: await findAtLender(id), body: { status: 'declined' } })
  await runLenderJobs(shop)
  assert.equal((await credilinq.step({ id, query: {} })).status, 'declined')
  await expectRefusal(
    credilinq.sendAgreement({ body: { data: { id, agree: true } } }),
    409,
    'lender.state',
  )
  const anew = await credilinq.eligibility({ body: need() })
  assert.deepEqual([anew.id === id, anew.status], [false, 'draft'])
})

test('Credilinq: a silent lender is asked, and one that is down gets the application later', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { credilinq, lenders } = buyer.api
  await setMode('down')
  const id = await fillIn(buyer)
  const filled = await credilinq.step({ id, query: {} })
  assert.deepEqual([filled.eligibility, filled.isDown, filled.missing], [null, true, []])
  await send(buyer, id)
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  assert.equal((await credilinq.step({ id, query: {} })).isOnItsWay, true)
  assert.deepEqual(
    (await lenders.limits()).results.find(({ isDown }) => isDown)?.lender,
    'credilinq',
  )
  await setMode('silent')
  shop.clock.advance(minutes(11))
  await sweepLenders(shop.deps)
  await runLenderJobs(shop)
  const taken = await credilinq.step({ id, query: {} })
  assert.deepEqual([taken.status, taken.isOnItsWay, taken.isDown], ['submitted', false, false])
  shop.clock.advance(minutes(11))
  await sweepLenders(shop.deps)
  assert.equal((await credilinq.step({ id, query: {} })).status, 'agreement_sent')
  await setMode('normal')
})

test('Credilinq: forged, repeated and late notifications change nothing; staff read a masked trail', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { credilinq } = buyer.api
  const id = await fillIn(buyer)
  await send(buyer, id)
  await runLenderJobs(shop)
  const nr = await findAtLender(id)
  assert.equal((await simulator.forge({ id: nr, body: {} })).status, 401)
  await simulator.repeat({ id: nr, body: {} })
  await runLenderJobs(shop)
  shop.clock.advance(minutes(1))
  await credilinq.sendAgreement({ body: { data: { id, agree: true } } })
  await runLenderJobs(shop)
  await simulator.decide({ id: nr, body: { status: 'declined' } })
  await simulator.repeat({ id: nr, body: { which: 'first' } })
  await runLenderJobs(shop)
  assert.equal((await credilinq.step({ id, query: {} })).status, 'active')
  const { results } = await staffLenders.list({ query: { lender: 'credilinq', status: 'active' } })
  assert.ok(results.some((each) => each.id === id))
  const shown = await staffLenders.show({ id })
  assert.ok(!JSON.stringify(shown).includes(person.nik))
  assert.ok(shown.trail.some(({ action }) => action === 'Kabar: Belum disetujui (terlambat)'))
  assert.deepEqual(
    shown.trail
      .map(({ action }) => action)
      .filter((action) => action.startsWith('Kabar: Menunggu')),
    ['Kabar: Menunggu persetujuan Anda'],
  )
  const [file] = shown.files
  assert.ok((await staffLenders.document({ id, fileId: file!.id })).size > 0)
})

test('POST /customer/bnpl/invite/close: the invitation is shown to an owner until it is closed', async () => {
  const { api } = await createCompanyBuyer(shop)
  assert.equal((await api.lenders.limits()).isInvited, true)
  await api.lenders.closeInvite({ body: {} })
  assert.equal((await api.lenders.limits()).isInvited, false)
})
