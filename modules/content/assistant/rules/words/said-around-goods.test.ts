import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropSlip } from '../read/details/drop-slip.ts'
import { dropStory } from './drop-story.ts'
import { nameByUse } from './named-by-use.ts'
import { normalizeMessage } from './normalize-message.ts'
import { wishesQuality } from './quality-words.ts'
import { splitLines } from './split-lines.ts'
import { stripForwarded } from './strip-forwarded.ts'

const recognize = (text: string) =>
  /semen|besi|pasir/.test(text) ? ('head' as const) : ('none' as const)

test('dropStory: what was bought elsewhere is not ordered, and names what follows without a name', () => {
  assert.equal(
    dropStory('kemarin beli semen 30 sak di toko sebelah belum datang. saya mau 45 sak', recognize),
    'saya mau semen 45 sak',
  )
  assert.equal(
    dropStory('dulu pesan besi di toko lain karatan. pasir 7 kubik ya', recognize),
    'pasir 7 kubik ya',
  )
  assert.equal(
    dropStory('kemarin beli semen 30 sak di sini', recognize),
    'kemarin beli semen 30 sak di sini',
  )
})

test('nameByUse: goods that somebody has no name of are named by what they are for', () => {
  assert.equal(nameByUse('gatau namanya kak, yang buat nutup sela keramik itu'), 'nat keramik')
  assert.equal(nameByUse('bahan untuk nempelin granit 10 sak'), 'perekat granit 10 sak')
  assert.equal(nameByUse('yang buat ngiket besi 2 roll'), 'kawat bendrat 2 roll')
  assert.equal(nameByUse('keramik untuk nutup lantai'), 'keramik untuk nutup lantai')
})

test('wishesQuality: how everybody wants goods to be, and no sort of them', () => {
  for (const text of [
    'yang lurus ya',
    'besinya yang lurus jangan bengkok',
    'jangan kasih yang karatan',
  ])
    assert.ok(wishesQuality(text), text)
  for (const text of [
    'yang polos ya',
    'jangan yang putih',
    'yang lurus 20 batang',
    'ada yang baru?',
  ])
    assert.ok(!wishesQuality(text), text)
})

test('dropSlip: a name or an address that is written again in the same breath', () => {
  assert.equal(dropSlip('Ksrno eh Karsono'), 'Karsono')
  assert.equal(dropSlip('jl merpti no 6 eh merpati no 6 karawang'), 'jl merpati no 6 karawang')
  assert.equal(dropSlip('jl melati 5 bekasi'), 'jl melati 5 bekasi')
})

test('splitLines: letters that count the lines, and cells that are empty', () => {
  assert.deepEqual(splitLines('a) semen 10 sak\nb) pasir 7 m3'), ['semen 10 sak', 'pasir 7 m3'])
  assert.deepEqual(splitLines('1 | kawat | - | 3 roll\n2 | semen | 50 kg | 10 sak'), [
    'kawat 3 roll',
    'semen 50 kg 10 sak',
  ])
})

test('stripForwarded: a time before the day, and markup', () => {
  assert.equal(stripForwarded('[08.12, 3/6] Mandor Karyo: semen 30 sak'), 'semen 30 sak')
  assert.equal(
    stripForwarded('<script>alert(1)</script>semen <b>10</b> sak').replaceAll(/\s+/g, ' ').trim(),
    'semen 10 sak',
  )
})

test('normalizeMessage: one box, slips of units and of verbs, sizes that are taken back, what is taken', () => {
  const said = (text: string) => normalizeMessage(text, () => false)
  assert.equal(said('granit sekotaknya berapa meter'), 'granit 1 dus berapa meter')
  assert.equal(said('triplek 9mili 10lbar'), 'triplek 9mili 10lembar')
  assert.equal(said('tripleknya tambhn 5'), 'tripleknya tambah 5')
  assert.equal(said('kuas 4 inch 3 biji eh salah 3 inch'), 'kuas 3 inch 3 biji')
  assert.equal(said('kalau 72 meter berarti 50 dus ya? ambil segitu'), 'ambil 50 dus')
  assert.equal(said('nomor 2 kebanyakan, cukup 30'), 'nomor 2 jadi 30')
  assert.equal(said('yang 13 ganti ke 16'), 'yang 13 ganti ke 16')
})
