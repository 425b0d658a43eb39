import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { planDelivery, type ShippableLine } from './delivery-lines.ts'

const cement: ShippableLine = {
  id: 'a',
  warehouseId: 1,
  isPickup: false,
  name: 'Semen',
  unit: 'sak',
  measured: false,
  quantity: 100,
  planned: 40,
  awaited: 0,
}
const sand: ShippableLine = {
  id: 'b',
  warehouseId: 1,
  isPickup: false,
  name: 'Pasir',
  unit: 'm³',
  measured: true,
  quantity: 3.5,
  planned: 0,
  awaited: 0,
}
const rebar: ShippableLine = {
  id: 'c',
  warehouseId: 2,
  isPickup: false,
  name: 'Besi',
  unit: 'batang',
  measured: false,
  quantity: 10,
  planned: 0,
  awaited: 0,
}
const lines = [cement, sand, rebar]

const assertRefused = (
  inputs: Parameters<typeof planDelivery>[1],
  code: string,
  field: string,
  message: RegExp,
) =>
  assert.throws(
    () => planDelivery(lines, inputs),
    (error) =>
      isRefusal(error) && error.code === code && message.test(error.more.errors?.[field] ?? ''),
  )

test('planDelivery: takes what is not planned yet of one warehouse’s lines', () => {
  const planned = planDelivery(lines, [
    { lineId: 'a', qty: 60 },
    { lineId: 'b', qty: 1.25 },
  ])
  assert.deepEqual(planned, {
    warehouseId: 1,
    isPickup: false,
    lines: [
      { lineId: 'a', quantity: 60 },
      { lineId: 'b', quantity: 1.25 },
    ],
  })
})

test('planDelivery: refuses more than is left, and says how much is', () => {
  assertRefused([{ lineId: 'a', qty: 61 }], 'delivery.too_much', 'lines.0.qty', /tinggal 60 sak/)
  assertRefused(
    [
      { lineId: 'b', qty: 1 },
      { lineId: 'a', qty: 1e9 },
    ],
    'delivery.too_much',
    'lines.1.qty',
    /60 sak/,
  )
})

test('planDelivery: refuses goods of two warehouses', () =>
  assertRefused(
    [
      { lineId: 'a', qty: 1 },
      { lineId: 'c', qty: 1 },
    ],
    'delivery.one_warehouse',
    'lines',
    /per gudang/,
  ))

test('planDelivery: refuses a line twice, a line of another order and half a sack', () => {
  assertRefused(
    [
      { lineId: 'a', qty: 1 },
      { lineId: 'a', qty: 1 },
    ],
    'delivery.lines',
    'lines.1.qty',
    /dua kali/,
  )
  assertRefused([{ lineId: 'z', qty: 1 }], 'delivery.lines', 'lines.0.lineId', /tidak ada/)
  assertRefused([{ lineId: 'a', qty: 0.5 }], 'delivery.lines', 'lines.0.qty', /bulat/)
})

test('planDelivery: goods that have not come from the factory stay', () => {
  const waiting = { ...cement, planned: 0, awaited: 70 }
  assert.deepEqual(planDelivery([waiting], [{ lineId: 'a', qty: 30 }]).lines, [
    { lineId: 'a', quantity: 30 },
  ])
  assert.throws(
    () => planDelivery([waiting], [{ lineId: 'a', qty: 31 }]),
    (thrown) =>
      isRefusal(thrown) &&
      thrown.code === 'delivery.too_much' &&
      thrown.message === 'Semen: baru 30 sak yang bisa dikirim, 70 sak belum datang dari pabrik.',
  )
})

test('planDelivery: what the buyer picks up goes in no lorry, and the other way round', () => {
  const pickedUp = { ...sand, isPickup: true }
  const both = [
    { lineId: 'a', qty: 1 },
    { lineId: 'b', qty: 1 },
  ]
  assert.throws(() => planDelivery([cement, pickedUp], both), {
    code: 'delivery.one_warehouse',
    message: /diambil pembeli/,
  })
  assert.equal(planDelivery([cement, pickedUp], both.slice(1)).lines.length, 1)
})
