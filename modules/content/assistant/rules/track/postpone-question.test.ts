import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import { chooseQuestion } from '../reply/choose-question.ts'
import type { Act } from './act.ts'
import type { Dialogue } from './dialogue.ts'
import type { Heard } from './heard.ts'
import { postponeQuestion } from './postpone-question.ts'
import { trackDialogue } from './track-dialogue.ts'

/** Sheets of which it is open which ones, and the question for that. */
const asking: Dialogue = {
  ...createDialogue(createChosen(1, 'triplek', 20, ['1', '2']), createChosen(2, 'semen', 5)),
  asked: { about: 'choice', itemId: 1 },
}

const goods = (words: string): Act => ({
  kind: 'goods',
  words,
  qty: 3,
  unit: 'sak',
  isTentative: false,
})
const price: Act = { kind: 'ask', about: 'price' }

/** What a dialogue comes to after some messages; goods that they name are certain. */
const hear = (before: Dialogue, ...messages: Act[][]): { dialogue: Dialogue; heard: Heard } => {
  let last = { dialogue: before, heard: trackDialogue(before, []).heard }
  for (const acts of messages) {
    const tracked = trackDialogue(last.dialogue, acts)
    const certain = tracked.dialogue.items.map((item) =>
      item.match ? item : createChosen(item.id, item.words, item.qty),
    )
    const dialogue = postponeQuestion({ ...tracked.dialogue, items: certain }, tracked.heard)
    last = {
      heard: tracked.heard,
      dialogue: { ...dialogue, asked: chooseQuestion(dialogue, tracked.heard) },
    }
  }
  return last
}
const ask = (...messages: Act[][]) => hear(asking, ...messages).dialogue.asked

test('postponeQuestion: who orders something else is asked in one line, and then whether there is more', () => {
  assert.deepEqual(ask([goods('paku')]), { about: 'choice', itemId: 1, isBrief: true })
  assert.deepEqual(ask([goods('paku')], [goods('cat')]), { about: 'more' })
})

test('postponeQuestion: goods of the message are asked about first', () => {
  const { dialogue, heard } = hear(asking, [goods('paku')])
  const open = createChosen(3, 'paku', 3, ['1', '2'])
  const items = [...dialogue.items.slice(0, 2), open]
  assert.deepEqual(chooseQuestion({ ...dialogue, items }, heard), { about: 'choice', itemId: 3 })
})

test('postponeQuestion: who says that the list is complete, or names themselves, is asked the next thing', () => {
  assert.deepEqual(ask([{ kind: 'done' }]), { about: 'name' })
  assert.deepEqual(ask([{ kind: 'name', text: 'Lina' }]), { about: 'more' })
  const address: Act = { kind: 'address', text: 'Bekasi' }
  assert.deepEqual(ask([{ kind: 'name', text: 'Lina' }, address, { kind: 'done' }]), {
    about: 'choice',
    itemId: 1,
    isLast: true,
  })
})

test('postponeQuestion: before the list is confirmed it is asked with it once more, and a yes is to the list', () => {
  const details: Act[] = [
    { kind: 'name', text: 'Lina' },
    { kind: 'address', text: 'Bekasi' },
  ]
  const last = ask([goods('paku')], [goods('cat')], details)
  assert.deepEqual(last, { about: 'choice', itemId: 1, isLast: true })
  const agreed = hear(asking, [goods('paku')], [goods('cat')], details, [{ kind: 'yes' }])
  assert.equal(agreed.dialogue.end, 'confirmed')
  const passed = hear(asking, [goods('paku')], [goods('cat')], details, [{ kind: 'done' }])
  assert.deepEqual(passed.dialogue.asked, { about: 'confirm' })
})

test('postponeQuestion: a question about the shop is answered, and the choice asked briefly', () => {
  assert.deepEqual(ask([{ kind: 'ask', about: 'payment' }]), {
    about: 'choice',
    itemId: 1,
    isBrief: true,
  })
  const again = ask([{ kind: 'ask', about: 'payment' }], [{ kind: 'ask', about: 'hours' }])
  assert.equal(again?.isBrief, true)
})

test('postponeQuestion: what is not understood, and a question about the goods, leave it as it is', () => {
  assert.deepEqual(ask([{ kind: 'other', text: 'xyz', isGoodsLike: false }]), asking.asked)
  assert.deepEqual(ask([price]), asking.asked)
})

test('postponeQuestion: goods that are spoken of again wait no longer', () => {
  const specify: Act = { kind: 'specify', words: '9mm', replaced: null, itemId: 1 }
  const { dialogue } = hear(asking, [{ kind: 'done' }], [specify])
  assert.deepEqual(dialogue.passed, [])
  assert.deepEqual(hear(asking, [specify, { kind: 'done' }]).dialogue.passed, [])
})
