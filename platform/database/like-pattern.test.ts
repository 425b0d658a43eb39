import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toContainsPattern, toPrefixPattern } from './like-pattern.ts'

test('toContainsPattern, toPrefixPattern: wildcards in the text match only themselves', () => {
  assert.equal(toContainsPattern('semen'), '%semen%')
  assert.equal(toContainsPattern(String.raw`100%_\x`), String.raw`%100\%\_\\x%`)
  assert.equal(toPrefixPattern('5%'), String.raw`5\%%`)
})
