import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildWalls } from '../read/work/build-walls.ts'
import { listCalculated, takeAllCalculated, takeCalculated } from './calculated-goods.ts'
import type { Act } from './act.ts'
import { emptyDialogue, type DialogueItem } from './dialogue.ts'
import { estimateWork } from '../reply/estimate-work.ts'

const calculated = listCalculated({
  work: estimateWork({ kind: 'concrete', amount: 3 }, 50),
  project: null,
  estimate: null,
})!
const cement: DialogueItem = {
  id: 1,
  words: 'semen 50 kg',
  sku: null,
  qty: 23,
  unit: 'sak',
  match: null,
}
const offered = {
  ...emptyDialogue,
  calculated,
  focus: cement,
  asked: { about: 'add', itemId: 1 } as const,
}
const createGoods = (words: string, isTentative = false): Act => ({
  kind: 'goods',
  words,
  qty: null,
  unit: null,
  isTentative,
})

test('listCalculated: concrete takes cement, sand and stone', () => {
  assert.deepEqual(calculated, [
    { words: 'semen 50 kg', qty: 23, unit: 'sak' },
    { words: 'pasir beton', qty: 1.5, unit: 'm³' },
    { words: 'batu split', qty: 2.3, unit: 'm³' },
  ])
})

test('takeCalculated: goods without a quantity are as many as were calculated, with what was offered', () => {
  assert.deepEqual(takeCalculated([createGoods('pasirnya')], offered, false), [
    { kind: 'yes' },
    { kind: 'goods', words: 'pasir beton', qty: 1.5, unit: 'm³', isTentative: false },
  ])
  const paint = [createGoods('cat')]
  assert.deepEqual(takeCalculated(paint, offered, false), paint)
})

test('takeCalculated: a question about them orders nothing', () => {
  const acts = takeCalculated([createGoods('semen pasirnya')], offered, true)
  assert.deepEqual(
    acts.map((act) => (act.kind === 'goods' ? [act.words, act.isTentative] : act.kind)),
    ['mention', ['semen 50 kg', true], ['pasir beton', true], 'ask'],
  )
})

test('takeAllCalculated: everything beside what the yes takes already', () => {
  assert.deepEqual(
    takeAllCalculated(offered).map((act) => act.kind === 'goods' && act.words),
    ['pasir beton', 'batu split'],
  )
})

test('buildWalls: bricks are for the walls of a room, whose height is asked for', () => {
  const cover: Act = { kind: 'cover', areaM2: 12, wallsM: 14 }
  assert.deepEqual(buildWalls([cover, createGoods('bata merah'), createGoods('semennya')]), [
    createGoods('bata merah', true),
    { kind: 'wall', lengthM: 14 },
  ])
  const floor = [cover, createGoods('keramik 40x40')]
  assert.deepEqual(buildWalls(floor), floor)
})
