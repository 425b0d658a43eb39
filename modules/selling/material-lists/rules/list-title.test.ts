import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readList } from './read-list.ts'

const read = (...rows: string[]) => {
  const { lines, skipped } = readList(rows.join('\n'))
  return { lines: lines.map(({ text }) => text), skipped: skipped.map(({ written }) => written) }
}

test('readList: a title of a pasted list names no goods, and is shown as skipped', () => {
  for (const title of [
    'Proyek ruko blok C',
    'Proyek ruko blok C2',
    'Daftar belanja:',
    'Pekerjaan pondasi',
    'Bahan untuk rumah Pak Budi',
  ])
    assert.deepEqual(read(title, 'semen 20 sak', 'paku 20 dus'), {
      lines: ['semen', 'paku'],
      skipped: [title],
    })
})

test('readList: goods are no title, with a number or by themselves', () => {
  for (const goods of ['list gypsum', 'rompi proyek', 'material urug', 'helm proyek'])
    assert.deepEqual(read(goods, 'semen 20 sak').lines, [goods, 'semen'])
  assert.deepEqual(read('proyek helm 20 buah', 'semen 20 sak').skipped, [])
  assert.deepEqual(read('kebutuhan semen').skipped, [])
})
