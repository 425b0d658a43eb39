import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testShop, type TestShop } from '#tests/shop.ts'
import { createKeeper } from './keeper.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

test('what changed while an answer was made is not kept, what did not is', async () => {
  const keeper = createKeeper(shop)
  await keeper.ready
  const making = (tag: string) => {
    const draft = keeper.begin()!
    draft.shown.tags.add(tag)
    return (key: string) => keeper.finish(key, draft, { body: Buffer.from(key), headers: [] })
  }
  const [id] = (
    await shop.pool.query('select product_id as id from variant order by id limit 1')
  ).rows.map((row) => row.id as number)
  const [touched, untouched] = [making(`product ${id}`), making('product 0')]
  await shop.pool.query(
    'update stock set on_hand = on_hand + 1 where variant_id in (select id from variant where product_id = $1)',
    [id],
  )
  await keeper.find('nothing')
  untouched('untouched')
  assert.equal((await keeper.find('untouched'))?.body.toString(), 'untouched')
  touched('touched')
  assert.equal(await keeper.find('touched'), undefined)
  shop.clock.forward(60_001)
  assert.equal(await keeper.find('untouched'), undefined)
  await keeper.close()
})
