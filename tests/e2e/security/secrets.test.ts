import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  fillAddress,
  findAndAdd,
  orderAndPay,
  registerAndSignIn,
} from '#tests/support/browser/purchase-steps.ts'
import {
  DESKTOP,
  openBrowserSession,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { keepEvents, waitForEvent } from '#tests/support/browser/data-layer.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const EMAIL = 'rahasia@contoh.id'
/** The values that `registerAndSignIn` and `fillAddress` type. */
const PASSWORD = 'rumah-joglo-77'
const PHONE = '81290417735'

test('log, URLs, data layer and error reports: contain no password, phone or token of a whole purchase', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  const urls: string[] = []
  page.on('request', (request) => void urls.push(decodeURIComponent(request.url())))
  const events = await keepEvents(context)
  await withScreenOnFailure(page, async () => {
    await findAndAdd(page, 'triplek 9 mm', /Triplek/)
    await page.getByText('Masuk keranjang').first().waitFor()
    await page.goto('/register/retail?redirect=/checkout')
    await registerAndSignIn(page, EMAIL)
    await page.waitForURL(/\/checkout/)
    await page.getByRole('link', { name: 'Tambah alamat' }).click()
    await fillAddress(page)
    await orderAndPay(page)
    await waitForEvent(page, 'purchase')
  })
  // The cookie of the layout experiment is no secret; `__Host-` cookies are.
  const tokens = (await context.cookies())
    .filter(({ name }) => name.startsWith('__Host-'))
    .flatMap(({ value }) => decodeURIComponent(value).split('.')[0] ?? [])
  // Access, refresh, the visitor's and the device's.
  assert.equal(tokens.length, 4)
  await provokeFailures(tokens)

  const { rows } = await shop.pool.query(
    "select link from message where recipient = $1 and link like '%token=%'",
    [EMAIL],
  )
  const activation = new URL(rows[0].link).searchParams.get('token')!
  const log = shop.logged.join('')
  const digits = log.replaceAll(/[ ().-]/g, '')
  for (const secret of [...tokens, PASSWORD, activation, EMAIL])
    assert.ok(!log.includes(secret), `the log contains ${secret}`)
  assert.ok(!digits.includes(PHONE), 'the log contains the phone')

  const layer = events.map((event) => JSON.stringify(event)).join('\n')
  for (const event of ['view_item_list', 'view_item', 'add_to_cart', 'begin_checkout', 'purchase'])
    assert.ok(layer.includes(`"event":"${event}"`), event)
  for (const secret of [...tokens, PASSWORD, activation, EMAIL, 'Warsito', 'Kalimantan'])
    assert.ok(!layer.includes(secret), `the data layer contains ${secret}`)
  assert.ok(!layer.replaceAll(/[ ().+-]/g, '').includes(PHONE), 'the data layer contains the phone')

  await shop.deps.reports.flush()
  const { rows: reports } = await shop.pool.query(
    "select (event #- '{user}')::text as text from error_event",
  )
  const reported = reports.map(({ text }) => text).join('\n')
  assert.ok(reported.includes('POST /auth/register'))
  for (const secret of [...tokens, PASSWORD, activation, EMAIL, 'Warsito', PHONE])
    assert.ok(!reported.includes(secret), `an error report contains ${secret}`)

  const urlText = urls.join('\n')
  for (const secret of [...tokens, PASSWORD])
    assert.ok(!urlText.includes(secret), `a URL contains ${secret}`)
  assert.ok(!urlText.replaceAll(/[ ().+-]/g, '').includes(PHONE), 'a URL contains the phone')
  await context.close()
})

/** Provokes errors with secrets in the request, while a table is missing: errors log the most. */
async function provokeFailures(tokens: string[]) {
  const before = shop.logged.length
  const [access] = tokens
  await shop.pool.query('alter table account rename to account_away')
  const body = JSON.stringify({
    name: 'Warsito',
    email: EMAIL,
    phone: `0${PHONE}`,
    password: PASSWORD,
  })
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${access}`,
    cookie: `__Host-access=${access}.9999999999999; __Host-refresh=${tokens[1]}`,
  }
  for (const [address, init] of [
    ['/api/auth/register', { method: 'POST', headers, body }],
    ['/api/auth/login/email', { method: 'POST', headers, body }],
    [`/activation?token=${tokens[1]}&email=${EMAIL}`, { headers }],
  ] as const)
    assert.equal((await readToEnd(await fetch(shop.origin + address, init))).status, 500, address)
  // A session that cannot be loaded is cleared (decision 20), so the page redirects to sign-in.
  const page = await readToEnd(
    await fetch(`${shop.origin}/profile`, { headers, redirect: 'manual' }),
  )
  assert.equal(page.status, 302)
  assert.equal(page.headers.get('location'), '/login?redirect=%2Fprofile&sesi=berakhir')
  const cleared = page.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))
  assert.deepEqual(
    cleared.map((line) => line.split('=')[0]),
    ['__Host-access', '__Host-refresh'],
  )
  await shop.pool.query('alter table account_away rename to account')
  assert.ok(shop.logged.length > before)
}

async function readToEnd(response: Response) {
  await response.text()
  return response
}
