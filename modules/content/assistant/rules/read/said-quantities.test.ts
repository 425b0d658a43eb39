import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createItem } from '#tests/support/assistant/dialogues.ts'
import { emptyDialogue } from '../track/dialogue.ts'
import { findAdvice } from '../reply/find-advice.ts'
import { readCheapest } from './questions/read-cheapest.ts'
import { readPick } from './read-pick.ts'
import { readRetraction } from './changes/read-retraction.ts'
import { readScale } from './changes/read-scale.ts'
import { scaleQuantity } from '../track/scale-quantity.ts'
import { dropTakenBack } from '../track/take-back.ts'

const items = [createItem(1, 'semen', 20), createItem(2, 'triplek', 15)]

test('dropTakenBack: a number that is taken back in one breath gives way to the next', () => {
  assert.equal(dropTakenBack('besi ulir 12... eh 13 mm 35 batang'), 'besi ulir 13 mm 35 batang')
  assert.equal(dropTakenBack('semen 20 sak eh salah 25'), 'semen 25 sak')
  assert.equal(dropTakenBack('keramik 40x40 eh 60x60'), 'keramik 40x40 eh 60x60')
  assert.equal(dropTakenBack('triplek 9 mm, eh semen 20 sak'), 'triplek 9 mm, eh semen 20 sak')
})

test('readScale: percentages, multiples and halves, of one item or of all', () => {
  const factors = (text: string) =>
    readScale(text, items)?.map((act) => act.kind === 'scale' && [act.itemId, act.factor])
  assert.deepEqual(factors('tambah 5 persen'), [[2, 1.05]])
  assert.deepEqual(factors('semennya kurangi 25%'), [[1, 0.75]])
  assert.deepEqual(factors('dobel'), [[2, 2]])
  assert.deepEqual(factors('setengahnya saja dulu'), [[2, 0.5]])
  assert.deepEqual(factors('semua tambah 10%'), [
    [1, 1.1],
    [2, 1.1],
  ])
  assert.equal(factors('setengah kubik pasir'), undefined)
  assert.equal(factors('tambah 5 sak lagi'), undefined)
})

test('scaleQuantity: rounds up to what can be ordered', () => {
  const dialogue = { ...emptyDialogue, items }
  assert.equal(scaleQuantity(dialogue, { kind: 'scale', factor: 1.05, itemId: 2 })!.qty, 16)
  assert.equal(scaleQuantity(dialogue, { kind: 'scale', factor: 0.5, itemId: 1 })!.qty, 10)
})

test('readCheapest: an order for the cheapest, and no question for it', () => {
  assert.equal(readCheapest('ambil yang murah 30'), 'ambil 30')
  assert.equal(readCheapest('semen yang paling murah 50 sak'), 'semen 50 sak')
  assert.equal(readCheapest('yang lebih murah ada?'), undefined)
  assert.equal(readCheapest('yang paling murah yang mana'), undefined)
})

test('readPick: a bare number is the place of an option, unless the question names it as a size', () => {
  assert.equal(readPick('2', 'Pilih permukaan: Glossy, Matt.'), 1)
  assert.equal(readPick('yang kedua saja', null), 1)
  assert.equal(readPick('4', 'Pilih tebal: 3, 4, 6 mm.'), undefined)
  assert.equal(readPick('nomor 4', 'Pilih tebal: 3, 4, 6 mm.'), 3)
  assert.equal(readPick('semen 2', null), undefined)
})

test('readRetraction: a name or an address in place of the one that is known', () => {
  const known = { name: 'Andri', address: 'jl kenanga 4 bogor' }
  assert.deepEqual(readRetraction('bukan andri, Andre', known), { kind: 'name', text: 'Andre' })
  assert.deepEqual(readRetraction('eh bukan jl kenanga 4, jl kenanga 14 bogor', known), {
    kind: 'address',
    text: 'jl kenanga 14 bogor',
  })
  assert.equal(readRetraction('bukan polos, ulir', known), undefined)
})

test('findAdvice: the question of a kind that shares the most words, and none for one word alone', () => {
  const kinds = [
    {
      name: 'Besi Beton Ulir',
      aliases: [],
      questions: [
        { question: 'Ulir atau polos?', answer: 'Ulir untuk kolom, polos untuk begel.' },
        { question: 'Berapa panjang sambungan?', answer: '40 kali diameter.' },
      ],
    },
  ]
  assert.match(findAdvice('bedanya besi ulir sama polos apa', kinds)!.answer, /begel/)
  assert.equal(findAdvice('besi ulir bagusnya apa', kinds), undefined)
})
