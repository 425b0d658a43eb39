import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listChanges } from './changes.ts'

test('listChanges: lists only changed values, with Indonesian labels and statuses', () => {
  assert.deepEqual(
    listChanges(
      { order: 'awaiting_confirmation', invoice: 'proof_submitted', unchanged: 1 },
      { order: 'processing', invoice: 'paid', unchanged: 1, received: '32129217.00', note: null },
    ),
    [
      { name: 'Pesanan', before: 'Pembayaran diperiksa', after: 'Diproses' },
      { name: 'Tagihan', before: 'Bukti sedang diperiksa', after: 'Lunas' },
      { name: 'Jumlah masuk', before: null, after: 'Rp 32.129.217' },
    ],
  )
})

test('listChanges: labels nested values by their path and leaves ids out', () => {
  const delivery = { id: 'x', number: 'DO/1', lines: [{ lineId: 'y', quantity: 60 }] }
  assert.deepEqual(listChanges(null, { delivery }), [
    { name: 'Pengiriman, nomor', before: null, after: 'DO/1' },
    { name: 'Pengiriman, barang 1, jumlah', before: null, after: '60' },
  ])
})

test('listChanges: shows a list of plain values as one value, roles and statuses by name', () => {
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

test('listChanges: names a status as its record does', () => {
  assert.deepEqual(listChanges({ status: 'submitted' }, { status: 'countered' }, {}, 'negosiasi'), [
    { name: 'Status', before: 'Menunggu jawaban', after: 'Ditawar balik' },
  ])
  assert.deepEqual(listChanges({ status: 'submitted' }, null, {}, 'verifikasi'), [
    { name: 'Status', before: 'Menunggu pemeriksaan', after: null },
  ])
})

test('listChanges: shows why a document was rejected and leaves an unchanged status out', () => {
  const documents = ['NIB: Buram.']
  assert.deepEqual(
    listChanges(
      { status: 'in_review', asked: 'Akta.' },
      { status: 'in_review', asked: 'Akta.', documents },
    ),
    [{ name: 'Dokumen', before: null, after: 'NIB: Buram.' }],
  )
})

test('listChanges: shows times in Jakarta time', () => {
  assert.deepEqual(listChanges({}, { receivedAt: '2026-11-20T07:02:00.000Z' }), [
    { name: 'Waktu terima', before: null, after: '20 November 2026, 14.02 WIB' },
  ])
})

test('listChanges: tells images apart without their paths', () => {
  assert.deepEqual(
    listChanges(
      { picture: 'pictures/none.svg', gallery: ['pictures/3f9a1c20be.webp'] },
      { picture: 'pictures/77ab01cc.webp', gallery: [] },
    ),
    [
      { name: 'Gambar', before: 'belum ada gambar', after: 'gambar 77ab01' },
      { name: 'Galeri', before: 'gambar 3f9a1c', after: null },
    ],
  )
})

test('listChanges: accepts an entry without before or after', () => {
  assert.deepEqual(listChanges(null, null), [])
  assert.deepEqual(listChanges(undefined, 'teks'), [{ name: '', before: null, after: 'teks' }])
})

test('listChanges: puts codes, ids, dates, sizes and quantities in words', () => {
  assert.deepEqual(
    listChanges(
      { brandId: 3, active: true, weightKg: 12.5, maxBytes: 1_048_576 },
      { brandId: 7, active: false, weightKg: 1250, maxBytes: 2_097_152, validFrom: '2026-12-01' },
      { brandId: { 3: 'Karang Jaya', 7: 'Tiga Roda' } },
    ),
    [
      { name: 'Merek', before: 'Karang Jaya', after: 'Tiga Roda' },
      { name: 'Berat (kg)', before: '12,5', after: '1.250' },
      { name: 'Dijual', before: 'ya', after: 'tidak' },
      { name: 'Berlaku mulai', before: null, after: '1 Desember 2026' },
      { name: 'Ukuran terbesar', before: '1 MB', after: '2 MB' },
    ],
  )
  assert.deepEqual(listChanges(null, { year: 2026, pages: 1200 }), [
    { name: 'Halaman', before: null, after: '1.200' },
    { name: 'Tahun', before: null, after: '2026' },
  ])
  assert.deepEqual(
    listChanges(null, { delivery: { vehicle: 'cdd' }, attributes: [{ type: 'number' }] }),
    [
      { name: 'Pengiriman, kendaraan', before: null, after: 'CDD' },
      { name: 'Atribut 1, jenis', before: null, after: 'Angka' },
    ],
  )
})

test('listChanges: a text that only looks like a day or a time stays as it is', () => {
  const after = { reason: '2026-99-99', note: '2026-13-41T99:99:99Z' }
  assert.deepEqual(
    listChanges(null, after).map((change) => change.after),
    ['2026-13-41T99:99:99Z', '2026-99-99'],
  )
})

test('listChanges: shows names that every object has as text', () => {
  assert.deepEqual(listChanges(null, { note: '__proto__', reason: ['constructor', 'toString'] }), [
    { name: 'Catatan', before: null, after: '__proto__' },
    { name: 'Alasan', before: null, after: 'constructor, toString' },
  ])
})
