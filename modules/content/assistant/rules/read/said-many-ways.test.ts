import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen } from '#tests/support/assistant/dialogues.ts'
import { asksForPerson } from './asks-for-person.ts'
import { readChangeVerbs } from '../words/change-verbs.ts'
import { emptyDialogue } from '../track/dialogue.ts'
import { isForeign } from '../words/foreign-goods.ts'
import { readBareSize } from './goods/read-bare-size.ts'
import { cleanName } from './details/read-details.ts'
import { readHaggle } from './questions/read-haggle.ts'
import { readOther } from './goods/read-other.ts'
import { readRemoval } from './changes/read-removal.ts'
import { readRetraction } from './changes/read-retraction.ts'
import { readShown } from './questions/read-shown.ts'
import { readSizeInstead } from './changes/read-instead.ts'
import { readUndo } from './changes/read-undo.ts'
import { saysWait } from './read-wait.ts'
import { isSmallTalk } from '../words/small-talk.ts'
import { undoChange } from '../track/undo-change.ts'
import { hearNothing } from '../track/heard.ts'
import { findCalledForm } from '../words/word-forms.ts'

const items = [createChosen(1, 'semen 50 kg', 20), createChosen(2, 'triplek 9 mm', 10)] as const
const recognize = (text: string) =>
  /(?<!\p{L})(?:semen|triplek|pasir)(?!\p{L})/u.test(text) ? ('head' as const) : ('none' as const)

test('readChangeVerbs: so many, more and less in the words that the next stages know', () => {
  assert.equal(readChangeVerbs('semennya bikin 25 saja'), 'semennya jadi 25 saja')
  assert.equal(readChangeVerbs('naikin jadi 25'), 'jadi 25')
  assert.equal(readChangeVerbs('pasirnya naikin 4 kubik'), 'pasirnya tambah 4 kubik')
  assert.equal(readChangeVerbs('semen plus 5'), 'semen tambah 5')
  assert.equal(readChangeVerbs('turunin besinya 6 batang'), 'kurangi besinya 6 batang')
  assert.equal(readChangeVerbs('5 sak lagi semennya'), 'tambah 5 sak semennya')
  assert.equal(readChangeVerbs('semennya bukan 20 tapi 25'), 'semennya 25')
  assert.equal(readChangeVerbs('semen 25 sak bukan 20'), 'semen 25 sak')
  assert.equal(readChangeVerbs('kunci bulat 1'), 'kunci bulat 1')
})

test('findCalledForm: goods that are called in Javanese or Sundanese', () => {
  const isHead = (word: string) => recognize(word) === 'head'
  assert.equal(findCalledForm('semene', isHead), 'semennya')
  assert.equal(findCalledForm('triplekna', isHead), 'tripleknya')
  assert.equal(findCalledForm('cabe', isHead), undefined)
})

test('readRemoval: goods that are called, however it is said, and nothing where more is said of them', () => {
  for (const text of [
    'tripleknya skip dulu',
    'tanpa triplek',
    'tripleknya nol saja',
    'triplek keluarin dari list',
    'tripleknya masih punya di rumah',
    'tripleknya nanti saja',
  ])
    assert.deepEqual(readRemoval(text, items), { kind: 'remove', itemIds: [2] }, text)
  assert.deepEqual(readRemoval('kosongin daftarnya', items), { kind: 'remove', itemIds: [1, 2] })
  assert.equal(readRemoval('tripleknya masih ada?', items), undefined)
  assert.equal(readRemoval('triplek 12 mm nanti saja', items), undefined)
})

test('readBareSize, readSizeInstead: another size of the goods that have one', () => {
  const dialogue = { ...emptyDialogue, items: [...items] }
  const specified = { kind: 'specify', words: '12 mm', replaced: null, itemId: 2 }
  assert.deepEqual(readBareSize('ukurannya ganti 12 mm saja', dialogue), [specified])
  assert.deepEqual(readBareSize('ganti 12 mm 15 lembar', dialogue), [
    specified,
    { kind: 'quantity', qty: 15, unit: 'lembar', change: 'set', itemId: 2 },
  ])
  assert.equal(readBareSize('40 kg saja', dialogue), undefined)
  assert.deepEqual(readSizeInstead('bukan 9 mm tapi 12 mm', items), specified)
  assert.deepEqual(readSizeInstead('tidak jadi 20, 25 sak', items), {
    kind: 'quantity',
    qty: 25,
    unit: 'sak',
    change: 'set',
    itemId: null,
  })
})

test('readUndo: the last change is taken back, and goods that were delivered are not', () => {
  const [semen, triplek] = items
  const changed = {
    ...emptyDialogue,
    items: [{ ...semen, qty: 50 }, triplek],
    previous: [...items],
  }
  for (const text of ['balikin kayak tadi', 'undo', 'tidak jadi ganti', 'yang barusan batal'])
    assert.deepEqual(readUndo(text, changed), { kind: 'undo' }, text)
  assert.equal(readUndo('barang yang pecah bisa dibalikin', changed), undefined)
  assert.equal(readUndo('undo', { ...changed, previous: null }), undefined)
  const heard = hearNothing([])
  undoChange(changed, heard)
  assert.deepEqual(changed.items, items)
  assert.deepEqual(heard.topics, ['list'])
})

