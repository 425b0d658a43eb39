import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#platform/contract/call.ts'
import { surveyForms } from '#modules/content/surveys/rules.ts'
import { calls } from '#modules/contract.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { openTestShop } from '../support/shop.ts'
import { countReads, waitUntilStandbyAnswers } from '../support/database/standby-reads.ts'

/** The same database, through connections that may not write. */
const toReadOnly = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  return url.href
}
const shop = await closeAfterTests(openTestShop({ standbyUrl: toReadOnly }))
const client = { ipAddress: '127.0.0.1', userAgent: 'test' }
const { token: buyer } = await shop
  .client()
  .identity.signIn({ body: { email: 'bisnis@contoh.id', password: 'belanja-2026' } })
const { token: staff } = await shop
  .client()
  .staffIdentity.signIn({ body: { email: 'admin@contoh.id', password: 'kelola-2026' } })

const laggingCalls = Object.entries(calls as Record<string, Call>).filter(([, call]) => call.canLag)

const idOf = async (table: 'company' | 'account') => {
  const { rows } = await shop.pool.query<{ id: string }>(`select id from ${table} limit 1`)
  return rows[0]!.id
}
const ids = { companies: await idOf('company'), accounts: await idOf('account') }

/** Makes a call as somebody who may make it, with an id, a month or a survey where it needs one. */
function ask(name: string, { path, who }: Call) {
  const [, kind] = /\/(companies|accounts)\/\{id\}/.exec(path) ?? []
  return shop.dispatch.run(name, {
    ...client,
    token: who === 'staff' ? staff : buyer,
    position: '0/1',
    params: kind ? { id: ids[kind as keyof typeof ids] } : {},
    query: { month: '2026-10', from: '2026-10-01', to: '2026-10-31', table: surveyForms[0] },
  })
}

test('calls that may lag: each only reads, once its figures are up to date, so that a standby answers it', async () => {
  assert.ok(laggingCalls.length > 30)
  const refused: string[] = []
  await waitUntilStandbyAnswers(shop, () => ask(...laggingCalls[0]!))
  for (const [name, call] of laggingCalls) {
    await ask(name, call)
    const { standby } = await countReads(shop, async () => {
      const { status, body } = await ask(name, call)
      if (status !== 200) refused.push(`${name}: ${status} ${'text' in body ? body.text : ''}`)
    })
    if (standby !== 1) refused.push(`${name} was answered by the primary`)
  }
  assert.deepEqual(refused, [])
})

test('calls that may lag: none is kept in a cache, which would outlive its invalidation, and none is a stream, which could not begin again', () => {
  const unfit = laggingCalls.filter(
    ([, { cache, method, response }]) =>
      cache || method !== 'GET' || response.kind === 'stream' || response.kind === 'events',
  )
  assert.deepEqual(
    unfit.map(([name]) => name),
    [],
  )
})
