import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctText } from './corrected-text.ts'

test('correctText: replaces misspelled words and leaves the rest as it was typed', () => {
  const corrections = [
    { typed: 'tripek', meant: 'triplek' },
    { typed: 'smen', meant: 'semen' },
  ]
  assert.equal(correctText('Tripek 9mm, SMEN 50 kg', corrections), 'triplek 9mm, semen 50 kg')
  assert.equal(correctText('triplek 9mm', []), null)
  assert.equal(correctText('tripeks', [corrections[0]!]), null)
})
