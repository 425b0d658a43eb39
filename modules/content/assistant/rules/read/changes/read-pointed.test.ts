import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import { readPointed } from './read-pointed.ts'

const listed = createDialogue(
  createChosen(1, 'besi ulir 13', 20),
  createChosen(2, 'besi polos 8', 30),
  createChosen(3, 'mcb 10a', 4),
  createChosen(4, 'seng 1,8 m', 40),
)
const specify = (itemId: number, words: string) => ({
  kind: 'specify',
  words,
  replaced: null,
  itemId,
})
const set = (itemId: number, qty: number, unit: string | null) => ({
  kind: 'quantity',
  qty,
  unit,
  change: 'set',
  itemId,
})

test('readPointed: every way to call goods goes with every thing that is said of them', () => {
  for (const [text, acts] of [
    ['yang polos ganti jadi 10 mm', [specify(2, '10 mm')]],
    ['maaf yang polos tadi 35 batang saja', [set(2, 35, 'batang')]],
    ['nomor 1 jadi 16 mm 25 batang', [specify(1, '16 mm'), set(1, 25, 'batang')]],
    ['sengnya yang 2,1 meter saja, 40 lembar', [specify(4, '2,1 meter'), set(4, 40, 'lembar')]],
    ['mcbnya 6a ya bukan 10a', [specify(3, '6a')]],
    ['yang 1,8 m jadi 50 lembar', [set(4, 50, 'lembar')]],
    ['besi ulir ganti 16 mm', [specify(1, '16 mm')]],
  ] as const)
    assert.deepEqual(readPointed(text, listed), acts, text)
})

test('readPointed: questions, changes by so many, and what several goods are called point at none', () => {
  for (const text of ['yang polos berapa', 'sengnya tambah 5 lembar', 'yang besi 20 batang'])
    assert.equal(readPointed(text, listed), undefined, text)
})
