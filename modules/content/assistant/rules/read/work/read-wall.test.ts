import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDialogue } from '../../track/dialogue.ts'
import { readMessage } from '../read-message.ts'
import { readRoomWalls, readWallArea, readWallHeight, readWallLength } from './read-wall.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'

const recognize: RecognizeGoods = (text) => (/batako|pagar/.test(text) ? 'head' : 'none')

test('readWallArea: length and height of a wall', () => {
  assert.equal(readWallArea('pagar panjang 20 meter tinggi 2 meter pakai batako')?.areaM2, 40)
  assert.equal(readWallArea('tembok 12,5 m tinggi 3 m')?.areaM2, 37.5)
  assert.equal(readWallArea('pagar tinggi 2 meter panjang 15 meter')?.areaM2, 30)
  assert.equal(readWallArea('pagar kawat tinggi 1,8'), undefined)
})

test('readRoomWalls: the four walls of a room by its floor and height', () => {
  assert.deepEqual(readRoomWalls('cat putih untuk kamar 3x4 tinggi 3 meter'), {
    areaM2: 42,
    rest: 'cat putih untuk',
  })
  assert.equal(readRoomWalls('kamar 3 x 3 m, tinggi 2,8 butuh cat berapa')?.areaM2, 33.6)
  assert.equal(readRoomWalls('keramik kamar 3x3'), undefined)
  assert.equal(readRoomWalls('kusen 5x10 tinggi 3 meter'), undefined)
})

test('readWallLength: a wall that is built, and no goods of that name', () => {
  assert.equal(readWallLength('mau bangun pagar 20 meter')?.lengthM, 20)
  assert.equal(readWallLength('panel pagar beton 20 buah'), undefined)
})

test('readWallHeight: the answer to how high', () => {
  assert.deepEqual(readWallHeight('2 meter batako', 20), undefined)
  assert.deepEqual(readWallHeight('batako tinggi 2 meter', 20), { areaM2: 40, rest: 'batako' })
  assert.equal(readWallHeight('2,5 m', 20)?.areaM2, 50)
  assert.equal(readWallHeight('200', 20), undefined)
})

test('readMessage: a wall is a project, and its height then makes an area', () => {
  const read = (message: string, dialogue = emptyDialogue) =>
    readMessage(message, { dialogue, page: null, recognize })
  assert.deepEqual(read('mau bangun pagar 20 meter'), [{ kind: 'wall', lengthM: 20 }])
  const asked = { ...emptyDialogue, wallLengthM: 20, asked: { about: 'wall' as const } }
  assert.deepEqual(read('2 meter', asked), [{ kind: 'cover', areaM2: 40 }])
})
