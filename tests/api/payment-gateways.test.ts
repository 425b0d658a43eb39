import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { fakeClock } from '#platform/clock.ts'
import { rupiah, sen } from '#platform/money.ts'
import { createMidtransGateway } from '#platform/payment-gateway/midtrans.ts'
import { ForgedNotification } from '#platform/outside-party/notification.ts'
import {
  bankCodes,
  GatewayError,
  type ChargeRequest,
  type PaymentGateway,
} from '#platform/payment-gateway/port.ts'
import { listGatewaySubjects } from '#tests/support/gateways/gateway-subjects.ts'
import { MIDTRANS_SERVER_KEY, openMidtransServer } from '#tests/support/gateways/midtrans-server.ts'
import { openPaperServer } from '#tests/support/gateways/paper-server.ts'
import { openXenditServer } from '#tests/support/gateways/xendit-server.ts'
import { FRIDAY_NOON, useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const clock = fakeClock(FRIDAY_NOON)
const quick = { clock, timeoutMs: 200, retryDelaysMs: [1, 1] }
const midtrans = await openMidtransServer()
const xendit = await openXenditServer()
const paper = await openPaperServer()

const subjects = listGatewaySubjects(shop, await shop.asStaff('finance@contoh.id'), {
  midtrans,
  xendit,
  paper,
  options: quick,
})

const makeRequest = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  reference: randomUUID(),
  method: 'va',
  bank: 'bca',
  amount: rupiah(1_250_000),
  expiresAt: new Date('2026-11-21T12:00:00+07:00'),
  buyerName: 'Warsito Mandor',
  buyerPhone: '+6281234567890',
  description: 'SO/2026/11/000001',
  ...changes,
})

const failureOf = (work: Promise<unknown>): Promise<GatewayError> =>
  work.then(
    () => assert.fail('expected a failure'),
    (thrown: GatewayError) => thrown,
  )

/** The tests of gateways that give a number or a code to pay to, and no page of their own. */
function listNumberTests(gateway: PaymentGateway): void {
  const { provider } = gateway

  test(`${provider}: opens a virtual account at every bank, once for a reference`, async () => {
    for (const code of bankCodes) {
      const request = makeRequest({ bank: code })
      const charge = await gateway.create(request)
      assert.match(charge.accountNumber ?? '', /^\d{8,20}$/)
      assert.deepEqual([charge.qrText, charge.expiresAt], [null, request.expiresAt])
      assert.deepEqual(await gateway.create(request), charge)
    }
  })

  test(`${provider}: opens a QRIS code, and refuses sen for good`, async () => {
    const charge = await gateway.create(makeRequest({ method: 'qris', bank: null }))
    assert.match(charge.qrText ?? '', /^000201/)
    assert.equal(charge.accountNumber, null)
    const refused = await failureOf(gateway.create(makeRequest({ amount: sen(125_000_050) })))
    assert.deepEqual([refused instanceof GatewayError, refused.isRetryable], [true, false])
  })
}

