import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startOtlpServer, type ReceivedSpan } from '#tests/support/servers/otlp-server.ts'
import { startTracing } from '#server/tracing/start-tracing.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const collector = await closeAfterTests(startOtlpServer())
const shopOptions = { endpoint: collector.endpoint, headers: {}, version: 'uji', ratio: 1 }
const tracing = await startTracing({ ...shopOptions, serviceName: 'pondasi' })
const { shop, visit } = await openShopAndBrowser()
/** Storefront whose pages ask the other shop's API over the network. */
const web = await closeAfterTests(
  startServedShop({}, { variables: { ROLE: 'web', API_URL: `${shop.origin}/api` } }),
)
let isStopped = false
const stop = async () => {
  if (!isStopped) await tracing.stop()
  isStopped = true
}
after(stop)

const PERSON = { name: 'Wulan Prameswari', email: 'wulan.jejak@contoh.id', phone: '+628135550477' }
const KNOWN_TRACE = '0af7651916cd43dd8448eb211c80319c'
const FROM_CALLER = `00-${KNOWN_TRACE}-b7ad6b7169203331-01`
const OTHER_TRACE = '1bf7651916cd43dd8448eb211c80319d'

test('traces: from the browser to SQL, across web, API and worker, without anything of a person', async () => {
  let loads: Promise<unknown> = Promise.resolve()
  await visit({}, async (page) => {
    const reported = page.waitForResponse((response) => response.url().endsWith('/traces'))
    reported.catch(() => {})
    await page.goto(`${shop.origin}/produk?search=semen`)
    assert.equal((await reported).status(), 204)
    const asked = page.waitForRequest((request) => request.url().includes('/suggestions'))
    await page.evaluate(() => void fetch('/api/product/ec/suggestions?text=triplek'))
    assert.match((await asked).headers()['traceparent'] ?? '', /^00-/)
    loads = fetch(`${web.origin}/kategori`, {
      headers: { traceparent: `00-${OTHER_TRACE}-b7ad6b7169203331-01` },
    }).then((response) => response.text())
  })
  await loads
  const response = await fetch(`${shop.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: FROM_CALLER },
    body: JSON.stringify({ ...PERSON, password: 'rumah-joglo-77' }),
  })
  assert.ok(response.ok, await response.text())
  await waitForJob(PERSON.email)
  await stop()

  const load = find(({ name }) => name === 'page load')
  assert.equal(load.parentSpanId ?? '', '')
  assert.deepEqual(readPath(inTrace(load.traceId), 'select'), ['page load', 'GET /produk'])
  assert.ok(inTrace(load.traceId).some(({ name }) => name === 'GET /api/product/ec/suggestions'))

  const called = inTrace(KNOWN_TRACE).map(({ name }) => name)
  assert.ok(called.includes('POST /api/auth/register'), called.join())
  assert.ok(called.some((name) => name.startsWith('call identity.register')))
  assert.ok(called.some((name) => name.startsWith('insert ')))
  assert.ok(called.some((name) => name.startsWith('job ')))

  const remote = inTrace(OTHER_TRACE)
  const category = remote.find(({ name }) => name === 'GET /kategori')!
  const asked = remote.filter(({ parentSpanId }) => parentSpanId === category.spanId)
  assert.ok(
    asked.some(({ name }) => name.startsWith('GET /api/')),
    asked.map((each) => each.name).join(),
  )

  const everything = JSON.stringify(collector.spans)
  for (const secret of [...Object.values(PERSON), 'rumah-joglo', 'semen', 'triplek'])
    assert.ok(!everything.includes(secret), secret)
})

test('traces: switched off, a page has no script of theirs and no request is traced', async () => {
  await stop()
  const plain = await closeAfterTests(startServedShop())
  const page = await fetch(`${plain.origin}/faq`, { headers: { accept: 'text/html' } })
  assert.equal(page.headers.get('server-timing'), null)
  assert.ok(!(await page.text()).includes('traceparent'))
  const reported = await fetch(`${plain.origin}/traces`, { method: 'POST', body: '{}' })
  assert.notEqual(reported.status, 204)
})

const inTrace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)

function find(matches: (span: ReceivedSpan) => boolean): ReceivedSpan {
  const found = collector.spans.find(matches)
  assert.ok(found, collector.spans.map(({ name }) => name).join())
  return found
}

/** The names from the first span of a trace down to a request, if a statement was run for it. */
function readPath(spans: readonly ReceivedSpan[], statement: string): string[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const path: string[] = []
  const last = spans.find(({ name }) => name.startsWith(`${statement} `))
  for (let span = last; span; span = byId.get(span.parentSpanId ?? '')) path.unshift(span.name)
  return path.filter((name) => !/^(?:call|select|insert|update) /.test(name))
}

/** Waits until the worker has sent the e-mail to somebody. */
async function waitForJob(email: string): Promise<void> {
  for (;;) {
    const { rows } = await shop.pool.query(
      'select from message where recipient = $1 and sent_at is not null',
      [email],
    )
    if (rows.length > 0) return
  }
}
