import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { endPromptly } from './end-promptly.ts'
import { readEvents, writeEvents } from './server-sent-events.ts'

const SCHEMAS = { text: z.string() }

/** Events that come when they are released. */
function createSource() {
  let isEnded = false
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* follow() {
    try {
      yield { event: 'text', data: 'satu', id: '1-1' }
      await promise
      yield { event: 'text', data: 'dua' }
    } finally {
      isEnded = true
    }
  }
  return { events: follow(), release: resolve, hasEnded: () => isEnded }
}

test('writeEvents: a stream begins before its first event, and lives on while nothing happens', async () => {
  const { events, release } = createSource()
  const stream = writeEvents(events, 1)
  const first = [await stream.next(), await stream.next(), await stream.next()].map(
    ({ value }) => value as string,
  )
  assert.deepEqual(first, [': \n\n', 'id: 1-1\nevent: text\ndata: satu\n\n', ': \n\n'])
  release()
  const rest: string[] = []
  for await (const text of stream) rest.push(text)
  assert.equal(rest.at(-1), 'event: text\ndata: dua\n\n')
})

test('writeEvents: what it writes is read back, without its signs of life', async () => {
  const { events, release } = createSource()
  async function* toBytes() {
    for await (const text of writeEvents(events, 1)) {
      if (text.includes('satu')) release()
      yield new TextEncoder().encode(text)
    }
  }
  const read = []
  for await (const event of readEvents(toBytes(), SCHEMAS)) read.push(event.data)
  assert.deepEqual(read, ['satu', 'dua'])
})

test('writeEvents: a reader who leaves ends the events', async () => {
  const { events, hasEnded } = createSource()
  const stream = writeEvents(events)
  await stream.next()
  await stream.next()
  await stream.return!()
  assert.equal(hasEnded(), true)
})

test('readEvents: a reader who leaves while nothing comes ends the events at once', async () => {
  const leaving = new AbortController()
  const { promise, resolve } = Promise.withResolvers<void>()
  leaving.signal.addEventListener('abort', () => resolve())
  let isEnded = false
  async function* follow() {
    try {
      yield { event: 'text', data: 'satu' }
      await promise
    } finally {
      isEnded = true
    }
  }
  const texts = writeEvents(endPromptly(follow(), () => leaving.abort()))
  const encoder = new TextEncoder()
  const bytes = {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      const { done, value } = await texts.next()
      return done ? { done, value: undefined } : { done: false, value: encoder.encode(value) }
    },
    return: async () => {
      await texts.return!()
      return { done: true as const, value: undefined }
    },
  }
  const events = readEvents(bytes as AsyncIterable<Uint8Array>, SCHEMAS)
  assert.deepEqual((await events.next()).value, { event: 'text', data: 'satu' })
  const waiting = events.next()
  await events.return!()
  assert.equal((await waiting).done, true)
  assert.equal(isEnded, true)
})
