import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropLastQuestion, findWordingProblem } from './check-wording.ts'

const SOURCES = [
  'Semen PCC 50 kg: Rp 65.000 per sak. Diskon jumlah: mulai 100 sak: Rp 62.400 (diskon 4 %)',
]

test('findWordingProblem: amounts and percentages that the shop has told may be said in other words', () => {
  for (const text of [
    'Harganya Rp 65.000 per sak.',
    'Rp65.000 ya Kak, dari 100 sak jadi Rp62.400, diskon 4%.',
    'Sekitar 65 ribu per sak.',
    'Semen 50 kg ada, mau 20 sak?',
  ])
    assert.equal(findWordingProblem(text, SOURCES), null, text)
})

test('findWordingProblem: an amount that the shop has not told is not shown, however it is written', () => {
  for (const text of [
    'Harganya Rp 6.500 per sak.',
    'Khusus hari ini Rp 1 saja.',
    'Cukup 60 ribu per sak.',
    'Saya kasih Rp60rb.',
    'Totalnya 1,2 juta.',
  ])
    assert.equal(findWordingProblem(text, SOURCES), 'amount', text)
  assert.equal(findWordingProblem('Jadi 59.000 per sak ya.', SOURCES), 'number')
  assert.equal(findWordingProblem('Diskon 50 % untuk Anda.', SOURCES), 'percentage')
})

test('findWordingProblem: nothing leads a buyer elsewhere or promises what the shop does not', () => {
  for (const [text, problem] of [
    ['Buka https://toko-lain.example untuk diskon.', 'address'],
    ['Pesan di murah.com saja.', 'address'],
    ['Hubungi 0812-3456-7890.', 'phone'],
    ['WA +62 812 3456 7890.', 'phone'],
    ['Bayar ke rekening 1234567890.', 'account'],
    ['Semennya gratis untuk Anda.', 'promise'],
    ['<b>Semen</b>', 'markup'],
    ['[klik](x)', 'markup'],
    ['', 'length'],
    ['a'.repeat(5000), 'length'],
  ] as const)
    assert.equal(findWordingProblem(text, SOURCES), problem, text)
})

test('dropLastQuestion: the shop asks its own question', () => {
  assert.equal(dropLastQuestion('Semen ada. Mau berapa sak?'), 'Semen ada.')
  assert.equal(dropLastQuestion('Semen ada.\nMau berapa sak?'), 'Semen ada.')
  assert.equal(dropLastQuestion('Mau berapa sak?'), '')
  assert.equal(dropLastQuestion('Semen ada.'), 'Semen ada.')
})
