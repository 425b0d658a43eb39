import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createThread,
  findOpenThread,
  loadThreads,
  NEW_THREAD_AFTER_MS,
  putThread,
  type ChatThread,
} from './chat-thread.ts'

const NOW = Date.UTC(2026, 10, 20)
const ended = (thread: ChatThread): ChatThread => ({
  ...thread,
  flag: { isConversationEnded: true, isShouldRedirect: false },
})

test('findOpenThread: a new one without history, after an ended one, and after ten quiet minutes', () => {
  const thread = createThread('a', NOW)
  assert.equal(findOpenThread([], NOW), undefined)
  assert.equal(findOpenThread([ended(thread)], NOW), undefined)
  assert.equal(findOpenThread([thread], NOW + NEW_THREAD_AFTER_MS), undefined)
  assert.equal(findOpenThread([thread], NOW + NEW_THREAD_AFTER_MS - 1), thread)
})

test('findOpenThread: where a person answers, two quiet hours', () => {
  const thread = createThread('a', NOW)
  const handled = { ...thread, context: { ...thread.context, person: 'Rina' } }
  assert.equal(findOpenThread([handled], NOW + NEW_THREAD_AFTER_MS), handled)
  assert.equal(findOpenThread([handled], NOW + 2 * 60 * 60_000), undefined)
})

test('findOpenThread: while something waits for a person, a week', () => {
  const thread = createThread('a', NOW)
  const day = 24 * 60 * 60_000
  for (const person of [null, 'Rina']) {
    const waiting = { ...thread, context: { ...thread.context, person, isPersonAwaited: true } }
    assert.equal(findOpenThread([waiting], NOW + 7 * day - 1), waiting)
    assert.equal(findOpenThread([waiting], NOW + 7 * day), undefined)
  }
})

test('putThread: five are remembered, the oldest is dropped, one that is known moves to the end', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => createThread(id, NOW))
  const ids = (threads: readonly ChatThread[]) => threads.map(({ threadId }) => threadId).join('')
  assert.equal(ids(all.reduce<ChatThread[]>(putThread, [])), 'bcdef')
  assert.equal(ids(putThread(all.slice(0, 3), all[0]!)), 'bca')
})

test('loadThreads: what cannot be read is no history', () => {
  for (const stored of [null, '{', '{}'])
    assert.deepEqual(loadThreads({ getItem: () => stored }), [])
})
