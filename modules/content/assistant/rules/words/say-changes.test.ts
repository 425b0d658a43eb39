import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeMessage } from './normalize-message.ts'

const assertSaid = (pairs: readonly [said: string, meant: string][]): void => {
  for (const [said, meant] of pairs) assert.equal(normalizeMessage(said), meant)
}

test('normalizeMessage: what is said of a price says no quantity', () => {
  assertSaid([
    ['hebel tebal 10 per kubiknya berapa', 'hebel tebal 10 berapa'],
    ['wah segitu ya.. yg 2,5 kg aja', 'yang 2,5 kg saja'],
    ['tripleknya yang 9 aja bang, yang 12 kali mahalnya', 'tripleknya yang 9 saja'],
    ['kalok ada 8 lembar lah', '8 lembar lah'],
  ])
})

test('normalizeMessage: goods that give way are exchanged in one breath', () => {
  assertSaid([
    ['yg 16 jangan, ganti 20 A 2', 'yang 16 ganti 20 a 2'],
    ['kanalnya yg tebal 1 mm ada? ganti itu deh', 'kanalnya ganti yang tebal 1 mm'],
    ['kata tukang kelas d aja', 'yang kelas d saja'],
    ['sama cat dasar?? eh ga usah, itu aja', 'itu saja'],
    ['balik ke aw, jumlahnya 10', 'ganti yang aw, jumlahnya 10'],
    ['besi ukuran 16 deh, 15 batang', 'besi 16 mm deh, 15 batang'],
    ['semen 50 kg --> 60 sak', 'semen 50 kg 60 sak'],
  ])
})
