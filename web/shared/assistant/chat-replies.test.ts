import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addMessage,
  addReplyPiece,
  completeReply,
  dropPendingReply,
  isReplyPending,
} from './chat-replies.ts'

const say = (text: string) => addMessage([], text)

test('addReplyPiece: pieces join to one reply, and one that nobody awaits begins another', () => {
  const replied = addReplyPiece(addReplyPiece(say('semen 10 sak'), 'Baik, '), 'dicatat.')
  assert.deepEqual(
    replied.map(({ response }) => response),
    ['semen 10 sak', 'Baik, dicatat.'],
  )
  const again = addReplyPiece(completeReply(replied, null), 'Ada lagi?')
  assert.deepEqual(
    again.map(({ isLoading }) => isLoading),
    [false, false, true],
  )
})

test('completeReply: names the person who answered, and drops a reply without words', () => {
  const replied = completeReply(addReplyPiece(say('halo'), 'Halo.'), 'Rini')
  assert.deepEqual(replied.at(-1), {
    role: 'model',
    response: 'Halo.',
    person: 'Rini',
    isLoading: false,
  })
  assert.equal(completeReply(say('halo'), null).length, 1)
})

test('dropPendingReply: keeps what was said', () => {
  const awaited = say('halo')
  assert.equal(isReplyPending(awaited), true)
  assert.deepEqual(dropPendingReply(awaited), awaited.slice(0, 1))
  assert.equal(isReplyPending(dropPendingReply(awaited)), false)
})
