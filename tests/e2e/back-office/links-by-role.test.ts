import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { prepareScreenData } from '#tests/e2e/screenshots/screen-data.ts'
import { signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { followLinks } from '#tests/support/http/follow-links.ts'

const { shop, visit } = await openShopAndBrowser()
await prepareScreenData((token) => shop.client(token ? { token } : {}))

for (const role of ['sales', 'gudang', 'finance', 'verifikasi', 'konten', 'admin'])
  test(`/backoffice: ${role} may follow every link that its pages show`, () =>
    visit({}, async (page, context) => {
      await signInStaff(page, `${role}@contoh.id`)
      await assertNoneRefused(context, '/backoffice')
    }))

for (const account of ['retail', 'bisnis', undefined])
  test(`/: ${account ?? 'a visitor'} may follow every link that the pages show`, () =>
    visit({}, async (page, context) => {
      if (account) await signIn(page, `${account}@contoh.id`)
      await assertNoneRefused(context, '/')
    }))

test('/backoffice/pesanan/ekspor: a file that the shop refuses says why, in a sentence', () =>
  visit({}, async (page, context) => {
    await signInStaff(page, 'sales@contoh.id')
    const load = () => context.request.get('/backoffice/pesanan/ekspor?format=csv')
    let response = await load()
    for (let times = 0; response.status() === 200 && times < 30; times += 1) response = await load()
    assert.equal(response.status(), 429)
    assert.match(await response.text(), /^Terlalu banyak percobaan\. Coba lagi/)
  }))

async function assertNoneRefused(context: BrowserContext, start: string) {
  const followed = await followLinks(start, (path) => context.request.get(path))
  assert.ok(followed.length > 20, `only ${followed.length} links from ${start}`)
  assert.deepEqual(
    followed.filter(isDeadEnd).map(({ status, path, from }) => `${status} ${path} on ${from}`),
    [],
  )
}

/** Files of the demo's first applicant and the pictures of its products are not in the database of a test. */
const isWithoutFile = (path: string): boolean =>
  /^\/img\/|^\/backoffice\/verifikasi\/[^/]+\/dokumen\//.test(path)

/** What a file's own limits refuse says so itself. */
const isDeadEnd = ({ status, path }: { status: number; path: string }): boolean =>
  (status === 403 || status === 404 || status >= 500) && !isWithoutFile(path)
