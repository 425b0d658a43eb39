import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripReply } from './strip-reply.ts'

const QUOTES = {
  Gmail:
    'Pada Jum, 20 Nov 2026 pukul 12.00 Pondasi <bantuan@toko.id> menulis:\n> Bisa pakai pickup.',
  'Gmail, wrapped':
    'Pada Jum, 20 Nov 2026 pukul 12.00 Pondasi\n<bantuan@toko.id> menulis:\n\n> Bisa.',
  English: 'On Fri, Nov 20, 2026 at 12:00 PM Pondasi <bantuan@toko.id> wrote:\n> Bisa.',
  Outlook:
    '________________________________\nDari: Pondasi <bantuan@toko.id>\nTerkirim: Jumat\n\nBisa.',
  'old Outlook': '-----Original Message-----\nFrom: Pondasi\nSent: Friday\n\nBisa.',
  'our line': '— Balas di atas garis ini —\n\nHalo Rudi',
  'our line, quoted': '> — Balas di atas garis ini —\n>\n> Halo Rudi',
  'nothing but quotes': '> Bisa pakai pickup.\n> Terima kasih',
  signature: '-- \nRudi Hartono\nCV Maju',
  telephone: 'Dikirim dari iPhone saya',
}

for (const [name, quote] of Object.entries(QUOTES))
  test(`stripReply: ${name}: what was written above stays, with its paragraphs`, () => {
    assert.equal(
      stripReply(`Baik.\r\n\r\nBesok saja ya.\r\n\r\n${quote}`),
      'Baik.\n\nBesok saja ya.',
    )
  })

test('stripReply: answers between quoted lines stay with what they answer; a text without quotes is whole', () => {
  const between = '> Kapan dikirim?\nBesok pagi.'
  assert.equal(stripReply(between), between)
  assert.equal(stripReply('Dari gudang Cibitung saja.'), 'Dari gudang Cibitung saja.')
  assert.equal(stripReply('> hanya kutipan'), '')
})