for (const { gateway, method, pay, notify, forge, whileDown } of subjects) {
  const { provider } = gateway
  const makeOwnRequest = (changes: Partial<ChargeRequest> = {}) =>
    makeRequest(method === 'paper' ? { method, bank: null, ...changes } : changes)

  if (method === 'paper')
    test(`${provider}: opens a page to pay at, once for a reference, and refuses sen for good`, async () => {
      const request = makeOwnRequest()
      const charge = await gateway.create(request)
      assert.match(charge.paymentUrl ?? '', /^https?:\/\/\S+$/)
      assert.deepEqual([charge.accountNumber, charge.qrText], [null, null])
      assert.deepEqual(await gateway.create(request), charge)
      const refused = await failureOf(gateway.create(makeOwnRequest({ amount: sen(125_000_050) })))
      assert.deepEqual([refused instanceof GatewayError, refused.isRetryable], [true, false])
    })
  else listNumberTests(gateway)

  test(`${provider}: tells a payment alike in its notification and when it is asked`, async () => {
    const request = makeOwnRequest()
    const { reference } = request
    const { gatewayId } = await gateway.create(request)
    const [before] = await gateway.query({ reference, gatewayId })
    assert.equal(before?.status ?? 'pending', 'pending')
    await pay(reference)
    const events = await gateway.query({ reference, gatewayId })
    const settled = events.find(({ status }) => status === 'settled')!
    assert.deepEqual([settled.reference, settled.amount], [reference, request.amount])
    assert.ok(settled.at < request.expiresAt)
    const notification = await notify(reference)
    const notified = await gateway.readNotification(notification)
    assert.deepEqual(notified, settled)
    assert.deepEqual(await gateway.readNotification(notification), notified)
  })

  test(`${provider}: refuses a notification that it has not signed`, async () => {
    const request = makeOwnRequest()
    await gateway.create(request)
    await pay(request.reference)
    const notification = await notify(request.reference)
    await assert.rejects(gateway.readNotification(forge(notification)), ForgedNotification)
    // Signed inside the body, or by a header that is missing here.
    const unsigned = {
      headers: {},
      body: notification.body.replace(/"signature_key":"\w+"/, '"x":1'),
    }
    await assert.rejects(gateway.readNotification(unsigned), ForgedNotification)
  })

  test(`${provider}: ends a payment, also twice, and knows nothing of another's`, async () => {
    const request = makeOwnRequest()
    const { reference } = request
    const { gatewayId } = await gateway.create(request)
    await gateway.expire({ reference, gatewayId })
    await gateway.expire({ reference, gatewayId })
    const events = await gateway.query({ reference, gatewayId })
    assert.ok(events.every(({ status }) => status !== 'settled'))
    assert.deepEqual(await gateway.query({ reference: randomUUID(), gatewayId: 'lain' }), [])
  })

  test(`${provider}: sends back what was paid where it can, and never more`, async () => {
    const request = makeOwnRequest()
    const { reference, amount } = request
    const { gatewayId } = await gateway.create(request)
    await pay(reference)
    const refund = { key: randomUUID(), amount, reason: 'Pesanan dibatalkan' }
    const sent = gateway.refund({ reference, gatewayId }, refund)
    if (gateway.refundable.length > 0) assert.ok((await sent).refundId)
    else assert.equal((await failureOf(sent)).isRetryable, false)
    const more = { key: randomUUID(), amount: rupiah(1_250_001), reason: 'Terlalu banyak' }
    const refused = await failureOf(gateway.refund({ reference, gatewayId }, more))
    assert.equal(refused.isRetryable, false)
  })

  test(`${provider}: while it is down every failure may pass by itself`, async () => {
    const request = makeOwnRequest()
    await whileDown(async () => {
      assert.equal((await failureOf(gateway.create(request))).isRetryable, true)
    })
    assert.ok((await gateway.create(request)).gatewayId)
  })
}

test('createPartyClient: a failure is tried again; after many in a row the gateway is left alone for a while', async () => {
  const server = await openMidtransServer()
  const own = fakeClock(FRIDAY_NOON)
  const account = { apiUrl: server.url, serverKey: MIDTRANS_SERVER_KEY }
  const gateway = createMidtransGateway(account, { ...quick, clock: own })
  server.state.failures = 2
  assert.ok((await gateway.create(makeRequest())).accountNumber)
  assert.equal(server.state.requests, 3)

  server.state.isSilent = true
  assert.equal((await failureOf(gateway.create(makeRequest()))).code, 'timeout')
  assert.equal((await failureOf(gateway.create(makeRequest()))).code, 'open')
  const before = server.state.requests
  assert.equal((await failureOf(gateway.create(makeRequest()))).code, 'open')
  assert.equal(server.state.requests, before)
  server.state.isSilent = false
  own.advance(31_000)
  assert.ok((await gateway.create(makeRequest())).accountNumber)
})
