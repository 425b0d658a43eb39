import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import type { ServerBuild } from 'react-router'
import { readConfig } from '#server/config/config.ts'
import { createCookieJar } from '#server/web/sessions/cookies.ts'
import { createPageContext } from '#server/web/page-context.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const shop = await closeAfterTests(startServedShop())

test('handleError: a fault of a page is one JSON line of the log, without the query and what is private', async () => {
  const build = (await import(
    new URL('../../../build/server/index.js', import.meta.url).href
  )) as ServerBuild
  const config = readConfig({ DEMO: '1', DATA_DIR: path.dirname(shop.deps.files.root) })
  const url = new URL(`${shop.origin}/activation?token=rahasia&email=orang%40contoh.id`)
  const { context } = await createPageContext(shop, config, {
    url,
    method: 'GET',
    referer: undefined,
    jar: createCookieJar(config.cookies, null),
    nonce: 'x',
    ipAddress: '127.0.0.1',
    userAgent: 'test',
  })
  const printed: string[] = []
  const { error } = console
  console.error = (line: unknown) => void printed.push(String(line))
  try {
    const fault = Object.assign(new Error('a page breaks'), { detail: 'Key (email)=(a@contoh.id)' })
    build.entry.module.handleError!(fault, { request: new Request(url), context, params: {} })
  } finally {
    console.error = error
  }
  assert.deepEqual(printed, [])
  const line = shop.logged.at(-1)!
  const { level, msg, path: logged, err } = JSON.parse(line)
  assert.deepEqual({ level, msg, logged }, { level: 50, msg: 'page failed', logged: '/activation' })
  assert.equal(err.message, 'a page breaks')
  assert.match(err.stack, /page-faults\.test/)
  assert.doesNotMatch(line, /rahasia|orang|a@contoh/)
})
