import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatMapPin, parseMapPin } from './rules.ts'

test('parseMapPin: reads coordinates and map links', () => {
  const pin = { latitude: -6.2088, longitude: 106.8456 }
  for (const text of [
    '-6.2088, 106.8456',
    '-6.20880,106.84560',
    'https://maps.example/@-6.2088,106.8456,17z',
    'https://maps.example/?q=-6.2088%2C106.8456',
  ])
    assert.deepEqual(parseMapPin(text), pin, text)
})

test('parseMapPin: rejects other text and places outside Indonesia', () => {
  for (const text of ['', 'Jl. Kenanga 14', '106.8456, -6.2088', '52.5200, 13.4050', '-6, 106'])
    assert.equal(parseMapPin(text), undefined, text)
})

test('parseMapPin: reads back every formatted pin in Indonesia', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_149_999, max: 649_999 }),
      fc.integer({ min: 9_450_001, max: 14_149_999 }),
      (south, east) => {
        const pin = { latitude: south / 100_000, longitude: east / 100_000 }
        const text = `${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`
        assert.deepEqual(parseMapPin(text), pin)
        assert.ok(formatMapPin(pin).length > 5)
      },
    ),
  )
})
