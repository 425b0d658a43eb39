import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { rupiah } from '#platform/money.ts'
import { openLenderSubjects, submitTwice } from '#tests/support/lenders/lender-subjects.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { simulated, overHttp } = await openLenderSubjects(shop)

for (const { name, lender, tell, tellLoan } of [
  simulated,
  ...overHttp.map(({ subject }) => subject),
]) {
  test(`${name}: takes a loan and its delivery once, pays it, tells its instalments, and lets one be taken back`, async () => {
    const application = await submitTwice(lender)
    await tell(application, 'agreement_sent')
    await lender.acceptAgreement(application)
    const request = (reference: string) =>
      ({ reference, application, amount: rupiah(90_000), tenor: 3, description: 'SO/1' }) as const
    const delivery = {
      recipient: 'Warsito',
      phone: '+6281234567890',
      address: 'Jalan Raya 1',
      date: '2026-11-24',
    }
    const reference = randomUUID()
    assert.deepEqual(await lender.queryLoan(reference), [])
    await lender.requestLoan(request(reference))
    await lender.requestLoan(request(reference))
    await lender.confirmDelivery(reference, delivery)
    await lender.confirmDelivery(reference, delivery)
    const events = []
    for (const status of ['approved', 'paid', 'repaid'] as const)
      events.push(await lender.readNotification(await tellLoan(reference, status)))
    assert.deepEqual(await lender.queryLoan(reference), events)
    const [, paid, repaid] = events
    assert.ok(paid?.kind === 'loan' && repaid?.kind === 'loan')
    assert.deepEqual([paid.reference, paid.amount], [reference, rupiah(90_000)])
    assert.ok(paid.total! >= paid.amount! && paid.repayTo)
    assert.equal(repaid.instalment, 1)
    const returned = { key: randomUUID(), amount: rupiah(10_000), transfer: 'BCA 1' }
    await lender.returnMoney(reference, returned)
    await lender.returnMoney(reference, returned)
    const unknown = lender.returnMoney(randomUUID(), returned)
    await assert.rejects(unknown, { name: 'LenderError', isRetryable: false })
    const other = randomUUID()
    await lender.requestLoan(request(other))
    const refusal = await lender.readNotification(await tellLoan(other, 'refused'))
    assert.ok(refusal?.reason)
    await lender.cancelLoan(randomUUID())
    await lender.cancelLoan(other)
  })
}

for (const { mapping, server, subject } of overHttp)
  test(`${mapping.code}: a loan survives a slow answer, cut connections and a proxy's page, and arrives once`, async () => {
    const application = await submitTwice(subject.lender)
    const reference = randomUUID()
    const request = {
      reference,
      application,
      amount: rupiah(90_000),
      tenor: 3,
      description: 'SO/1',
    }
    server.state.latencyMs = 30
    server.state.resets = 2
    await subject.lender.requestLoan(request)
    server.state.latencyMs = 0
    server.state.garbage = 1
    await assert.rejects(subject.lender.requestLoan(request), { code: 'answer', isRetryable: true })
    server.state.garbage = 1
    await assert.rejects(subject.lender.queryLoan(reference), { isRetryable: true })
    await subject.lender.requestLoan(request)
    const { fields } = server.loans.get(reference)!
    assert.equal(fields[mapping.sent.amount], 90_000)
    assert.equal(fields[mapping.sent.reference], application)
    const back = { key: 'kembali-1', amount: rupiah(10_000), transfer: 'BCA 1' }
    server.state.resets = 2
    await subject.lender.returnMoney(reference, back)
    server.state.garbage = 1
    await assert.rejects(subject.lender.returnMoney(reference, back), { isRetryable: true })
    await subject.lender.returnMoney(reference, back)
    const { returns } = server.loans.get(reference)!
    assert.deepEqual([...returns.keys()], ['kembali-1'])
    assert.equal(returns.get('kembali-1')![mapping.sent.amount], 10_000)
    const { headers, body } = server.tellLoan(reference, 'paid')
    const forged = { headers, body: body.replaceAll('90000', '99000') }
    await assert.rejects(subject.lender.readNotification(forged), { name: 'ForgedNotification' })
  })
