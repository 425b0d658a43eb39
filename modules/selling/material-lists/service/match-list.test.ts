import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { LINES_PER_NETWORK, MAX_LINE_LENGTH, MAX_LIST_LINES } from '../rules/limits.ts'

const shop = await useTestShop()

const match = (text: string, ipAddress = '127.0.0.1') =>
  shop.client({ ipAddress }).materialLists.match({ form: { text } })

/** Lines of words that nobody knows, each list with its own. */
const writeUnknownLines = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) =>
    Array.from({ length: 8 }, (_, word) => spellNumber(seed * 7_919 + at * 104_729 + word)).join(
      ' ',
    ),
  ).join('\n')

const spellNumber = (value: number) =>
  [...(Math.imul(value, 2_654_435_761) >>> 0).toString(9)]
    .map((digit) => 'qwzxvjkyf'[Number(digit)])
    .join('')

test('POST /ecom/quick-order: keeps a line that is too long, and says what to do', async () => {
  const long = `semen ${'sangat '.repeat(60)}bagus`
  const cells = ['Nama barang\tJumlah', `${long}\t20`, 'semen 50 kg\t3'].join('\n')
  for (const [line] of [(await match(`${long} 20 sak\nsemen`)).lines, (await match(cells)).lines]) {
    assert.equal(line!.state, 'unknown')
    assert.deepEqual(line!.candidates, [])
    assert.match(line!.note!, /terlalu panjang.*paling banyak 300 karakter/)
    assert.equal(line!.written.slice(0, 20), long.slice(0, 20))
  }
  const [fitting] = (await match(`semen ${'x '.repeat(200)}`.slice(0, MAX_LINE_LENGTH))).lines
  assert.doesNotMatch(fitting!.note ?? '', /panjang/)
})

test('POST /ecom/quick-order: says how many lines a text has that is far too long', async () => {
  await assert.rejects(match('a\n'.repeat(49_000)), {
    status: 422,
    code: 'list.long',
    message: 'Ada 49.000 baris barang. Paling banyak 500 sekaligus.',
  })
})

test('POST /ecom/quick-order: matches so many lines of one network in a minute', async () => {
  const lists = LINES_PER_NETWORK.times / MAX_LIST_LINES
  const list = (nr: number) => writeUnknownLines(MAX_LIST_LINES, nr)
  for (let nr = 0; nr < lists; nr++) await match(list(nr), '203.0.113.7')
  await assert.rejects(match('semen 3 sak', '203.0.113.7'), { status: 429, retryAfter: 60 })
  assert.equal((await match('semen 3 sak', '203.0.113.8')).lines.length, 1)
  shop.clock.advance(60_000)
  assert.equal((await match('semen 3 sak', '203.0.113.7')).lines.length, 1)
})

test('POST /ecom/quick-order: refuses a network that sends lists faster than they are matched', async () => {
  const send = (nr: number, ipAddress: string) =>
    match(writeUnknownLines(40, 100 + nr), ipAddress).then(
      () => 200,
      (thrown) => (isCallError(thrown) && thrown.retryAfter ? thrown.status : thrown),
    )
  const statuses = Array.from({ length: 12 }, (_, nr) => send(nr, '203.0.113.9'))
  assert.equal(await send(50, '203.0.113.10'), 200)
  const count = (status: number, all: number[]) => all.filter((each) => each === status).length
  const answered = await Promise.all(statuses)
  assert.ok(count(503, answered) > 0, String(answered))
  assert.equal(count(200, answered) + count(503, answered), 12, String(answered))
})

test('POST /ecom/quick-order: others search while long lists are matched', async () => {
  let matchedCount = 0
  const lists = [1, 2, 3].map((nr) =>
    match(writeUnknownLines(499, 200 + nr), `203.0.113.${20 + nr}`).then(() => matchedCount++),
  )
  for (let nr = 0; nr < 5; nr++)
    await shop.asVisitor().catalogue.products({ query: { search: `semen ${nr} kg`, count: 12 } })
  assert.equal(matchedCount, 0)
  await Promise.all(lists)
})

test('POST /ecom/quick-order: others search while a long list is matched from memory', async () => {
  const words = 'semen besi triplek keramik bata pasir cat pipa'.split(' ')
  const list = (nr: number) =>
    Array.from(
      { length: 499 },
      (_, at) => `${words[at % 8]} ${words[(at >> 3) % 8]} ${nr * 500 + at} mm`,
    ).join('\n')
  await match(list(1), '203.0.113.30')
  let isMatched = false
  const matching = match(list(2), '203.0.113.31').then(() => (isMatched = true))
  for (let nr = 0; nr < 5; nr++)
    await shop.asVisitor().catalogue.products({ query: { search: `bata ${nr} cm`, count: 12 } })
  assert.equal(isMatched, false)
  await matching
})
