import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import http from 'node:http'
import path from 'node:path'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { findFreePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config/config.ts'
import { serve } from '#server/serve.ts'
import { calls } from '#modules/contract.ts'
import { readRenderedForms } from '#tests/support/generated-input/rendered-forms.ts'
import {
  buildPageRequests,
  type GeneratedRequest,
  type RenderedPageForms,
} from '#tests/support/generated-input/hostile-forms.ts'
import { listPageSources, type PageSource } from '#tests/support/generated-input/page-sources.ts'
import {
  openPopulatedShop,
  type PopulatedShop,
} from '#tests/support/generated-input/populated-shop.ts'
import { PIXEL } from '#tests/support/http/tiny-shop.ts'

/** Fixed, so that a failing run can be reproduced. */
const seed = 20_261_122
/** Requests of one viewer to a page with forms of theirs, and to any other. */
const RUNS = { withForms: 40, other: 6 }
/** Requests in flight at once. */
const CONCURRENCY = 8

type Viewer = 'visitor' | 'buyer' | 'company' | 'staff'

let shop: PopulatedShop
let app: FastifyInstance
let port: number
let cookies: Record<Viewer, string>
/** Addresses that the pages themselves link to, by the pages' patterns. */
let linkedPaths: readonly string[]
before(async () => {
  shop = await openPopulatedShop()
  port = await findFreePort()
  const config = readConfig({
    PORT: String(port),
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    // Each request has an address of its own, because of the rate limits.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: path.dirname(shop.deps.files.root),
  })
  app = await serve(config, shop)
  const expiresAt = shop.clock.now().getTime() + 36_000_000
  const toCookie = (name: string, token: string | undefined) =>
    `__Host-${name}access=${token}.${expiresAt}; __Host-${name}refresh=x`
  cookies = {
    visitor: '',
    buyer: toCookie('', shop.tokenFor(calls['orders.list']!)),
    company: toCookie('', shop.tokenFor(calls['purchaseOrders.list']!)),
    staff: toCookie('staff-', shop.tokenFor(calls['staffOrders.list']!)),
  }
  await writeMissingFiles()
  linkedPaths = await findLinkedPaths()
})
after(async () => {
  await app?.close()
  await shop?.close()
})

let requestCount = 0

const send = ({ path: to, method, headers, body }: GeneratedRequest, viewer: Viewer) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const nr = (requestCount += 1)
    const address = `10.${nr >> 16}.${(nr >> 8) & 255}.${nr & 255}`
    const request = http.request(
      {
        port,
        path: to,
        method,
        headers: {
          ...headers,
          'x-forwarded-for': address,
          ...(cookies[viewer] ? { cookie: cookies[viewer] } : {}),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })

const isStaffPath = (pattern: string) => pattern.startsWith('/backoffice')
const viewersOf = ({ pattern }: PageSource): Viewer[] =>
  isStaffPath(pattern) ? ['visitor', 'staff'] : ['visitor', 'buyer', 'company']

/** The pages without parameters, and everything that they and those behind their links lead to. */
async function findLinkedPaths(): Promise<string[]> {
  const found = new Set<string>()
  const visit = async (paths: readonly string[]) => {
    for (const to of paths)
      for (const viewer of isStaffPath(to)
        ? (['staff'] as const)
        : (['company', 'buyer'] as const)) {
        const { text } = await send({ path: to, method: 'GET', headers: {} }, viewer)
        for (const [, link] of text.matchAll(/href="(\/[^"?#]*)/g)) found.add(link!)
      }
  }
  const patterns = listPageSources().map(({ pattern }) => pattern)
  const plain = patterns.filter((pattern) => !/[:*]/.test(pattern))
  await visit(plain)
  const behind = patterns.flatMap((pattern) => findPaths(pattern, [...found]).slice(0, 2))
  await visit(behind)
  return [...found]
}

/** The addresses of a page among others; one that leads nowhere where there are none. */
function findPaths(pattern: string, others: readonly string[]): string[] {
  if (!/[:*]/.test(pattern)) return [pattern]
  const matcher = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
  const paths = others.filter((each) => matcher.test(each)).slice(0, 5)
  return paths.length > 0 ? paths : [pattern.replace(/:\w+/g, '1').replace('*', 'tidak-ada')]
}

/** The database is a copy of one whose files are elsewhere: others take their places. */
async function writeMissingFiles() {
  const { rows } = await shop.pool.query<{ place: string }>('select place from stored_file')
  for (const { place } of rows)
    if (!(await shop.deps.files.get(place).catch(() => undefined))) {
      await shop.deps.files.put(place, PIXEL)
      await shop.pool.query('update stored_file set size = $2, sha256 = $3 where place = $1', [
        place,
        PIXEL.length,
        hash('sha256', PIXEL, 'buffer'),
      ])
    }
}

let restoring: Promise<unknown> = Promise.resolve()

/** Undoes what generated forms do to the viewers themselves: signing out, suspending. One at a time. */
const restoreViewers = () =>
  (restoring = restoring.then(() =>
    shop.pool.query(`
      update session set ended_at = null, ended_why = null where ended_at is not null;
      update account set status = 'active' where status = 'suspended';`),
  ))

/** A page at each of its addresses as a viewer sees it, with the forms that it takes itself. */
const renderForms = (paths: readonly string[], viewer: Viewer): Promise<RenderedPageForms[]> =>
  Promise.all(
    paths.map(async (to) => {
      const { text } = await send({ path: to, method: 'GET', headers: {} }, viewer)
      const isOwn = (action: string) => ['', ...paths].includes(action.split('?')[0]!)
      return { path: to, forms: readRenderedForms(text).filter(({ action }) => isOwn(action)) }
    }),
  )

for (const [nr, source] of listPageSources().entries()) {
  test(`${source.pattern}: answers any form and any query with a page, never with a fault`, async () => {
    const known = await shop.loadKnownValues()
    const paths = findPaths(source.pattern, linkedPaths)
    const requests: { request: GeneratedRequest; viewer: Viewer }[] = []
    for (const [at, viewer] of viewersOf(source).entries()) {
      const pages = await renderForms(paths, viewer)
      const hasForms = source.hasAction && pages.some(({ forms }) => forms.length > 0)
      const numRuns = hasForms ? RUNS.withForms : RUNS.other
      const sample = fc.sample(buildPageRequests(source, pages, known), {
        seed: seed + nr * 10 + at,
        numRuns,
      })
      requests.push(...sample.map((request) => ({ request, viewer })))
    }
    const faults: unknown[] = []
    const next = requests.values()
    const sendRequests = async () => {
      for (const { request, viewer } of next) {
        const loggedBefore = shop.logged.length
        const { status } = await send(request, viewer)
        // A redirect may be the end of a session.
        if (cookies[viewer] && [202, 302, 303].includes(status)) await restoreViewers()
        if (status < 500 && status >= 200) continue
        const log = shop.logged.slice(loggedBefore).map((line) => line.slice(0, 600))
        const body = request.body?.toString('latin1').slice(0, 500)
        faults.push({ status, viewer, ...request, body, log })
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, sendRequests))
    assert.deepEqual(faults.slice(0, 3), [], `${faults.length} of ${requests.length}`)
  })
}
