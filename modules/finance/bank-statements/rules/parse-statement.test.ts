import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiah, sen } from '#platform/money.ts'
import { parseBankAmount, parseBankDay } from './bank-values.ts'
import { namesBuyer, suggestInvoices } from './match-line.ts'
import { parseStatement } from './parse-statement.ts'

const rows = (...lines: string[][]) => lines.map((cells, index) => ({ number: index + 1, cells }))

test('parseBankAmount: both ways of writing, to the sen, and nothing ambiguous', () => {
  for (const [text, expected] of [
    ['1,234,567.89', sen(123_456_789)],
    ['1.234.567,89', sen(123_456_789)],
    ['1234567.89', sen(123_456_789)],
    ['1.234', rupiah(1_234)],
    ["'17,000.00", rupiah(17_000)],
    ['.00', sen(0)],
  ] as const)
    assert.equal(parseBankAmount(text), expected, text)
  for (const text of ['', '1,234.567,89', '12,345,6', '1.2.3', 'seribu', '-5.00', '1,234,567.8'])
    assert.equal(parseBankAmount(text), undefined, text)
})

test('parseBankDay: days as banks write them, and none that the calendar lacks', () => {
  for (const text of ['19/11/2026', "'19/11/2026", '19/11/26 09.15.08', '19-11-2026', '2026-11-19'])
    assert.equal(parseBankDay(text), '2026-11-19', text)
  for (const text of ['31/02/2026', '19/11', 'PEND', '11/19/2026'])
    assert.equal(parseBankDay(text), undefined, text)
})

const HEADING = ['Tanggal', 'Uraian Transaksi', 'Teller', 'Debet', 'Kredit', 'Saldo']

test('parseStatement: a broken line is named by its number, and the others are read', () => {
  const { lines, problems, outgoing } = parseStatement(
    rows(
      HEADING,
      ['19/11/26', 'DARI WARSITO', '1', '0.00', '1,000.00', '9,000.00'],
      ['99/11/26', 'RUSAK', '1', '0.00', '1,000.00', '9,000.00'],
      ['19/11/26', 'RUSAK', '1', '0.00', '1,00.00', '9,000.00'],
      ['19/11/26', 'DUA SISI', '1', '5.00', '5.00', '9,000.00'],
      ['19/11/26', 'BIAYA', '1', '17,000.00', '0.00', '9,000.00'],
      ['Total', '', '', '17,000.00', '1,000.00'],
    ),
  )
  assert.deepEqual(
    lines.map(({ row, amount }) => [row, amount]),
    [[2, rupiah(1_000)]],
  )
  assert.deepEqual(
    problems.map(({ row }) => row),
    [3, 4, 5],
  )
  assert.match(problems[0]!.message, /^Baris 3: tanggal "99\/11\/26" tidak terbaca/)
  assert.match(problems[1]!.message, /^Baris 4: jumlah "1,00\.00" tidak terbaca/)
  assert.deepEqual(outgoing, { count: 1, amount: rupiah(17_000) })
})

test('parseStatement: equal lines keep apart, and another file is refused', () => {
  const line = ['19/11/26', 'DARI WARSITO', '1', '0.00', '1,000.00', '9,000.00']
  const { lines } = parseStatement(rows(HEADING, line, line))
  assert.equal(new Set(lines.map(({ identity }) => identity)).size, 2)
  assert.throws(() => parseStatement(rows(['SKU', 'Nama'], ['A1', 'Semen'])), {
    code: 'statement.unknown',
  })
})

test('suggestInvoices: the exact amount first, a near one only where the bank names the buyer', () => {
  const candidate = (buyer: string, expected: number, issuedOn = '2026-11-19') => ({
    invoiceNumber: `INV ${buyer} ${expected}`,
    orderId: '1',
    orderNumber: 'SO',
    buyer,
    expected: rupiah(expected),
    issuedOn,
  })
  const line = { amount: rupiah(1_000), description: 'TRSF E-BANKING CR WARSI', day: '2026-11-20' }
  const suggested = suggestInvoices(line, [
    candidate('Warsito Mandor', 999),
    candidate('Budi', 1_000),
    candidate('Ani', 998),
    candidate('Warsito Mandor', 1_000, '2026-11-21'),
  ])
  assert.deepEqual(
    suggested.map(({ invoiceNumber, isExact }) => [invoiceNumber, isExact]),
    [
      ['INV Budi 1000', true],
      ['INV Warsito Mandor 999', false],
    ],
  )
  assert.equal(namesBuyer('SETORAN PT BANGUN', 'PT Karya Abadi'), false)
})
