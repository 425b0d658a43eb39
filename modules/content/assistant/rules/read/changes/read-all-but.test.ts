import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import { readAllBut } from './read-all-but.ts'

const listed = createDialogue(
  createChosen(1, 'palu kambing', 3),
  createChosen(2, 'semen 50 kg', 20),
  createChosen(3, 'paku 5 cm', 5),
)
const removed = (text: string) =>
  readAllBut(text, listed)?.flatMap((act) => (act.kind === 'remove' ? act.itemIds : []))

test('readAllBut: everything but what is called is taken off', () => {
  assert.deepEqual(removed('tidak jadi semua kecuali semennya'), [1, 3])
  assert.deepEqual(removed('semennya saja yang lain batal'), [1, 3])
  assert.deepEqual(removed('semen sama pakunya saja, sisanya hapus'), [1])
})

test('readAllBut: of others that stay, what is called is taken off', () => {
  assert.deepEqual(removed('palunya nanti dulu deh, sisanya saja'), [1])
})

test('readAllBut: who takes all but one thing has that one taken off', () => {
  assert.deepEqual(removed('masukkan semua kecuali palu'), [1])
})

test('readAllBut: what is offered together is taken without it', () => {
  const offered = {
    ...listed,
    asides: [createChosen(4, 'bata', 100)],
    focus: createChosen(5, 'nat', 2),
    asked: { about: 'add' as const, itemId: 5 },
  }
  assert.deepEqual(readAllBut('semua kecuali nat', offered), [
    { kind: 'remove', itemIds: [5] },
    { kind: 'yes' },
  ])
})

test('readAllBut: goods that are not on the list, and a question, take nothing off', () => {
  assert.equal(removed('batal semua kecuali cat'), undefined)
  assert.equal(removed('yang lain batal bisa ga?'), undefined)
})
