import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, minutes, type Clock } from '#platform/clock.ts'
import { credilinqMapping } from '#platform/lender/credilinq.ts'
import { createHttpLender } from '#platform/lender/http-lender.ts'
import { koinworksMapping } from '#platform/lender/koinworks.ts'
import { modalRakyatMapping } from '#platform/lender/modal-rakyat.ts'
import type { LenderCode, Lenders, LoanEventStatus } from '#platform/lender/port.ts'
import { sweepLenders } from '#modules/finance/lenders/service/sweep.ts'
import { receiveLenderNotification } from '#modules/finance/loans/service/receive-lender-notification.ts'
import { sweepLoans } from '#modules/finance/loans/service/sweep-loans.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import { lenderGroups, pickLoanCalls } from '#tests/support/lenders/lender-groups.ts'
import {
  LENDER_KEY,
  LENDER_WEBHOOK_SECRET,
  openLenderServer,
} from '#tests/support/lenders/lender-server.ts'
import { createLoanGoods } from '#tests/support/lenders/loan-steps.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { takeLimit } from '#tests/support/lenders/take-limit.ts'
import { giveOwnPhone, readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'

// What a lender never notified is found by asking: the same of every lender, each at a server that speaks its protocol.

const LENDERS = [
  { name: 'Credilinq', lender: 'credilinq', mapping: credilinqMapping },
  { name: 'KoinWorks', lender: 'koinworks', mapping: koinworksMapping },
  { name: 'Modal Rakyat', lender: 'modal-rakyat', mapping: modalRakyatMapping },
] as const

/** The shop's own clock: the lenders' servers are opened first and ask it later. */
const clock: Clock = { now: () => shop.clock.now() }
const servers = await Promise.all(LENDERS.map(({ mapping }) => openLenderServer(mapping, clock)))
const overHttp = LENDERS.map(({ lender, mapping }, index) => {
  const apiUrl = servers[index]!.url
  const account = { apiUrl, key: LENDER_KEY, webhookSecret: LENDER_WEBHOOK_SECRET }
  const options = { clock, retryDelaysMs: [1, 1] }
  return [lender, createHttpLender(mapping, account, options)]
})
const shop = await useTestShop({ lenders: Object.fromEntries(overHttp) as Lenders })
const { items } = await createLoanGoods(shop)

/** Asks the lenders about what stayed silent, as a job does every five minutes. */
async function sweep(job: typeof sweepLenders, silentMs = minutes(11)) {
  shop.clock.advance(silentMs)
  await job(shop.deps)
  await runLenderJobs(shop)
}

type Subject = { lender: LenderCode; server: (typeof servers)[number] }
type Buyer = Awaited<ReturnType<typeof createCompanyBuyer>>

/** A company whose limit is open, although its lender notified nobody of it. */
async function findOpenLimit(buyer: Buyer, { lender, server }: Subject): Promise<void> {
  const { registration } = lenderGroups[lender]
  const id = await completeApplication(buyer.api, registration)
  await sendApplication(buyer.api, registration, id)
  await runLenderJobs(shop)
  server.tell(id, 'agreement_sent')
  await sweep(sweepLenders)
  await takeLimit(shop, buyer, lender, id)
  await runLenderJobs(shop)
  await sweep(sweepLenders)
}

for (const [index, { lender, name }] of LENDERS.entries()) {
  const server = servers[index]!
  const subject = { lender, server }
  const { registration } = lenderGroups[lender]

  test(`${name}, an application: what was never notified is found by asking, through cut connections and garbage`, async () => {
    const buyer = await createCompanyBuyer(shop)
    const { api } = buyer
    const id = await completeApplication(api, registration)
    const readStep = () => api[registration].step({ id, query: {} })
    await sendApplication(api, registration, id)
    server.state.garbage = 1
    await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
    assert.equal((await readStep()).isOnItsWay, true)
    await sweep(sweepLenders)
    assert.equal((await readStep()).isOnItsWay, false)
    const notification = server.tell(id, 'agreement_sent')
    server.state.resets = 3
    await sweep(sweepLenders)
    assert.deepEqual([(await readStep()).status, (await readStep()).isDown], ['submitted', true])
    await sweep(sweepLenders)
    assert.equal((await readStep()).status, 'agreement_sent')
    const again = await receiveLenderNotification(shop.deps, lender, notification)
    assert.equal(again.outcome, 'repeated')
    await takeLimit(shop, buyer, lender, id)
    await runLenderJobs(shop)
    await sweep(sweepLenders)
    assert.equal((await readStep()).status, 'active')
    await sweep(sweepLenders)
    const { results } = await api.lenders.limits()
    const own = results.find((each) => each.lender === lender)
    assert.equal(own?.limit?.amount, '100000000.00')
  })

  test(`${name}, a loan: what was never notified is found by asking, and a notification afterwards changes nothing`, async () => {
    const buyer = await createCompanyBuyer(shop)
    const { api, accountId } = buyer
    await giveOwnPhone(shop, accountId)
    await findOpenLimit(buyer, subject)
    const calls = pickLoanCalls(api, lender)
    const payment = { paymentType: lender }
    const { id: orderId } = await placeOrder(shop, items(), buyer, { payment })
    const read = () => calls.payment({ id: orderId })
    const { id } = (await read()).loan!
    await calls.requestCode({ body: { data: { id, tenor: 3 } } })
    const code = await readLenderCode(shop, accountId)
    await calls.validateCode({ body: { data: { id, code } } })
    await calls.confirmDelivery({ body: { data: { id, confirm: true } } })
    server.state.garbage = 1
    await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
    assert.equal((await read()).loan?.sentAt, null)
    await sweep(sweepLoans)
    assert.ok(server.loans.get(id)?.delivery)
    const notifications = []
    const silentlyTell = async (status: LoanEventStatus, silentMs?: number) => {
      notifications.push(server.tellLoan(id, status))
      await sweep(sweepLoans, silentMs)
    }
    await silentlyTell('approved')
    assert.equal((await read()).loan?.status, 'approved')
    notifications.push(server.tellLoan(id, 'paid'))
    server.state.resets = 3
    await sweep(sweepLoans)
    const unheard = await read()
    assert.deepEqual([unheard.orderStatus, unheard.isDown], ['awaiting_confirmation', true])
    await sweep(sweepLoans)
    const heard = await read()
    assert.deepEqual([heard.orderStatus, heard.loan?.status], ['processing', 'paid'])
    for (let instalment = 1; instalment <= 3; instalment += 1)
      await silentlyTell('repaid', hours(7))
    assert.equal((await read()).loan?.status, 'repaid')
    for (const notification of notifications) {
      const { outcome } = await receiveLenderNotification(shop.deps, lender, notification)
      assert.equal(outcome, 'repeated')
    }
  })
}
