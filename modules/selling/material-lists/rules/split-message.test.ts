import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitMessage } from './split-message.ts'

test('splitMessage: signs, words and numbers between goods make lines', () => {
  for (const [message, goods] of [
    [
      'semen 20 sak, pasir 4 kubik; bendrat 2 roll',
      ['semen 20 sak', 'pasir 4 kubik', 'bendrat 2 roll'],
    ],
    ['pipa aw 4" 10 btg + elbow 4" 8 pcs', ['pipa aw 4" 10 btg', 'elbow 4" 8 pcs']],
    ['semen 20 sak dan pasir 2 kubik', ['semen 20 sak', 'pasir 2 kubik']],
    ['1. hebel 9 m3 2. semen 20 sak', ['1. hebel 9 m3', '2. semen 20 sak']],
  ] as const)
    assert.deepEqual(splitMessage(message), goods)
})

test('splitMessage: a part with only a size continues the goods before it', () => {
  assert.deepEqual(splitMessage('triplek 9mm 20 lbr, 12mm 10 lbr'), [
    'triplek 9mm 20 lbr',
    'triplek 12mm 10 lbr',
  ])
  assert.deepEqual(splitMessage('10 lbr triplek 18mm sama 10 lbr 12mm'), [
    '10 lbr triplek 18mm',
    'triplek 10 lbr 12mm',
  ])
})

test('splitMessage: a line with one quantity stays one', () => {
  for (const line of [
    'keramik putih, motif kayu 20 dus',
    'smen 50 kg, 3 zak',
    'bata ringan 7,5 cm 9 m3',
    'pak, besi ulir 13 50 batang',
    'besi ulir / polos 10 20 btg',
  ])
    assert.deepEqual(splitMessage(line), [line])
})
