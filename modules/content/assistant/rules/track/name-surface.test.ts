import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameBelonging } from '../read/goods/name-belonging.ts'
import { nameSurface } from './name-surface.ts'
import { normalizeMessage } from '../words/normalize-message.ts'
import { splitLines } from '../words/split-lines.ts'

test('nameSurface: dull tiles are matt, and shining granite is polished', () => {
  assert.equal(nameSurface('keramik 40x40 doff'), 'keramik 40x40 matt')
  assert.equal(nameSurface('keramik 20x20 kasar'), 'keramik 20x20 matt')
  assert.equal(nameSurface('granit 60x60 mengkilap'), 'granit 60x60 poles')
  assert.equal(nameSurface('kloset hitam doff'), 'kloset hitam doff')
})

test('nameBelonging: another kind of tiles has a size of its own', () => {
  const recognize = Object.assign(() => 'head' as const, {
    isPhrase: (before: string, word: string) => before === 'keramik' && word === 'lantai',
  })
  assert.deepEqual(nameBelonging(['lantai 25x25'], recognize, 'keramik dinding 25x40'), [
    'keramik lantai 25x25',
  ])
  assert.deepEqual(nameBelonging(['lantai 25x25'], recognize, 'semen 50 kg'), ['lantai 25x25'])
})

test('normalizeMessage: why a quantity changes, what belongs to goods, and what nobody is to forget', () => {
  assert.equal(normalizeMessage('perekatnya kebanyakan, 8 aja'), 'perekatnya 8 saja')
  assert.equal(normalizeMessage('reng 0,45 nya?'), 'reng 0,45 mm?')
  assert.equal(normalizeMessage('elbow tambah 5 lg'), 'elbow tambah 5 lagi')
  assert.equal(
    normalizeMessage('u-ditch 50 pcs beserta tutupnya 50'),
    'u-ditch 50 pcs dan tutupnya 50',
  )
  assert.equal(normalizeMessage('pipa hdpe pn10 roll 100 m'), 'pipa hdpe pn10 roll 100 m')
})

test('normalizeMessage: rows that a spreadsheet copies are a table, one row is a line', () => {
  const rows = 'NO\tURAIAN\tVOL\tSAT\n1\tPipa AW 3/4"\t25\tbtg\n2\tSemen 50 kg\t10\tsak'
  assert.deepEqual(splitLines(normalizeMessage(rows)), [
    'pipa aw 3/4" 25 btg',
    'semen 50 kg 10 sak',
  ])
  assert.deepEqual(splitLines(normalizeMessage('semen 50 kg\t10\tsak')), ['semen 50 kg 10 sak'])
})

test('splitLines: the rows of a table, without their numbers and its heading', () => {
  assert.deepEqual(
    splitLines('no | barang | qty\n1 | hebel 7,5 cm | 20 m3\n2 | acian 40 kg | 30 sak'),
    ['hebel 7,5 cm 20 m3', 'acian 40 kg 30 sak'],
  )
})
