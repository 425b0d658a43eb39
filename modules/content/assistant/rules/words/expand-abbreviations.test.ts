import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expandAbbreviations } from './expand-abbreviations.ts'

const names = {
  heads: ['pasir', 'bata', 'batu', 'semen', 'triplek', 'genteng', 'kamper', 'keramik', 'kamar'],
  followers: new Map([
    ['pasir', ['pasang', 'beton', 'urug']],
    ['bata', ['merah', 'ringan']],
    ['batu', ['split', 'kali']],
  ]),
}
const isKnown = (word: string) => ['lbr', 'btg', 'psg', 'merah'].includes(word)
const expand = (text: string) => expandAbbreviations(text, names, isKnown)

test('expandAbbreviations: two words without their vowels are the two of one name', () => {
  assert.equal(expand('psr psg 7 kubik, bt mrh 3000'), 'pasir pasang 7 kubik, bata merah 3000')
  assert.equal(expand('bt kl 7 m3'), 'batu kali 7 m3')
})

test('expandAbbreviations: one word that only one name begins with', () => {
  assert.equal(expand('smn 50kg 10 sak'), 'semen 50kg 10 sak')
  assert.equal(
    expand('tplk 9mm, gnt 50 lbr, kmk 30x30'),
    'triplek 9mm, genteng 50 lbr, keramik 30x30',
  )
})

test('expandAbbreviations: a room is nearer than a wood, and what is known or could be several stays', () => {
  assert.equal(expand('kmr mandi'), 'kamar mandi')
  assert.equal(expand('bt 10 lbr'), 'bt 10 lbr')
  assert.equal(expand('pt maju'), 'pt maju')
  assert.equal(expand('merah 5 btg'), 'merah 5 btg')
})
