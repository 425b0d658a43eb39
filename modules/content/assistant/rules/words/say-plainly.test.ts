import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeMessage } from './normalize-message.ts'

const assertSaid = (pairs: readonly (readonly [string, string])[]): void => {
  for (const [typed, plain] of pairs) assert.equal(normalizeMessage(typed), plain, typed)
}

test('normalizeMessage: one sort of goods instead of another is one change, however many breaths it takes', () => {
  assertSaid([
    ['tripleknya ga jadi yang 9, ganti 6 mm', 'tripleknya ganti 6 mm'],
    ['tripleknya kada jadi nang 9, ganti nang 6 mili', 'tripleknya ganti yang 6 mili'],
    ['sikunya batal yg itu, ganti 50x50x5, jumlahnya sama', 'sikunya ganti 50x50x5'],
    ['istri maunya hijau sage, ganti ya', 'ganti yang hijau sage'],
    ['lemnya ganti buat granit', 'lemnya ganti yang granit'],
  ])
})

test('normalizeMessage: reasons, slips of the pen and haste say nothing of goods', () => {
  assertSaid([
    ['pasirnya gak jadi, dikasih tetangga', 'pasirnya tidak jadi'],
    ['pakunya gak usah, masih ada sisa di gudang', 'pakunya tidak usah'],
    ['besinya 45 btg y slh ktik td', 'besinya 45 btg'],
    ['iya lae, jangan lama kali', 'iya lae'],
    ['oke benar, ditunggu kirimannya ya', 'oke benar'],
  ])
  assert.equal(normalizeMessage('triplek batal, beli gypsum'), 'triplek batal, beli gypsum')
  assert.equal(
    normalizeMessage('pasirnya batal, semennya 10 sak'),
    'pasirnya batal, semennya 10 sak',
  )
})

test('normalizeMessage: as many as others, and places on the list', () => {
  assertSaid([
    ['yang nomor dua jumlahnya samain sama yang pertama', 'yang nomor 2 sejumlah yang pertama'],
    ['batu kali sama banyaknya', 'batu kali sejumlah itu'],
    ['yang paling bawah gak usah', 'yang terakhir tidak usah'],
    ['lebihin dikit jadi 6,5 kubik', 'jadi 6,5 kubik'],
  ])
})

test('normalizeMessage: what regions say is what the next stages know', () => {
  assertSaid([
    ['ambo nio bali semen duo puluah sak', 'saya mau beli semen 20 sak'],
    ['ulun handak manukar semen 50 kilu', 'saya mau beli semen 50 kg'],
    ["iye', betul", 'ya, betul'],
    ['so cukup jo', 'sudah cukup'],
    ['seng 40 lembar deng paku payung 5 kilo', 'seng 40 lembar dan paku payung 5 kg'],
    ['brp totalx', 'berapa totalnya'],
  ])
  // Anam is somebody, and six where something is counted.
  assert.equal(normalizeMessage('anam puluah batang'), '60 batang')
  assert.equal(normalizeMessage('khoirul anam'), 'khoirul anam')
})
