import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { Dialogue, DialogueItem } from './dialogue.ts'
import { hearNothing, type Heard } from './heard.ts'
import { keepSettled } from './keep-settled.ts'

const before = createDialogue(createChosen(1, 'semen 40 kg', 60), createChosen(2, 'pasir cor', 7))

/** The list after the first goods have been called something that the catalogue does not know. */
function reopen(words: string, match: Partial<NonNullable<DialogueItem['match']>>): Dialogue {
  const [first, second] = before.items as [DialogueItem, DialogueItem]
  const open = { ...first.match!, isExact: false, isLikely: false, ...match }
  return { ...before, items: [{ ...first, words, match: open }, second] }
}
const changed: Heard = { ...hearNothing([]), changes: [{ kind: 'changed', itemId: 1 }] }
const keep = (dialogue: Dialogue, said: string) =>
  keepSettled(before, { dialogue, heard: changed }, said)

test('keepSettled: settled goods stay as they were where nothing is called what a message made of them', () => {
  const { dialogue, heard } = keep(
    reopen('semen 40 kg melengkung', {}),
    'semennya jangan sampai melengkung',
  )
  assert.deepEqual(dialogue.items, before.items)
  assert.deepEqual(heard.changes, [])
  assert.deepEqual(heard.misread, [{ itemId: 1, words: 'melengkung' }])
})

test('keepSettled: one number beside goods that a statement calls is how many of them', () => {
  const { dialogue, heard } = keep(
    reopen('semen 40 kg kebanyakan', {}),
    'semennya kebanyakan, 55 saja',
  )
  assert.equal(dialogue.items[0]?.words, 'semen 40 kg')
  assert.equal(dialogue.items[0]?.qty, 55)
  assert.equal(dialogue.items[0]?.match, null)
  assert.deepEqual(heard.misread, [])
})

test('keepSettled: a question, a size, two numbers or two goods say of nothing how many', () => {
  for (const said of [
    'kalau semennya 100 ada potongan tidak?',
    'semennya yang 70 gram saja',
    'semennya 55 atau 60',
    'semen sama pasirnya 55',
  ])
    assert.equal(keep(reopen('semen 40 kg aneh', {}), said).dialogue.items[0]?.qty, 60, said)
})

test('keepSettled: a word that the shop does not know unsettles nothing, a choice that is left open does', () => {
  const unknown = reopen('semen 40 kg kau', {
    isLikely: true,
    question: 'Kata “kau” tidak kami kenal. Periksa barangnya.',
  })
  assert.deepEqual(keep(unknown, 'semennya kau').dialogue.items, before.items)
  const question = 'Pilih isi: 1, 40 kg.'
  const options = before.items[0]!.match!.options.map((option) => ({ ...option, sku: 'PUTIH' }))
  const chosenAgain = reopen('semen putih', { isLikely: true, question, options })
  assert.equal(keep(chosenAgain, 'semennya ganti semen putih').dialogue, chosenAgain)
})

test('keepSettled: goods that still are one of what they may be stay those, in the quantity that is said', () => {
  const fitting = reopen('semen pcc', { isLikely: true, question: 'Pilih isi: 40, 50 kg.' })
  const counted = { ...fitting, items: [{ ...fitting.items[0]!, qty: 80 }, fitting.items[1]!] }
  const [cement] = keep(counted, 'semennya yang pcc ya 80').dialogue.items
  assert.deepEqual([cement?.words, cement?.sku, cement?.qty], ['semen 40 kg', 'X', 80])
})

test('keepSettled: a size that nothing has is said with its unit', () => {
  const { heard } = keep(reopen('semen 70 kg', {}), 'semennya yang 70 kg saja')
  assert.deepEqual(heard.misread, [{ itemId: 1, words: '70 kg' }])
})
