import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { fakeClock } from '#platform/clock.ts'
import { rupiah } from '#platform/money.ts'
import { createMidtransGateway } from '#platform/payment-gateway/midtrans.ts'
import { createPaperGateway } from '#platform/payment-gateway/paper.ts'
import { MIDTRANS_SERVER_KEY } from '#tests/support/gateways/midtrans-server.ts'
import {
  openPaperServer,
  PAPER_CALLBACK_TOKEN,
  PAPER_CLIENT_ID,
  PAPER_CLIENT_SECRET,
} from '#tests/support/gateways/paper-server.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { startServedShop } from '#tests/support/served-shop.ts'
import { FRIDAY_NOON } from '#tests/support/shop.ts'

const gateway = createMidtransGateway(
  { apiUrl: 'http://127.0.0.1:9', serverKey: MIDTRANS_SERVER_KEY },
  { clock: fakeClock(FRIDAY_NOON) },
)
const paper = await openPaperServer()
const atPaper = createPaperGateway(
  {
    apiUrl: paper.url,
    clientId: PAPER_CLIENT_ID,
    clientSecret: PAPER_CLIENT_SECRET,
    callbackToken: PAPER_CALLBACK_TOKEN,
  },
  { clock: fakeClock(FRIDAY_NOON), retryDelaysMs: [1, 1] },
)
const shop = await closeAfterTests(
  startServedShop({ gateway, paper: atPaper }, { variables: { ROLE: 'api' } }),
)

const sign = (fields: { order_id: string; gross_amount: string }, key = MIDTRANS_SERVER_KEY) => ({
  ...fields,
  transaction_id: 'tx-1',
  transaction_status: 'settlement',
  status_code: '200',
  settlement_time: '2026-11-20 12:30:00',
  signature_key: createHash('sha512')
    .update(`${fields.order_id}200${fields.gross_amount}${key}`)
    .digest('hex'),
})

const post = async (provider: string, body: string, type = 'application/json') => {
  const response = await fetch(`${shop.origin}/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const { data } = (await response.json()) as { data: { code?: string; outcome?: string } }
  return [response.status, data.code ?? data.outcome]
}

const countStored = async () =>
  (await shop.pool.query('select count(*)::int as n from payment_notification')).rows[0].n

test('POST /webhooks/{provider}: a forged, unreadable or foreign notification changes nothing', async () => {
  const fields = { order_id: '00000000-0000-4000-8000-000000000000', gross_amount: '10000.00' }
  assert.deepEqual(await post('midtrans', JSON.stringify(sign(fields, 'kunci-lain'))), [
    401,
    'payment.forged',
  ])
  assert.deepEqual(await post('midtrans', '{"order_id":'), [400, 'input.unreadable'])
  assert.deepEqual(await post('credilinq', '{"status":"ACTIVE"}'), [401, 'lender.forged'])
  assert.deepEqual(await post('midtrans', 'null'), [400, 'input.unreadable'])
  assert.deepEqual(await post('xendit', JSON.stringify(sign(fields))), [404, 'not_found'])
  assert.equal(await countStored(), 0)
})

test('POST /webhooks/{provider}: money for an unknown payment is a 404, stored once, and waits for finance', async () => {
  const body = JSON.stringify(sign({ order_id: 'lain-sekali', gross_amount: '10000.00' }))
  assert.deepEqual(await post('midtrans', body), [404, 'payment.unknown'])
  assert.deepEqual(await post('midtrans', body, 'text/plain'), [200, 'repeated'])
  assert.equal(await countStored(), 1)
  const finance = await shop.asStaff('finance@contoh.id')
  const { results } = await finance.staffPayments.listUnmatched({ query: {} })
  assert.deepEqual(
    results.map(({ verdict, received }) => [verdict, received?.amount]),
    [['unknown', '10000.00']],
  )
})

test('POST /webhooks/paper: the token of the registered address, and Paper.id’s own word, decide', async () => {
  const reference = '00000000-0000-4000-8000-000000000015'
  await shop.deps.paper!.create({
    reference,
    method: 'paper',
    bank: null,
    amount: rupiah(10_000),
    expiresAt: new Date('2026-11-21T12:00:00+07:00'),
    buyerName: 'Warsito Mandor',
    buyerPhone: '+6281234567890',
    description: 'SO/2026/11/000001',
  })
  const address = `paper?token=${PAPER_CALLBACK_TOKEN}`
  const { body } = paper.notify(reference)
  assert.deepEqual(await post('paper', body), [401, 'payment.forged'])
  assert.deepEqual(await post('paper?token=lain', body), [401, 'payment.forged'])
  // A caller who knows the token says that it is paid, and Paper.id says that it is not.
  assert.deepEqual(await post(address, body), [401, 'payment.forged'])
  paper.pay(reference)
  assert.deepEqual(await post(address, paper.notify(reference, 'FAILED').body), [200, 'noted'])
  paper.state.failures = 3
  assert.deepEqual(await post(address, body), [503, 'payment.unchecked'])
  assert.deepEqual(await post(address, body), [404, 'payment.unknown'])
  assert.deepEqual(await post(address, body), [200, 'repeated'])
})
