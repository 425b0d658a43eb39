import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replaceNumberWords } from '#modules/selling/material-lists/rules/number-words.ts'
import { expandAbbreviations } from './expand-abbreviations.ts'
import { normalizeMessage } from './normalize-message.ts'

const goods = ['triplek', 'semen', 'besi', 'hebel']
const isKnown = (word: string) => goods.includes(word)
const normalize = (text: string) => normalizeMessage(text, isKnown, isKnown)

test('normalizeMessage: Makassar, Java and Sunda end words in their own way', () => {
  assert.equal(normalize('cukupmi'), 'cukup')
  assert.equal(normalize('mauka ambil 50 lembar'), 'mau ambil 50 lembar')
  assert.equal(normalize('hebelna janten dalapan kubik'), 'hebelnya jadi 8 kubik')
  assert.equal(normalize('tripleke sepuluh wae, ora sido rong puluh'), 'tripleknya 10 saja')
})

test('normalizeMessage: verbs and goods are called without their vowels', () => {
  assert.equal(normalize('bsi nya krgi 10'), 'besinya kurangi 10')
  assert.equal(normalize('semen tmbhin 5'), 'semen tambah 5')
})

test('expandAbbreviations: what the shop spells out is called so, too', () => {
  const spelled = new Map([['trplk', 'triplek']])
  const names = { heads: goods, followers: new Map(), spelled }
  assert.equal(
    expandAbbreviations('trplknya yg 12mm', names, () => true),
    'tripleknya yg 12mm',
  )
})

test('replaceNumberWords: a bowl of two parts counts nothing', () => {
  assert.equal(replaceNumberWords('kloset dua bagian dua set'), 'kloset dua bagian 2 set')
})
