import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatEventId, parseEventId } from '../event-place.ts'
import { splitChunks } from './split-chunks.ts'

test('splitChunks: the chunks together are the reply', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => splitChunks(text).join('') === text),
  )
})

test('parseEventId: a place in a thread, and the beginning for anything else', () => {
  assert.deepEqual(parseEventId(formatEventId({ number: 3, chunks: 2 })), { number: 3, chunks: 2 })
  for (const id of [undefined, '', 'x', '1-', '1-2-3', '-1'])
    assert.deepEqual(parseEventId(id), { number: 0, chunks: 0 })
})
