import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { FRIDAY_NOON, useTestShop } from '#tests/support/shop.ts'
import { readConfig } from '../../config/config.ts'
import { createCookieJar } from '../sessions/cookies.ts'
import { openRequestSession } from '../sessions/request-session.ts'

/** A service of somebody else, which refuses everything with this status. */
let status = 500
const otherService = http.createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ statusCode: status, statusMessage: 'x', message: 'Tidak.', data: null }),
  )
})
await new Promise<void>((done) => otherService.listen(0, '127.0.0.1', done))
after(() => {
  otherService.closeAllConnections()
  otherService.close()
})
const url = `http://127.0.0.1:${(otherService.address() as AddressInfo).port}`

const shop = await useTestShop()
const staff = await shop.asStaff()

/** The API of a page whose buyer is signed in. */
async function openPage(token: string, variables: Record<string, string>) {
  const config = readConfig({ ...variables, LOG_LEVEL: 'silent' })
  const until = Date.parse(FRIDAY_NOON) + 3_600_000
  const cookies = `__Host-access=${token}.${until}; __Host-refresh=segar`
  const { api } = await openRequestSession(shop, config, {
    jar: createCookieJar(config.cookies, cookies),
    realm: 'buyer',
    returnPath: '/hubungi-kami',
    ipAddress: '10.0.0.1',
    userAgent: 'uji',
    requestId: 'r1',
  })
  return api
}

const query = { action: 'insert', table: 'contact', name: 'Warsito', subject: 'halo' } as const

test('createPageTransport: an error answer of another service is reported with its request, 401 is not', async () => {
  const { token, accountId } = await createSignedInBuyer(shop.db)
  const { surveys } = await openPage(token, { SURVEY_URL: url })
  for (const refused of [422, 500, 401]) {
    status = refused
    await assert.rejects(surveys.exec({ query }))
  }
  await shop.deps.reports.flush()
  const list = async (tab: 'refusals' | 'faults') => {
    const { results } = await staff.staffErrors.list({ query: { tab, page: 0, count: 20 } })
    return results.filter(({ context }) => context === 'GET /exec')
  }
  const [refusals, faults] = [await list('refusals'), await list('faults')]
  // A read is made twice where the service fails.
  assert.deepEqual(
    [refusals, faults].map((groups) => groups.map(({ eventCount }) => eventCount)),
    [[1], [2]],
  )
  const { events } = await staff.staffErrors.show({ id: faults[0]!.id })
  const [{ breadcrumbs, user }] = events as [(typeof events)[0]]
  assert.equal(user.id, accountId)
  assert.equal(breadcrumbs[0]!.name, 'GET /exec')
  assert.ok('headers' in breadcrumbs[0]!.metaData)
  assert.ok(!JSON.stringify(events).includes('Warsito'))
})

test('createPageTransport: a process of ours that serves the API reports its failures itself', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const { home } = await openPage(token, { API_URL: url })
  status = 500
  await assert.rejects(home.sections())
  await shop.deps.reports.flush()
  const { results } = await staff.staffErrors.list({ query: { tab: 'faults', page: 0, count: 20 } })
  assert.deepEqual(
    results.filter(({ context }) => context === 'GET /home'),
    [],
  )
})
