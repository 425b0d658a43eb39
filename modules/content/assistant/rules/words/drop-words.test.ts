import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropDoing, dropWords, splitPurpose } from './drop-words.ts'

test('dropWords: leaves words out that somebody does not know, but no codes and nothing of goods alone', () => {
  assert.equal(dropWords('semen 50 kg wakanda', ['wakanda']), 'semen 50 kg')
  assert.equal(dropWords('semen 50 kg', ['wakanda']), undefined)
  assert.equal(dropWords('lampu mr16', ['mr16']), undefined)
  assert.equal(dropWords('wakanda 20', ['wakanda']), undefined)
  assert.equal(dropWords('semen', []), undefined)
})

test('dropWords: a negation goes with the word behind it, and never alone', () => {
  assert.equal(dropWords('semen 50 kg bukan bogor', ['bukan', 'bogor']), 'semen 50 kg')
  assert.equal(dropWords('semen bukan putih', ['bukan']), undefined)
})

test('splitPurpose: what the goods are for stands behind them', () => {
  assert.deepEqual(splitPurpose('terpal biru 4x6 untuk nutup sementara'), {
    goods: 'terpal biru 4x6',
    purpose: 'untuk nutup sementara',
  })
  assert.equal(splitPurpose('terpal biru 4x6'), undefined)
})

test('dropDoing: what is done with goods, and whose they are, names none', () => {
  assert.equal(dropDoing('dilapis granit 60x60 matt'), 'granit 60x60 matt')
  assert.equal(dropDoing('kamar anakku cat hijau'), 'kamar cat hijau')
  assert.equal(dropDoing('granit 60x60 matt'), undefined)
})
