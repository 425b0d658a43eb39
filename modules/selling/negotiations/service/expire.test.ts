import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { expire, remind } from './expire.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const cement = await createProduct(shop.db, { price: 111_000, unit: 'sak', stock: { CBT: 5000 } })

test('negotiations.expire: ends an offer when its time is over, and no other', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const countered = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  const waiting = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  const accepted = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  await answerNegotiation(staff, countered, [95_000], { validUntil: '2026-11-21' })
  await answerNegotiation(staff, accepted, [95_000], { validUntil: '2026-11-20' })
  await decideNegotiation(buyer.api, accepted, ['accept'])
  const { rows } = await shop.pool.query(
    `select count(*) as jobs from graphile_worker.jobs where key = any($1)`,
    [[countered, accepted].map((id) => `negotiations.expire ${id}`)],
  )
  assert.equal(rows[0].jobs, 2)
  const runAll = async () => {
    for (const negotiationId of [countered, waiting, accepted])
      await expire(shop.deps, { negotiationId })
    const readStatus = async (id: string) => (await buyer.api.negotiations.header({ id })).status
    return Promise.all([countered, waiting, accepted].map(readStatus))
  }
  assert.deepEqual(await runAll(), ['countered', 'submitted', 'accepted'])
  shop.clock.advance(days(3))
  assert.deepEqual(await runAll(), ['expired', 'submitted', 'expired'])
  assert.deepEqual(await runAll(), ['expired', 'submitted', 'expired'])
})

test('negotiations.remind: tells the buyer once of each offer that is nearly over', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  await remind(shop.deps, { negotiationId: id })
  const validUntil = toJakartaDate(new Date(shop.clock.now().getTime() + days(3)))
  await answerNegotiation(staff, id, [95_000], { validUntil })
  for (let round = 0; round < 2; round += 1) await remind(shop.deps, { negotiationId: id })
  shop.clock.advance(days(4))
  await remind(shop.deps, { negotiationId: id })
  const { number } = await buyer.api.negotiations.header({ id })
  const { rows } = await shop.pool.query(
    "select subject from message where template = 'negotiation.expiring' and subject like $1",
    [`${number}%`],
  )
  assert.equal(rows.length, 1)
})
