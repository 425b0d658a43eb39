import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { drawBrandLogo } from './brand-logo.ts'
import { drawImage } from './draw.ts'
import type { ImageSpec } from './image-spec.ts'
import { measureDistance, fingerprintImage } from './tests/fingerprint.ts'
import { GREEN_BRAND, ONE_OF_EACH, RED_BRAND } from './tests/samples.ts'

/**
 * The minimum distance between variants. Random details alone (pores, the position of bars) give a
 * distance of at most 8; equal images have 0.
 */
const MIN_DISTANCE = 10

const plywood = (thickness: number): ImageSpec => ({ kind: 'plywood', thickness })
const paint = (colour: string, kg = 5): ImageSpec => ({
  kind: 'paint-can',
  colour,
  kg,
  brand: RED_BRAND,
})
const cement = (brand: typeof RED_BRAND, kg = 40): ImageSpec => ({
  kind: 'cement-bag',
  brand,
  kg,
  label: 'PCC',
})
const rebar = (diameter: number): ImageSpec => ({ kind: 'rebar', diameter, deformed: true })
const mesh = (bar: number): ImageSpec => ({ kind: 'wiremesh', bar })
const pipe = (inch: number, grade: 'AW' | 'D'): ImageSpec => ({ kind: 'pipe', inch, grade })
const brick = (thickness: number): ImageSpec => ({ kind: 'light-brick', thickness })
const roof = (colour: string): ImageSpec => ({ kind: 'roofing', profile: 'trapezoid', colour })
const tile = (pattern: 'plain' | 'marble' | 'wood'): ImageSpec => ({
  kind: 'tile',
  widthCm: 60,
  heightCm: 60,
  pattern,
})
const door = (colour: string): ImageSpec => ({ kind: 'door', form: 'panel', colour })
const board = (material: 'gypsum' | 'gypsum-moisture' | 'grc'): ImageSpec => ({
  kind: 'board',
  material,
  thickness: 9,
})
const hollow = (width: number, height: number): ImageSpec => ({ kind: 'hollow', width, height })

const PAIRS: [what: string, one: ImageSpec, other: ImageSpec][] = [
  ['plywood of 9 and 18 mm', plywood(9), plywood(18)],
  ['plywood of 3 and 6 mm', plywood(3), plywood(6)],
  ['red and white paint', paint('#c2302a'), paint('#f4f4f0')],
  ['paint of 5 and 20 kg', paint('#c2302a'), paint('#c2302a', 20)],
  ['two brands of cement', cement(RED_BRAND), cement(GREEN_BRAND)],
  ['cement of 40 and 50 kg', cement(RED_BRAND), cement(RED_BRAND, 50)],
  ['rebar of 10 and 25 mm', rebar(10), rebar(25)],
  ['rebar of 10 and 13 mm', rebar(10), rebar(13)],
  ['wire mesh M6 and M10', mesh(6), mesh(10)],
  ['wire mesh M6 and M8', mesh(6), mesh(8)],
  ['pipes of ½ and 4 inch', pipe(0.5, 'AW'), pipe(4, 'AW')],
  ['pipes of class AW and D', pipe(4, 'AW'), pipe(4, 'D')],
  ['light bricks of 75 and 100 mm', brick(75), brick(100)],
  ['light bricks of 100 and 150 mm', brick(100), brick(150)],
  ['green and red roofing', roof('#2f6b45'), roof('#a8352a')],
  ['white and marble tiles', tile('plain'), tile('marble')],
  ['marble and wooden tiles', tile('marble'), tile('wood')],
  ['a brown and a white door', door('#8a5a33'), door('#eceae4')],
  ['gypsum and moisture-proof gypsum', board('gypsum'), board('gypsum-moisture')],
  ['gypsum and GRC', board('gypsum'), board('grc')],
  ['hollow of 40 × 40 and 40 × 20', hollow(40, 40), hollow(40, 20)],
]

for (const [what, one, other] of PAIRS)
  test(`drawImage: ${what} are distinguishable at 160 px`, async () => {
    const measured = measureDistance(
      await fingerprintImage(drawImage(one)),
      await fingerprintImage(drawImage(other)),
    )
    assert.ok(measured >= MIN_DISTANCE, `distance ${measured.toFixed(2)}`)
  })

test('drawImage: equal parameters give equal images', async () => {
  for (const spec of Object.values(ONE_OF_EACH)) {
    const [one, other] = [drawImage(spec), drawImage(structuredClone(spec))]
    assert.equal(one, other)
  }
  const fingerprint = await fingerprintImage(drawImage(plywood(9)))
  assert.equal(measureDistance(fingerprint, await fingerprintImage(drawImage(plywood(9)))), 0)
})

test('drawImage: an explicit default changes nothing visible', async () => {
  const spelled: ImageSpec = { kind: 'hollow', width: 40, height: 40, finish: 'galvanised' }
  assert.equal(
    measureDistance(
      await fingerprintImage(drawImage(hollow(40, 40))),
      await fingerprintImage(drawImage(spelled)),
    ),
    0,
  )
})

for (const [kind, spec] of Object.entries(ONE_OF_EACH))
  test(`drawImage: ${kind} is valid, small and without fonts or references`, async () => {
    const svg = drawImage(spec)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|<text|href="(?!#)/)
    assert.ok(svg.length <= 40_000, `${svg.length} characters`)
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height], [400, 400])
    const inked = data.filter((value, i) => i % 4 === 3 && value > 128).length
    assert.ok(inked > 400 * 400 * 0.02, `${inked} px drawn`)
  })

test('drawImage: text on a bag is drawn as outlines', () => {
  const [one, other] = [cement(RED_BRAND), cement({ ...RED_BRAND, name: 'Batukarang' })]
  assert.notEqual(
    drawImage(one).replaceAll(/cement-bag-[0-9a-z]+-\d+/g, ''),
    drawImage(other).replaceAll(/cement-bag-[0-9a-z]+-\d+/g, ''),
  )
})

test('drawBrandLogo: a logo shows a name and a mark', async () => {
  const svg = drawBrandLogo(GREEN_BRAND)
  assert.equal(svg, drawBrandLogo(GREEN_BRAND))
  assert.notEqual(svg, drawBrandLogo({ ...GREEN_BRAND, mark: 'gear' }))
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  assert.deepEqual([width, height], [240, 80])
})
