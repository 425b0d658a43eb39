import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiah, sen } from '#platform/money.ts'
import { findBidProblem, findOfferProblem } from './bids.ts'

const bounds = { listPrice: rupiah(118_001), lastOffer: null }

test('findBidProblem: half of what the shop asks, in whole rupiah, is the lowest bid', () => {
  assert.equal(findBidProblem(rupiah(59_000), bounds), null)
  assert.deepEqual(findBidProblem(rupiah(58_999), bounds), {
    code: 'negotiation.bid_too_low',
    message: 'Tawaran paling rendah separuh harga kami, Rp 59.000. Tulis sebesar itu atau lebih.',
  })
  assert.equal(findBidProblem(rupiah(1), bounds)?.code, 'negotiation.bid_too_low')
  assert.equal(findBidProblem(sen(0), bounds)?.code, 'negotiation.bid_zero')
})

test('findBidProblem: once the shop has offered, half of its offer counts', () => {
  const offered = { ...bounds, lastOffer: rupiah(50_000) }
  assert.equal(findBidProblem(rupiah(25_000), offered), null)
  assert.equal(findBidProblem(rupiah(24_999), offered)?.code, 'negotiation.bid_too_low')
  assert.equal(findBidProblem(rupiah(50_000), offered)?.code, 'negotiation.bid_above_offer')
})

test('findOfferProblem: the shop may go as low as it wants', () => {
  assert.equal(findOfferProblem(rupiah(1), bounds), null)
})
