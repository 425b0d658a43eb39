import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { readMessage } from '../read-message.ts'

const recognize: RecognizeGoods = Object.assign(
  (text: string) =>
    /(?<!\p{L})(?:semen|paku|batu|pasir)(?!\p{L})/u.test(text)
      ? ('head' as const)
      : ('none' as const),
  { isPhrase: (before: string, word: string) => `${before} ${word}` === 'batu split' },
)
const listed: Dialogue = {
  ...createDialogue(createChosen(1, 'semen 50 kg', 30)),
  asked: { about: 'more' },
}
const askedForName: Dialogue = { ...listed, isListDone: true, asked: { about: 'name' } }
const read = (message: string, dialogue: Dialogue) =>
  readMessage(message, { dialogue, page: null, recognize })

test('readMessage: asked for the name, any words behind a name and a sign are where to', () => {
  for (const [message, name, address] of [
    ['Pak Sugeng, grand wisata tambun bekasi', 'Pak Sugeng', 'grand wisata tambun bekasi'],
    ['Gunawan, Tebet Timur Dalam no 30', 'Gunawan', 'Tebet Timur Dalam no 30'],
    ['toko berkah jaya, pasar atas bukittinggi', 'toko berkah jaya', 'pasar atas bukittinggi'],
    ['hendra, batu ceper tangerang', 'hendra', 'batu ceper tangerang'],
    ['Tommy, Cibubur Country cluster Cotton', 'Tommy', 'Cibubur Country cluster Cotton'],
    ['H. Bahar, Bintaro Jaya sektor 5', 'H. Bahar', 'Bintaro Jaya sektor 5'],
    ['jenengku Slamet, omahe ning Krian Sidoarjo', 'Slamet', 'Krian Sidoarjo'],
  ] as const)
    assert.deepEqual(
      read(message, askedForName),
      [
        { kind: 'name', text: name },
        { kind: 'address', text: address },
      ],
      message,
    )
})

test('readMessage: behind a name goods, changes, questions and thanks are no place', () => {
  for (const message of [
    'Budi, batu split 3 kubik',
    'Budi, semen tambah 5 sak',
    'Budi, ongkirnya berapa',
    'Budi, makasih ya',
  ])
    assert.ok(
      read(message, askedForName).every(({ kind }) => kind !== 'address'),
      message,
    )
})

test('readMessage: who agrees and gives both has no more to order', () => {
  for (const message of ['oke pas. Gunawan, jl kartini 40', 'itu aja, H. Bahar, Jl Poros Maros'])
    assert.deepEqual(
      read(message, listed).map(({ kind }) => kind),
      ['done', 'name', 'address'],
      message,
    )
})
