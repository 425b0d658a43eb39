import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { load, type Loadable } from './loading.ts'

const cement: Loadable = {
  id: 'a',
  warehouseId: 1,
  name: 'Semen',
  unit: 'sak',
  measured: false,
  quantity: 100,
  planned: 40,
}
const sand: Loadable = {
  id: 'b',
  warehouseId: 1,
  name: 'Pasir',
  unit: 'm³',
  measured: true,
  quantity: 3.5,
  planned: 0,
}
const rebar: Loadable = {
  id: 'c',
  warehouseId: 2,
  name: 'Besi',
  unit: 'batang',
  measured: false,
  quantity: 10,
  planned: 0,
}
const lines = [cement, sand, rebar]

const refuses = (wanted: Parameters<typeof load>[1], code: string, field: string, words: RegExp) =>
  assert.throws(
    () => load(lines, wanted),
    (thrown) =>
      isRefusal(thrown) && thrown.code === code && words.test(thrown.more.errors?.[field] ?? ''),
  )

test('a lorry takes what is left of the lines of one warehouse', () => {
  const loaded = load(lines, [
    { lineId: 'a', qty: 60 },
    { lineId: 'b', qty: 1.25 },
  ])
  assert.deepEqual(loaded, {
    warehouseId: 1,
    lines: [
      { lineId: 'a', quantity: 60 },
      { lineId: 'b', quantity: 1.25 },
    ],
  })
})

test('more than is left is refused with what is left', () => {
  refuses([{ lineId: 'a', qty: 61 }], 'delivery.too_much', 'lines.0.qty', /tinggal 60 sak/)
  refuses(
    [
      { lineId: 'b', qty: 1 },
      { lineId: 'a', qty: 1e9 },
    ],
    'delivery.too_much',
    'lines.1.qty',
    /60 sak/,
  )
})

test('goods of two warehouses do not share a lorry', () =>
  refuses(
    [
      { lineId: 'a', qty: 1 },
      { lineId: 'c', qty: 1 },
    ],
    'delivery.one_warehouse',
    'lines',
    /per gudang/,
  ))

test('a line twice, a line of another order and half a sack are refused', () => {
  refuses(
    [
      { lineId: 'a', qty: 1 },
      { lineId: 'a', qty: 1 },
    ],
    'delivery.lines',
    'lines.1.qty',
    /dua kali/,
  )
  refuses([{ lineId: 'z', qty: 1 }], 'delivery.lines', 'lines.0.lineId', /tidak ada/)
  refuses([{ lineId: 'a', qty: 0.5 }], 'delivery.lines', 'lines.0.qty', /bulat/)
})
