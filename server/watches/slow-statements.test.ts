import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { watchSlowStatements } from './slow-statements.ts'

const shop = await useTestShop()
const PERSON = 'wulan.rahasia@contoh.id'

/** What is logged of slow statements while some work is done, if every statement is slow. */
async function readSlow(work: () => Promise<unknown>) {
  const before = shop.logged.length
  const { databaseUrl, deps } = shop
  const slow = watchSlowStatements({ databaseUrl, limitMs: 0, log: deps.log })
  await work()
  await slow.stop()
  return shop.logged
    .slice(before)
    .map((line) => JSON.parse(line) as { query: string; text?: string; plan?: string[] })
}

test('SLOW_STATEMENT_MS: a slow statement is logged with its plan once, and never with a value', async () => {
  const search = () => shop.pool.query('select id from account where lower(email) = $1', [PERSON])
  const lines = await readSlow(async () => {
    await search()
    await search()
  })
  assert.deepEqual(
    lines.map(({ query }) => query),
    ['select account', 'select account'],
  )
  assert.equal(
    lines.filter(({ plan }) => plan?.some((line) => /Scan.* on account/.test(line))).length,
    1,
  )
  assert.ok(!JSON.stringify(lines).includes(PERSON))
})

test('SLOW_STATEMENT_MS: a text with a value in it is named and not shown', async () => {
  const [line] = await readSlow(() =>
    shop.pool.query(`select id from account where email = '${PERSON}'`),
  )
  assert.deepEqual([line!.query, line!.text, line!.plan], ['select account', undefined, undefined])
})

test('SLOW_STATEMENT_MS: what cannot be explained, and what fails, is logged all the same', async () => {
  const lines = await readSlow(async () => {
    await assert.rejects(shop.pool.query('select nothing from account'))
    await shop.pool.query('listen uji')
  })
  // The plan that is asked for may come before or after the next statement ends.
  assert.deepEqual(
    lines
      .toSorted((one, other) => one.query.localeCompare(other.query))
      .map(({ query, plan }) => [query, plan]),
    [
      ['listen', undefined],
      ['select account', ['no plan: 42703']],
    ],
  )
})
