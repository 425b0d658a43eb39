import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adPlacements, adTiers, adTypes, isPlaceAllowed, type AdTier } from './placements.ts'

/** The specification's sentences, as they stand there. */
const SPECIFICATION: Record<AdTier, string> = {
  diamond:
    'homepage popup, topbanner, logo; productlist topbanner, bottomfloating; blog popup, topbanner, sidebanner, insidearticle, bottomfloating; search logo',
  platinum: 'homepage logo; productlist topbanner; blog topbanner, sidebanner',
  gold: 'homepage logo; blog insidearticle',
}

const readPlaces = (sentence: string): Set<string> =>
  new Set(
    sentence.split('; ').flatMap((part) => {
      const [type, ...rest] = part.split(' ')
      return rest
        .join(' ')
        .split(', ')
        .map((placement) => `${type} ${placement}`)
    }),
  )

for (const tier of adTiers)
  for (const type of adTypes)
    for (const placement of adPlacements) {
      const isAllowed = readPlaces(SPECIFICATION[tier]).has(`${type} ${placement}`)
      test(`isPlaceAllowed: ${tier}, ${type} ${placement}: ${isAllowed ? 'yes' : 'no'}`, () => {
        assert.equal(isPlaceAllowed(tier, { type, placement }), isAllowed)
      })
    }
