import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { test } from 'node:test'
import { createReporter } from '#platform/error-reports/reporter.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { readConfig } from '../config/config.ts'

const NIK = '3216061204880007'
const NPWP = '0823456789013000'

type Received = {
  key: unknown
  version: unknown
  body: { apiKey: string; payloadVersion: string; events: { context: string }[] }
}
const received: Received[] = []
let status = 200
const server = createServer(async (request, response) => {
  const body = (await json(request)) as Received['body']
  const { 'bugsnag-api-key': key, 'bugsnag-payload-version': version } = request.headers
  received.push({ key, version, body })
  response.writeHead(status).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
await closeAfterTests({ close: async () => void server.close() })
const { errorReportsTo } = readConfig({
  BUGSNAG_NOTIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  BUGSNAG_API_KEY: 'a'.repeat(32),
})
const shop = await useTestShop({ reportsTo: errorReportsTo })
const flush = () => shop.deps.reports.flush()

test('BUGSNAG_NOTIFY_URL: reports of the server and of browsers go there in the protocol, and none into our table', async () => {
  await expectRefusal(shop.asVisitor().catalogue.product({ id: 'tidak-ada' }), 404)
  createReporter({
    app: { version: 'v1', type: 'browser' },
    now: () => shop.clock.now(),
    deliver: (body) => void shop.asVisitor().errorReports.notify({ body }),
  }).report(new TypeError('gagal'), { context: '/cart' })
  await flush()
  await flush()
  const events = received.flatMap(({ body }) => body.events)
  assert.deepEqual(events.map(({ context }) => context).toSorted(), [
    '/cart',
    'GET /product/ec/{id}',
  ])
  for (const { key, version, body } of received) {
    assert.deepEqual([key, body.apiKey], ['a'.repeat(32), 'a'.repeat(32)])
    assert.deepEqual([version, body.payloadVersion], ['4', '4'])
  }
  const { rows } = await shop.pool.query('select from error_group')
  assert.equal(rows.length, 0)
})

test('BUGSNAG_NOTIFY_URL: nothing of a person leaves the shop but id and e-mail of the user', async () => {
  received.length = 0
  const { token, accountId } = await createSignedInBuyer(shop.db)
  const buyer = shop.client({ token })
  const identity = { kind: 'nik', number: `${NIK}9`, name: 'Warsito', address: 'Jl. Melati 5' }
  await expectRefusal(buyer.taxIdentities.save({ body: identity as never }), 422)
  const npwp = { ...identity, kind: 'npwp', number: `${NPWP}1` }
  await expectRefusal(buyer.taxIdentities.save({ body: npwp as never }), 422)
  const profile = { phone: '0812 9041 7735 x', name: 'Warsito' }
  await expectRefusal(buyer.customers.changeProfile({ body: profile as never }), 422)
  await flush()
  const text = JSON.stringify(received)
  assert.ok(text.includes(accountId))
  for (const secret of [NIK, NPWP, 'Warsito', 'Melati', '9041', token])
    assert.ok(!text.includes(secret), secret)
})

test('BUGSNAG_NOTIFY_URL: an address that is down costs a line of the log and no call', async () => {
  status = 503
  await expectRefusal(shop.asVisitor().catalogue.product({ id: 'tidak-ada' }), 404)
  await flush()
  assert.ok(shop.logged.some((line) => line.includes('error reports not delivered')))
  status = 200
})
