import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock } from '#platform/clock.ts'
import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import { createMidtransGateway } from '#platform/payment-gateway/midtrans.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { readConfig } from '../config/config.ts'
import { reportFailedJobs } from './error-reports.ts'

// Nobody listens there.
const nowhere = `http://127.0.0.1:${await findFreePort()}`
const { languageModel } = readConfig({
  ASSISTANT_MODEL_URL: nowhere,
  ASSISTANT_MODEL_NAME: 'uji',
})
const shop = await useTestShop({
  gateway: createMidtransGateway(
    { apiUrl: nowhere, serverKey: 'SB-Mid-server-abcdefghij' },
    { clock: systemClock, timeoutMs: 1_000, retryDelaysMs: [] },
  ),
  languageModel: createLanguageModel(languageModel!, systemClock),
})
const staff = await shop.asStaff()
const listFaults = async () => {
  await shop.deps.reports.flush()
  return (await staff.staffErrors.list({ query: { tab: 'faults', page: 0, count: 20 } })).results
}
const ids = { reference: 'a-1', gatewayId: 'a-1' }

test('ports: an outside party that is down is one fault, however often it is asked, and the shop goes on', async () => {
  for (const _ of [1, 2]) await assert.rejects(shop.deps.gateway.query(ids), /GatewayError|network/)
  const visitor = shop.asVisitor()
  const { threadId } = await visitor.assistant.session()
  const message = { message: 'semen 10 sak', threadId, currentPage: null }
  await visitor.assistant.message({ body: message })
  const faults = await listFaults()
  assert.deepEqual(faults.map(({ context, eventCount }) => [context, eventCount]).toSorted(), [
    ['port language-model.converse', 1],
    ['port midtrans.query', 2],
  ])
})

test('ports: a job that fails because of one is not a second fault; what was forged is none', async () => {
  const before = await listFaults()
  const jobs = reportFailedJobs({ ask: () => shop.deps.gateway.query(ids) }, shop.failures)
  await assert.rejects(jobs['ask']!(shop.deps, {} as never))
  const forged = { headers: {}, body: JSON.stringify({ order_id: 'a-1' }) }
  await assert.rejects(async () => shop.deps.gateway.readNotification(forged))
  const faults = await listFaults()
  assert.equal(faults.length, before.length)
  assert.equal(faults.find(({ context }) => context === 'port midtrans.query')!.eventCount, 3)
})

test('ports: only an admin reads their failures', async () => {
  const sales = await shop.asStaff('sales@contoh.id')
  assert.equal((await expectRefusal(sales.staffErrors.list({ query: {} as never }))).status, 403)
})
