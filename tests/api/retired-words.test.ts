import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import {
  findRetiredPhrases,
  findRetiredWords,
  listRetiredIdentifiers,
  listRetiredPhrases,
} from '#commands/checks/retired-words.ts'

// Migrations that ran keep their names and their words; tables.ts is generated from them.
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && file !== 'database/tables.ts')

test('retired words: no file name and no identifier carries one', () => {
  assert.deepEqual(findRetiredWords(files), [])
})

// The list and its tests name the phrases.
const AT_HOME = ['commands/checks/retired-words.ts', 'tests/api/retired-words.test.ts']

test('retired phrases: no comment, title or page has one', () => {
  assert.deepEqual(findRetiredPhrases(files.filter((file) => !AT_HOME.includes(file))), [])
})

test('retired phrases: the check finds one in any case, and leaves longer words alone', () => {
  const text = 'Whoever asks\nwaits; the lender is told later.\nHis toldness is retold, whoeverish.'
  const phrases = listRetiredPhrases(text).map((found) => found.split(' (')[0])
  assert.deepEqual(phrases, ['1: whoever', '2: is told'])
})

test('retired words: the check finds one in a variable, a type, a property and a component', () => {
  const source = `type KeptPage = { desk: string }; const el = <ShelfList/>; const { told: x } = el`
  assert.deepEqual(listRetiredIdentifiers('a.tsx', source), [
    'KeptPage',
    'desk',
    'ShelfList',
    'told',
  ])
})

test('retired words: words inside strings, comments and longer words are left alone', () => {
  const source = `const mineral = 'kept'; /* told */ const desktop = 1; const settle = 2`
  assert.deepEqual(listRetiredIdentifiers('a.ts', source), [])
})
