import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import { readEarlier } from './read-earlier.ts'
import { trackDialogue } from '../../track/track-dialogue.ts'

/** Three toilets that were asked about one after the other. */
const asked = {
  ...createDialogue(),
  nextId: 4,
  left: [createChosen(1, 'kloset monoblok putih', null), createChosen(2, 'kloset duduk', null)],
  focus: createChosen(3, 'kloset jongkok putih', null),
  asked: { about: 'add' as const, itemId: 3 },
}
const take = (text: string) => {
  const { dialogue } = trackDialogue(asked, readEarlier(text, asked) ?? [])
  return [dialogue.focus?.id ?? null, ...dialogue.items.map(({ id, qty }) => [id, qty])]
}

test('readEarlier: goods that were asked about are called by their place', () => {
  assert.deepEqual(take('yang pertama tadi'), [1])
  assert.deepEqual(take('ambil yang kedua saja'), [2])
  assert.deepEqual(take('yang sebelumnya'), [2])
  assert.deepEqual(take('yang terakhir saja'), [3])
})

test('readEarlier: a word that only one of them has calls it, with how many', () => {
  assert.deepEqual(take('yang monoblok saja 2'), [null, [1, 2]])
  // The last one has it too.
  assert.equal(readEarlier('yang putih saja', asked), undefined)
})

test('readEarlier: options that are shown to choose from are picked otherwise', () => {
  const focus = createChosen(3, 'kloset jongkok', null, ['1', '2'])
  assert.equal(readEarlier('yang pertama', { ...asked, focus }), undefined)
})
