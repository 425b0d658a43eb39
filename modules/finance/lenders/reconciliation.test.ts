import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeClock, minutes } from '#platform/clock.ts'
import { createHttpLender } from '#platform/lender/http-lender.ts'
import { koinworksMapping } from '#platform/lender/koinworks.ts'
import { createCompanyBuyer } from '#tests/support/credit.ts'
import { agreeAtKoinworks } from '#tests/support/lenders/agree-at-koinworks.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import {
  LENDER_KEY,
  LENDER_WEBHOOK_SECRET,
  openLenderServer,
} from '#tests/support/lenders/lender-server.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { FRIDAY_NOON, useTestShop } from '#tests/support/shop.ts'
import { receiveLenderNotification } from '#modules/finance/loans/service/receive-lender-notification.ts'
import { sweepLenders } from './service/sweep.ts'

const server = await openLenderServer(koinworksMapping)
const koinworks = createHttpLender(
  koinworksMapping,
  { apiUrl: server.url, key: LENDER_KEY, webhookSecret: LENDER_WEBHOOK_SECRET },
  { clock: fakeClock(FRIDAY_NOON), retryDelaysMs: [1, 1] },
)
const shop = await useTestShop({ lenders: { koinworks } })

/** Asks the lender about what stayed silent, as the job does every five minutes. */
async function sweep() {
  shop.clock.advance(minutes(11))
  await sweepLenders(shop.deps)
  await runLenderJobs(shop)
}

test('KoinWorks over HTTP: what it never notified is found by asking, through cut connections and garbage', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { api } = buyer
  const id = await completeApplication(api, 'koinworks')
  const readStep = () => api.koinworks.step({ id, query: {} })
  await sendApplication(api, 'koinworks', id)
  server.state.garbage = 1
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  assert.equal((await readStep()).isOnItsWay, true)
  await sweep()
  assert.equal((await readStep()).isOnItsWay, false)
  const notification = server.tell(id, 'agreement_sent')
  server.state.resets = 3
  await sweep()
  assert.deepEqual([(await readStep()).status, (await readStep()).isDown], ['submitted', true])
  await sweep()
  assert.equal((await readStep()).status, 'agreement_sent')
  assert.equal(
    (await receiveLenderNotification(shop.deps, 'koinworks', notification)).outcome,
    'repeated',
  )
  await agreeAtKoinworks(shop, buyer, id)
  await runLenderJobs(shop)
  await sweep()
  assert.equal((await readStep()).status, 'active')
  await sweep()
  const { results } = await api.lenders.limits()
  assert.equal(results.find(({ lender }) => lender === 'koinworks')?.limit?.amount, '100000000.00')
})
