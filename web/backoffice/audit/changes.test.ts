import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listChanges } from './changes.ts'

test('only what changed is told, in the words of the desk', () => {
  assert.deepEqual(
    listChanges(
      { order: 'awaiting_confirmation', invoice: 'proof_submitted', kept: 1 },
      { order: 'processing', invoice: 'paid', kept: 1, received: '32129217.00', note: null },
    ),
    [
      { name: 'Pesanan', before: 'Bukti diperiksa', after: 'Diproses' },
      { name: 'Tagihan', before: 'Bukti diperiksa', after: 'Lunas' },
      { name: 'Jumlah masuk', before: null, after: 'Rp 32.129.217' },
    ],
  )
})

test('what lies deeper is named on its way there, and ids are left out', () => {
  const delivery = { id: 'x', number: 'DO/1', lines: [{ lineId: 'y', quantity: 60 }] }
  assert.deepEqual(listChanges(null, { delivery }), [
    { name: 'Pengiriman, nomor', before: null, after: 'DO/1' },
    { name: 'Pengiriman, barang 1, jumlah', before: null, after: '60' },
  ])
})

test('a list of plain values is told whole, roles and states by their names', () => {
  assert.deepEqual(
    listChanges(
      { status: 'invited', roles: ['sales', 'finance'] },
      { status: 'active', roles: ['finance'] },
    ),
    [
      { name: 'Status', before: 'Diundang', after: 'Aktif' },
      { name: 'Peran', before: 'Penjualan, Keuangan', after: 'Keuangan' },
    ],
  )
})

test('a refused paper is told with what was wrong, and a state that stayed is not', () => {
  const documents = ['NIB: Buram.']
  assert.deepEqual(
    listChanges(
      { status: 'in_review', asked: 'Akta.' },
      { status: 'in_review', asked: 'Akta.', documents },
    ),
    [{ name: 'Dokumen', before: null, after: 'NIB: Buram.' }],
  )
})

test('moments are told in Jakarta’s time', () => {
  assert.deepEqual(listChanges({}, { receivedAt: '2026-11-20T07:02:00.000Z' }), [
    { name: 'Waktu terima', before: null, after: '20 November 2026, 14.02 WIB' },
  ])
})

test('a thing without a before or an after is no fault', () => {
  assert.deepEqual(listChanges(null, null), [])
  assert.deepEqual(listChanges(undefined, 'teks'), [{ name: '', before: null, after: 'teks' }])
})
