import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeMessage } from '../../words/normalize-message.ts'
import { readBudget } from '../questions/read-budget.ts'
import { readLayers } from './read-layers.ts'
import { readMembersM3 } from '../goods/read-members.ts'
import { dropNet } from './read-net.ts'
import { readAmount, readWorkKind } from './read-work.ts'
import { readSortOfAll } from '../changes/sort-all.ts'

test('readWorkKind: a roof or a ceiling of which everything is asked for', () => {
  const read = (message: string) => readWorkKind(normalizeMessage(message))
  assert.equal(read('mau pasang atap baja ringan 6x9 butuh apa aja'), 'roof-frame')
  assert.equal(read('mau pasang plafon gypsum 4x5 butuh apa aja'), 'ceiling')
  assert.equal(read('partisi gypsum 4x3 butuh apa aja'), undefined)
  assert.equal(read('harga baja ringan buat atap berapa'), undefined)
  assert.equal(read('dak rumah saya bocor, bagusnya pakai apa ya'), undefined)
})

test('readAmount: the slope of a roof, and a slab whose thickness other words follow', () => {
  assert.equal(readAmount('roof-frame', 'atap baja ringan 6x9 butuh apa saja'), 64.8)
  assert.equal(readAmount('roof-frame', 'atap baja ringan 80 m2 butuh apa saja'), 80)
  assert.equal(readAmount('concrete', 'ngecor dak 4x6 tebal 12 butuh apa saja'), 2.88)
})

test('readMembersM3: columns and beams by their section', () => {
  assert.equal(readMembersM3('kolom 20x20 tinggi 3 meter 8 titik')?.toFixed(2), '0.96')
  assert.equal(readMembersM3('sloof 15x20 panjang 40 m')?.toFixed(2), '1.20')
  assert.equal(readMembersM3('kolam 3x4 tinggi 1 meter'), undefined)
})

test('readLayers: coats of paint other than two, and a wall of a whole brick', () => {
  assert.equal(readLayers('dicat 3 lapis 60 m2').layers?.times, 1.5)
  assert.equal(readLayers('dicat 2 lapis 60 m2').layers, undefined)
  assert.equal(readLayers(normalizeMessage('dinding 1 bata 20 m2')).layers?.times, 2)
})

test('readBudget: money, and no count of goods', () => {
  assert.equal(readBudget('budget saya 5 juta')?.amount, 5_000_000)
  assert.equal(readBudget('masuk 3 juta tidak')?.amount, 3_000_000)
  assert.equal(readBudget('cukup 20000 biji'), undefined)
})

test('dropNet: nothing is wanted for what is cut off', () => {
  assert.equal(dropNet('granit 36 m2, pas saja tidak usah cadangan'), 'granit 36 m2')
  assert.equal(dropNet('granit 36 m2'), undefined)
})

test('readSortOfAll: what all goods of a message are', () => {
  assert.deepEqual(readSortOfAll('pipa 1/2 inci 10, 3/4 inci 8 aw semua'), {
    rest: 'pipa 1/2 inci 10, 3/4 inci 8',
    sort: 'aw',
  })
  assert.equal(readSortOfAll('hapus semua'), undefined)
})
