import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crossesSea, getLandmass } from './landmasses.ts'
import { getIslandGroup, roadDistanceKm, MIN_DISTANCE_KM, straightDistanceKm } from './geography.ts'

const jakarta = { latitude: -6.18, longitude: 106.83 }
const bandung = { latitude: -6.91, longitude: 107.61 }
const surabaya = { latitude: -7.26, longitude: 112.75 }

test('straightDistanceKm: Jakarta to Surabaya is about 660 km', () => {
  assert.ok(Math.abs(straightDistanceKm(jakarta, surabaya) - 664) < 5)
})

test('straightDistanceKm: a degree along the equator is 111 km', () => {
  const km = straightDistanceKm({ latitude: 0, longitude: 109 }, { latitude: 0, longitude: 110 })
  assert.ok(Math.abs(km - 111.2) < 0.1)
})

test('roadDistanceKm: Jakarta to Bandung is near the 150 km of the toll road', () => {
  const km = roadDistanceKm(jakarta, bandung)
  assert.ok(km >= 140 && km <= 170, `${km} km`)
  assert.equal(km, roadDistanceKm(bandung, jakarta))
})

test('roadDistanceKm: a delivery inside a city has the minimum distance', () => {
  assert.equal(roadDistanceKm(jakarta, jakarta), MIN_DISTANCE_KM)
})

test('getIslandGroup: every province belongs to the island group that serves it', () => {
  const expected = {
    '11': 'sumatra',
    '19': 'sumatra',
    '21': 'sumatra',
    '31': 'jawa-bali',
    '36': 'jawa-bali',
    '51': 'jawa-bali',
    '52': 'nusa-tenggara',
    '53': 'nusa-tenggara',
    '61': 'kalimantan',
    '65': 'kalimantan',
    '71': 'sulawesi',
    '76': 'sulawesi',
    '81': 'maluku',
    '82': 'maluku',
    '91': 'papua',
    '96': 'papua',
  }
  for (const [province, group] of Object.entries(expected))
    assert.equal(getIslandGroup(province), group)
})

test('getIslandGroup: rejects what is not a province', () => {
  for (const code of ['', '41', '3', '32.16', 'xx'])
    assert.throws(() => getIslandGroup(code), RangeError)
})

test('crossesSea: Batam, Nias and Bali need a ship although their group is served by road', () => {
  assert.ok(crossesSea('14.71', '21.71'))
  assert.ok(crossesSea('12.71', '12.78'))
  assert.ok(crossesSea('35.78', '51.71'))
  assert.ok(crossesSea('32.16', '12.71'))
})

test('crossesSea: Madura has a bridge, and cities of one island are connected', () => {
  assert.ok(!crossesSea('35.78', '35.29'))
  assert.ok(!crossesSea('12.04', '12.78'))
  assert.ok(!crossesSea('21.71', '21.71'))
  assert.equal(getLandmass('32.16'), 'jawa-bali')
})
