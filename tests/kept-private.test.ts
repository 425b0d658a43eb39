import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { harmless } from '#server/web/kept/harmless.ts'
import { ask, firstIn, firstOf, LIST, shopWithDoors } from './kept-doors.ts'

let open: Awaited<ReturnType<typeof shopWithDoors>>
before(async () => {
  open = await shopWithDoors()
})
after(() => open?.close())

test("a company's prices come to the company alone", async () => {
  const { shop, doors } = open
  const { token } = await shop
    .client()
    .identity.signIn({ body: { email: 'bisnis@contoh.id', password: 'belanja-2026' } })
  const { id } = await firstOf(doors[0]!)
  await shop.pool.query(
    `insert into price (variant_id, price_list_id, valid_from, amount)
     select $1, id, '2026-01-01', 1234500 from price_list where code = 'business'
     on conflict (variant_id, price_list_id, valid_from) do update set amount = 1234500`,
    [Number(id)],
  )
  const anyone = await firstOf(doors[0]!)
  assert.notEqual(anyone.price.amount, '12345.00')
  const own = await ask(doors[0]!, LIST, { authorization: `Bearer ${token}` })
  assert.equal(firstIn(own).price.amount, '12345.00')
  assert.equal(own.etag, null)
  assert.deepEqual(await firstOf(doors[0]!), anyone)
})

test('whatever may tell a visitor from another keeps out of memory, both ways', async () => {
  const { doors } = open
  const ours = fc.constantFrom(
    'access',
    'refresh',
    'staff-access',
    'staff-refresh',
    'visitor',
    'district',
    'experiment',
  )
  const name = fc
    .tuple(fc.constantFrom('', '__Host-', '__Secure-'), ours)
    .map((parts) => parts.join(''))
  const foreign = fc.constantFrom('_ga=GA1.1', '_fbp=x', '')
  await fc.assert(
    fc.asyncProperty(fc.array(foreign), name, fc.array(foreign), async (before, own, behind) => {
      const cookie = [...before, `${own}=abc`, ...behind].join('; ')
      assert.equal(harmless({ cookie }), false)
      assert.equal(harmless({ cookie: [...before, ...behind].join(';') }), true)
      const answer = await ask(doors[0]!, LIST, { cookie })
      assert.deepEqual([answer.status, answer.etag], [200, null])
    }),
    { seed: 3, numRuns: 40 },
  )
  for (const headers of [{ 'x-visitor': 'abc' }, { authorization: 'Bearer abc' }])
    assert.equal((await ask(doors[0]!, LIST, headers)).etag, null)
  assert.equal((await ask(doors[0]!, '/api/product/ec/list?search=semen')).etag, null)
  assert.equal((await ask(doors[0]!, '/api/product/ec/tidak-ada')).etag, null)
})
