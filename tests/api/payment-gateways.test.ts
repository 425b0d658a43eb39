import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { fakeClock } from '#platform/clock.ts'
import { rupiah, sen } from '#platform/money.ts'
import { createMidtransGateway } from '#platform/payment-gateway/midtrans.ts'
import {
  bankCodes,
  ForgedNotification,
  GatewayError,
  type ChargeRequest,
  type PaymentGateway,
  type RawNotification,
} from '#platform/payment-gateway/port.ts'
import { createXenditGateway } from '#platform/payment-gateway/xendit.ts'
import { buildNotification } from '#modules/finance/bank-simulator/service/bank-simulator.ts'
import { MIDTRANS_SERVER_KEY, openMidtransServer } from '#tests/support/gateways/midtrans-server.ts'
import {
  openXenditServer,
  XENDIT_CALLBACK_TOKEN,
  XENDIT_SECRET_KEY,
} from '#tests/support/gateways/xendit-server.ts'
import { FRIDAY_NOON, useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { staffBankSimulator: bank } = await shop.asStaff('finance@contoh.id')
const clock = fakeClock(FRIDAY_NOON)
const quick = { clock, timeoutMs: 200, retryDelaysMs: [1, 1] }
const midtrans = await openMidtransServer()
const xendit = await openXenditServer()

/** A gateway, and its other side. */
type Subject = {
  gateway: PaymentGateway
  pay(reference: string): Promise<void> | void
  notify(reference: string): Promise<RawNotification> | RawNotification
  forge(notification: RawNotification): RawNotification
  whileDown(work: () => Promise<void>): Promise<void>
}

async function whileServerFails(
  { state }: Pick<typeof midtrans, 'state'>,
  work: () => Promise<void>,
) {
  state.failures = 3
  await work()
  state.failures = 0
}

const findAccount = async (reference: string) => {
  const { rows } = await shop.pool.query<{ nr: string; paid: string | null }>(
    `select account.nr::text as nr, (select id from bank_simulator_event
       where account_nr = account.nr and status = 'settled' limit 1) as paid
     from bank_simulator_account as account where reference = $1`,
    [reference],
  )
  return rows[0]!
}

const subjects: Subject[] = [
  {
    gateway: shop.deps.gateway,
    pay: async (reference) => {
      const { nr } = await findAccount(reference)
      await bank.pay({ id: nr, body: { kind: 'exact' } })
    },
    notify: async (reference) =>
      (await buildNotification(shop.db, (await findAccount(reference)).paid!))!,
    forge: ({ headers, body }) => ({ headers, body: body.replace('settled', 'expired') }),
    async whileDown(work) {
      await bank.changeMode({ body: { mode: 'down' } })
      await work()
      await bank.changeMode({ body: { mode: 'normal' } })
    },
  },
  {
    gateway: createMidtransGateway({ apiUrl: midtrans.url, serverKey: MIDTRANS_SERVER_KEY }, quick),
    ...midtrans,
    whileDown: (work) => whileServerFails(midtrans, work),
  },
  {
    gateway: createXenditGateway(
      { apiUrl: xendit.url, secretKey: XENDIT_SECRET_KEY, callbackToken: XENDIT_CALLBACK_TOKEN },
      quick,
    ),
    ...xendit,
    whileDown: (work) => whileServerFails(xendit, work),
  },
]

const makeRequest = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  reference: randomUUID(),
  method: 'va',
  bank: 'bca',
  amount: rupiah(1_250_000),
  expiresAt: new Date('2026-11-21T12:00:00+07:00'),
  buyerName: 'Warsito Mandor',
  description: 'SO/2026/11/000001',
  ...changes,
})

const failureOf = (work: Promise<unknown>): Promise<GatewayError> =>
  work.then(
    () => assert.fail('expected a failure'),
    (thrown: GatewayError) => thrown,
  )

for (const { gateway, pay, notify, forge, whileDown } of subjects) {
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

  test(`${provider}: tells a payment alike in its notification and when it is asked`, async () => {
    const request = makeRequest()
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
    const request = makeRequest()
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
    const request = makeRequest()
    const { reference } = request
    const { gatewayId } = await gateway.create(request)
    await gateway.expire({ reference, gatewayId })
    await gateway.expire({ reference, gatewayId })
    const events = await gateway.query({ reference, gatewayId })
    assert.ok(events.every(({ status }) => status !== 'settled'))
    assert.deepEqual(await gateway.query({ reference: randomUUID(), gatewayId: 'lain' }), [])
  })

  test(`${provider}: sends back what was paid, and never more`, async () => {
    const request = makeRequest()
    const { reference, amount } = request
    const { gatewayId } = await gateway.create(request)
    await pay(reference)
    const refund = { key: randomUUID(), amount, reason: 'Pesanan dibatalkan' }
    const { refundId } = await gateway.refund({ reference, gatewayId }, refund)
    assert.ok(refundId)
    const more = { key: randomUUID(), amount: rupiah(1_250_001), reason: 'Terlalu banyak' }
    const refused = await failureOf(gateway.refund({ reference, gatewayId }, more))
    assert.equal(refused.isRetryable, false)
  })

  test(`${provider}: while it is down every failure may pass by itself`, async () => {
    const request = makeRequest()
    await whileDown(async () => {
      assert.equal((await failureOf(gateway.create(request))).isRetryable, true)
    })
    assert.ok((await gateway.create(request)).accountNumber)
  })
}

test('createGatewayHttp: a failure is tried again; after many in a row the gateway is left alone for a while', async () => {
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
