import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DESKTOP,
  openBrowserSession,
  signIn,
  signInStaff,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser(
  {},
  {
    variables: { BUGSNAG_MAX_EVENTS: '3' },
  },
)
const staff = await shop.asStaff()

async function findFault(search: string) {
  await shop.deps.reports.flush()
  const query = { tab: 'faults', page: 0, count: 20, search } as const
  const [group] = (await staff.staffErrors.list({ query })).results
  return group && staff.staffErrors.show({ id: group.id })
}

test('a page: reports what nobody caught, with the steps before, who is signed in, and three times at most', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await signIn(page)
  await page.goto('/kategori')
  await page.waitForFunction(
    () => !Array.isArray((window as unknown as { pageFaults: unknown }).pageFaults),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Semua produk' }).click()
  await page.waitForURL('/produk')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notify')) sent.push(request.postData() ?? '')
  })
  const answer = page.waitForResponse(/\/api\/notify$/)
  await page.evaluate(() => {
    for (let count = 0; count < 5; count += 1)
      setTimeout(() => {
        throw new RangeError('Warsito, 0812 9041 7735, tidak muat')
      })
  })
  assert.equal((await answer).status(), 200)
  await page.waitForLoadState('networkidle')
  const group = await findFault('tidak muat')
  assert.deepEqual([group?.eventCount, group?.source, group?.unhandled], [3, 'browser', true])
  const { breadcrumbs, user } = group!.events[0]!
  assert.equal(user.email, 'retail@contoh.id')
  assert.ok(breadcrumbs.some(({ name, type }) => type === 'navigation' && name === '/produk'))
  assert.ok(breadcrumbs.some(({ type }) => type === 'user'))
  assert.ok(!sent.join().includes('9041'))
  assert.equal(sent.length, 3)
  await context.close()
})

test('a page: reports what went wrong before its scripts were there', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      throw new SyntaxError('terlalu dini')
    })
  })
  const answer = page.waitForResponse(/\/api\/notify$/)
  await page.goto('/faq')
  await answer
  assert.equal((await findFault('terlalu dini'))?.context, '/faq')
  await context.close()
})

test('an error answer of a page: is reported once by the page, with its request before it', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await page.goto('/kategori')
  await page.waitForFunction(
    () => !Array.isArray((window as unknown as { pageFaults: unknown }).pageFaults),
  )
  await page.route('**/api/category*', (route) => route.fulfill({ status: 500, body: '{}' }))
  const report = page.waitForRequest(/\/api\/notify$/)
  await page.evaluate(() => fetch('/api/category?nik=3275012345678901'))
  const { events } = (await report).postDataJSON()
  assert.equal(events[0].context, 'GET /api/category')
  assert.deepEqual(
    events[0].breadcrumbs.map(({ name, type }: { name: string; type: string }) => [type, name]),
    [['request', 'GET /api/category']],
  )
  await page.unroute('**/api/category*')
  await page.route('**/api/category*', (route) => route.fulfill({ status: 401, body: '{}' }))
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.url()))
  await page.evaluate(() => fetch('/api/category'))
  assert.ok(!sent.some((url) => url.endsWith('/api/notify')))
  await context.close()
})

test('/backoffice/galat: an admin finds a fault, reads its steps, and marks it as resolved', async () => {
  await shop.pool.query('truncate error_group cascade')
  await shop.pool.query('alter table brand rename to brand_away')
  await fetch(`${shop.origin}/api/brand/ecom`)
  await shop.pool.query('alter table brand_away rename to brand')
  await shop.deps.reports.flush()
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/galat')
    await page.getByRole('searchbox', { name: 'Cari galat' }).fill('brand/ecom')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await page.waitForURL(/search=/)
    await page.getByRole('link', { name: /GET \/brand\/ecom/ }).click()
    await page.getByText('1 langkah sebelumnya').click()
    await page.getByText('request · GET /brand/ecom').waitFor()
    await page.getByRole('button', { name: 'Tandai selesai' }).click()
    await page.getByRole('button', { name: 'Buka lagi' }).waitFor()
    await page.goto('/backoffice/galat?tab=resolved')
    await page.getByRole('link', { name: /GET \/brand\/ecom/ }).waitFor()
  })
})
