import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSkipped, readDetails } from './read-details.ts'

const read = (text: string) => readDetails(text, (part) => /\d+ sak/.test(part))

test('readDetails: a name where the message says that it is one', () => {
  for (const [text, name] of [
    ['atas nama Toko Berkah, order semen 100 sak', 'Toko Berkah'],
    ['namaku Nanang', 'Nanang'],
    ['halo saya Lina, mau pesan', 'Lina'],
    ['saya butuh semen', null],
    ['namanya bukan Rudy, atas nama Rusdi', 'Rusdi'],
    ['an Toko Sinar Jaya', 'Toko Sinar Jaya'],
  ] as const)
    assert.equal(read(text).name, name, text)
})

test('readDetails: an address, in the buyer’s spelling, and the goods beside it stay', () => {
  for (const [text, address, rest] of [
    ['kirim semen 50 sak ke jl raya bogor km 30 ya', 'jl raya bogor km 30', 'kirim semen 50 sak'],
    ['ongkir ke Bekasi Barat berapa?', 'Bekasi Barat', 'ongkir berapa?'],
    ['alamatnya ganti ke jl Juanda 40, Bogor', 'jl Juanda 40, Bogor', ''],
    ['kirim ke jl mawar 7, semen 20 sak', 'jl mawar 7', 'kirim , semen 20 sak'],
    ['lanjut kirim ke wa', null, 'lanjut kirim ke wa'],
    ['alamatnya nanti saya kabari', null, 'alamatnya nanti saya kabari'],
  ] as const) {
    const details = read(text)
    assert.deepEqual([details.address, details.rest.trim()], [address, rest], text)
  }
})

test('isSkipped: who leaves out a name or an address', () => {
  for (const text of ['nanti aja', 'ga usah pakai nama', 'ambil sendiri'])
    assert.ok(isSkipped(text))
  for (const text of ['Budi', 'bekasi']) assert.ok(!isSkipped(text))
})
