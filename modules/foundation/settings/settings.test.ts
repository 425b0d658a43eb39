import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { changeSetting, defineSetting, loadSetting } from './service.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const vehicles = defineSetting(
  'test.vehicles',
  z.array(z.object({ name: z.string(), kg: z.number() })),
  [{ name: 'Pikap', kg: 1000 }],
)

test('loadSetting: returns the default until another value is stored', async () => {
  assert.deepEqual(await loadSetting(shop.db, vehicles), [{ name: 'Pikap', kg: 1000 }])
  await changeSetting(shop.db, vehicles, [{ name: 'Truk', kg: 8000 }], shop.clock.now())
  assert.deepEqual(await loadSetting(shop.db, vehicles), [{ name: 'Truk', kg: 8000 }])
  await changeSetting(shop.db, vehicles, [], shop.clock.now())
  assert.deepEqual(await loadSetting(shop.db, vehicles), [])
})

test('changeSetting and loadSetting: reject values that do not match the schema', async () => {
  await assert.rejects(
    changeSetting(shop.db, vehicles, [{ name: 'Truk' }] as never, shop.clock.now()),
  )
  const otherShape = defineSetting('test.vehicles', z.number(), 1)
  await assert.rejects(loadSetting(shop.db, otherShape), /test\.vehicles/)
})
