import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeMessage } from './normalize-message.ts'

test('normalizeMessage: slang and abbreviations are spelt out, numbers become digits', () => {
  for (const [typed, normal] of [
    [
      'Butuh triplek 9mm 20 lbr sm semen tiga puluh sak',
      'butuh triplek 9mm 20 lbr sama semen 30 sak',
    ],
    ['brp hrg hebel 10cm?', 'berapa harga hebel 10cm?'],
    ['semennya ga jadi', 'semennya tidak jadi'],
    ['gausah bendratnya', 'tidak usah bendratnya'],
    ['semen 20 zk\n  triplek  5 lbr', 'semen 20 zk\ntriplek 5 lbr'],
    ['👍', 'ok'],
    ['besi 13 40 bt', 'besi 13 40 bt'],
  ] as const)
    assert.equal(normalizeMessage(typed), normal, typed)
})

test('normalizeMessage: without when and by whom a forwarded message was written', () => {
  assert.equal(
    normalizeMessage(
      '[12/03 07.41] Mandor Edi: semen 40 kg 70 sak\n12/03/26 07.43 - Edi: paku 5 cm 4 kg',
    ),
    'semen 40 kg 70 sak\npaku 5 cm 4 kg',
  )
})
