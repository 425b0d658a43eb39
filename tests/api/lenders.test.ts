import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { rupiah } from '#platform/money.ts'
import { createHttpLender } from '#platform/lender/http-lender.ts'
import type { LenderError } from '#platform/lender/port.ts'
import { LENDER_KEY, LENDER_WEBHOOK_SECRET } from '#tests/support/lenders/lender-server.ts'
import { facts, openLenderSubjects, submitTwice } from '#tests/support/lenders/lender-subjects.ts'
import { useTestShop } from '#tests/support/shop.ts'

// The lenders' contract: what the shop relies on, of the simulator and of the adapter for each lender.

const shop = await useTestShop()
const { simulated, overHttp, quick } = await openLenderSubjects(shop)

const failureOf = (work: Promise<unknown>): Promise<LenderError> =>
  work.then(
    () => assert.fail('expected a failure'),
    (thrown: LenderError) => thrown,
  )

for (const { name, lender, tell, whileDown } of [
  simulated,
  ...overHttp.map(({ subject }) => subject),
]) {
  const submit = () => submitTwice(lender)

  test(`${name}: says who is eligible, for how much, and why not`, async () => {
    const asked = await lender.checkEligibility(facts)
    assert.deepEqual(asked, { isEligible: true, reason: null, upTo: rupiah(500_000_000) })
    const young = await lender.checkEligibility({ ...facts, yearsInBusiness: 0 })
    assert.equal(young.isEligible, false)
    assert.ok(young.reason)
  })

  test(`${name}: takes an application with its papers, asks for more, offers, and opens the limit`, async () => {
    const reference = await submit()
    assert.deepEqual(await lender.query(reference), [])
    const read = async (status: 'asked' | 'agreement_sent') => {
      const event = await lender.readNotification(await tell(reference, status))
      return event?.kind === 'loan' ? null : event
    }
    const asked = await read('asked')
    assert.deepEqual([asked?.reference, asked?.status], [reference, 'asked'])
    assert.ok(asked?.reason)
    const offered = await read('agreement_sent')
    assert.equal(offered?.limit, rupiah(200_000_000))
    assert.ok(offered?.agreement?.number && offered.agreement.terms)
    await lender.acceptAgreement(reference)
    const events = await lender.query(reference)
    assert.deepEqual(
      events.map(({ status }) => status),
      ['asked', 'agreement_sent', 'active'],
    )
    assert.equal(events[1]?.eventId, offered.eventId)
    assert.equal((await lender.getLimit(reference)).limit, rupiah(200_000_000))
  })

  test(`${name}: refuses a notification that was changed or is not signed`, async () => {
    const { headers, body } = await tell(await submit(), 'agreement_sent')
    const changed = body.replaceAll('20000000', '90000000')
    assert.notEqual(changed, body)
    for (const forged of [
      { headers, body: changed },
      { headers: {}, body },
    ])
      assert.equal((await failureOf(lender.readNotification(forged))).name, 'ForgedNotification')
  })

  test(`${name}: down, it fails as something that may pass, and works again afterwards`, async () => {
    await whileDown(async () => {
      const failure = await failureOf(lender.checkEligibility(facts))
      assert.deepEqual([failure.name, failure.isRetryable], ['LenderError', true])
    })
    assert.equal((await lender.checkEligibility(facts)).isEligible, true)
    assert.deepEqual(await lender.query(randomUUID()), [])
  })
}

for (const { mapping, server, subject } of overHttp) {
  test(`${mapping.code}: sends every fact under its own name, amounts in whole rupiah`, async () => {
    const reference = randomUUID()
    await subject.lender.submit({ reference, attempt: 1, facts, documentIds: [] })
    const { fields } = server.applications.get(reference)!
    assert.equal(fields[mapping.facts.amount], 200_000_000)
    for (const [ours, theirs] of Object.entries(mapping.facts))
      assert.ok(fields[theirs] !== undefined, `${ours} as ${theirs}`)
  })

  test(`${mapping.code}: tries again what may pass, gives up on silence, and refuses a wrong key for good`, async () => {
    server.state.failures = 2
    assert.equal((await subject.lender.checkEligibility(facts)).isEligible, true)
    server.state.isSilent = true
    const account = { apiUrl: server.url, key: LENDER_KEY, webhookSecret: LENDER_WEBHOOK_SECRET }
    const impatient = createHttpLender(mapping, account, { ...quick, timeoutMs: 100 })
    const silent = await failureOf(impatient.checkEligibility(facts))
    assert.deepEqual([silent.code, silent.isRetryable], ['timeout', true])
    server.state.isSilent = false
    const stranger = createHttpLender(mapping, { ...account, key: 'lain' }, quick)
    assert.equal((await failureOf(stranger.checkEligibility(facts))).isRetryable, false)
  })

  test(`${mapping.code}: is left alone after many failures, and asked again later`, async () => {
    const account = { apiUrl: server.url, key: LENDER_KEY, webhookSecret: LENDER_WEBHOOK_SECRET }
    const lender = createHttpLender(mapping, account, quick)
    server.state.failures = 6
    for (let time = 0; time < 2; time += 1) await failureOf(lender.checkEligibility(facts))
    const before = server.state.requests
    assert.equal((await failureOf(lender.checkEligibility(facts))).code, 'open')
    assert.equal(server.state.requests, before)
    server.state.failures = 0
    shop.clock.advance(60_000)
    assert.equal((await lender.checkEligibility(facts)).isEligible, true)
  })

  test(`${mapping.code}: waits for a slow answer, survives a cut connection, and takes a proxy's page for no answer`, async () => {
    const reference = randomUUID()
    const application = { reference, attempt: 1, facts, documentIds: [] }
    server.state.latencyMs = 30
    server.state.resets = 2
    await subject.lender.submit(application)
    assert.ok(server.applications.has(reference))
    server.state.latencyMs = 0
    server.state.garbage = 1
    const failed = await failureOf(subject.lender.submit(application))
    assert.deepEqual([failed.code, failed.isRetryable], ['answer', true])
    server.state.garbage = 1
    assert.equal((await failureOf(subject.lender.query(reference))).isRetryable, true)
    server.state.garbage = 1
    assert.equal((await failureOf(subject.lender.checkEligibility(facts))).isRetryable, true)
    await subject.lender.submit(application)
  })
}