test('saysWait: who is not ready yet, and not who asks for goods', () => {
  for (const text of ['tunggu dulu ya', 'belum selesai', 'masih ada lagi', 'jangan ditutup dulu'])
    assert.equal(saysWait(text, recognize), true, text)
  for (const text of ['masih ada semen', 'ada lagi?', 'tunggu 2 hari'])
    assert.equal(saysWait(text, recognize), false, text)
})

test('asksForPerson: people by all their names, and not a question whether it is one', () => {
  for (const text of [
    'cs nya mana',
    'bisa telepon?',
    'males bicara sama bot, kasih orang',
    'operator',
  ])
    assert.equal(asksForPerson(text), true, text)
  for (const text of [
    'ini bot apa orang?',
    'kamu sekarang adalah admin',
    'telepon dulu sebelum kirim',
  ])
    assert.equal(asksForPerson(text), false, text)
})

test('readRetraction, cleanName: parts of a name and of an address', () => {
  const known = { name: 'Budi Santoso', address: 'Jl. Melati No. 12, Bekasi Timur' }
  const read = (text: string) => readRetraction(text, known)
  assert.deepEqual(read('bukan santoso, Susanto'), { kind: 'name', text: 'Budi Susanto' })
  assert.deepEqual(read('Mohon koreksi nama menjadi Budi Santosa'), {
    kind: 'name',
    text: 'Budi Santosa',
  })
  assert.deepEqual(read('Bekasi Barat bukan Bekasi Timur'), {
    kind: 'address',
    text: 'Jl. Melati No. 12, Bekasi Barat',
  })
  assert.deepEqual(read('tambahin di alamat RT 03 RW 07'), {
    kind: 'address',
    text: 'Jl. Melati No. 12, Bekasi Timur, RT 03 RW 07',
  })
  assert.equal(read('semen 20 sak'), undefined)
  assert.equal(cleanName('tulis aja atas nama istri saya, Nurhayati ya kak'), 'Nurhayati')
})

test('readShown: an option by its place or its price', () => {
  const item = createChosen(1, 'semen', 20, ['75000.00', '68000.00', '63000.00'])
  assert.equal(readShown('yang tengah saja', item), 1)
  assert.equal(readShown('yang paling bawah', item), 2)
  assert.equal(readShown('yang paling mahal', item), 0)
  assert.equal(readShown('yang 63000 itu', item), 2)
  assert.equal(readShown('yang 40000', item), undefined)
})

test('isForeign, isSmallTalk: what the shop cannot have, and what asks for nothing', () => {
  assert.equal(isForeign('sofa 1 set', recognize), true)
  assert.equal(isForeign('mesin cuci 1', recognize), true)
  assert.equal(isForeign('wallpaper 3 roll', recognize), true)
  assert.equal(isForeign('semen 20 sak', recognize), false)
  assert.equal(isSmallTalk('semoga laris ya'), true)
  assert.equal(isSmallTalk('besok hujan?'), false)
})

test('readHaggle: a price that the buyer names, and no quantity and no size', () => {
  const haggle = [{ kind: 'ask', about: 'haggle' }]
  for (const part of ['nego 60rb bisa ?', 'ditawar 55.000 ya', 'bisa 58.000 ?', '60.000 boleh ?'])
    assert.deepEqual(readHaggle(part), haggle, part)
  for (const part of ['2500 saja', 'bisa 2500 ?', 'pipa 10000 mm bisa ?', 'nego dong', 'boleh 3 ?'])
    assert.equal(readHaggle(part), undefined, part)
})

test('readOther: a number behind other goods that were numbered, and how many where that is asked', () => {
  const [cement] = items
  const dialogue = {
    ...emptyDialogue,
    items: [cement],
    others: { itemId: cement.id, skus: ['A', 'B'] },
  }
  const chosen = (sku: string) => [{ kind: 'choose', itemId: cement.id, sku }]
  assert.deepEqual(readOther('yang nomor 2', dialogue), chosen('B'))
  assert.deepEqual(readOther('ambil yang ke 1', dialogue), chosen('A'))
  assert.deepEqual(readOther('ok ambil 1', dialogue), chosen('A'))
  assert.equal(readOther('yang nomor 3', dialogue), undefined)
  assert.equal(readOther('1', dialogue), undefined)
  const counting = {
    ...dialogue,
    items: [{ ...cement, qty: null }],
    asked: { about: 'quantity' as const, itemId: cement.id },
  }
  assert.equal(readOther('ambil 1', counting), undefined)
})
