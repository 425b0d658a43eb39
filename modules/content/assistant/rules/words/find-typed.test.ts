import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTyped } from './find-typed.ts'

test('findTyped: what was not understood, as it was typed', () => {
  assert.equal(findTyped('Mau pesen Kolong Rumah brp ya?', 'kolong rumah'), 'Kolong Rumah')
  assert.equal(findTyped('besi ULR 13 20 btg, semen', 'besi ulir 13'), 'besi ULR 13')
  assert.equal(findTyped('triplek 9mm sm semennn', 'semennn'), 'semennn')
})

test('findTyped: the shortest part that has the words', () => {
  assert.equal(findTyped('pasir, lalu pasir silika 3 sak', 'pasir silika'), 'pasir silika')
})

test('findTyped: words that nobody typed stay as they are', () => {
  assert.equal(findTyped('halo', 'semen putih'), 'semen putih')
})
