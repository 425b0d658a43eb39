import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { readConfig } from '../config/config.ts'
import { createCookieJar } from './sessions/cookies.ts'
import { createPageContext } from './page-context.ts'

const shop = await useTestShop()

/** What the log says when a visitor opens the page. */
async function openPage(pagePath: string) {
  shop.logged.length = 0
  const config = readConfig({ DEMO: '1', DATA_DIR: path.dirname(shop.deps.files.root) })
  await createPageContext(shop, config, {
    url: new URL(pagePath, 'http://localhost:3000'),
    method: 'GET',
    referer: undefined,
    jar: createCookieJar(config.cookies, null),
    nonce: 'x',
    ipAddress: '127.0.0.1',
    userAgent: 'test',
  })
  return shop.logged
    .map((line) => JSON.parse(line) as { level: number; msg: string; target?: string })
    .filter(({ level }) => level >= 50)
    .map(({ msg, target }) => ({ msg, target }))
}

test('createPageContext: a redirect to another site or of a dangerous protocol is logged as an error', async () => {
  for (const [redirect, target] of [
    ['https://jahat.id/masuk?kunci=rahasia#x', 'https://jahat.id/masuk'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['//jahat.id', '//jahat.id'],
    ['data:text/html,x', 'data:text/html,x'],
    ['x'.repeat(500), 'x'.repeat(100)],
  ] as const)
    for (const page of ['/login', '/register/retail', '/backoffice/login'])
      assert.deepEqual(await openPage(`${page}?${new URLSearchParams({ redirect })}`), [
        { msg: 'redirect refused', target },
      ])
})

test('createPageContext: a redirect within the shop, or none, is no error', async () => {
  for (const query of ['', '?redirect=', '?redirect=/cart%3Fx%3D1', '?redirect=/profile'])
    assert.deepEqual(await openPage(`/login${query}`), [])
})
