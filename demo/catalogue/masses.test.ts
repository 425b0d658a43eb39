import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalogue } from './catalogue.ts'
import type { DemoProduct, DemoVariant } from './types.ts'

const catalogue = buildCatalogue()
const BY_SKU = new Map(
  catalogue.products.flatMap(({ variants }) => variants.map((one) => [one.sku, one])),
)

/** The variant with a SKU. Fails if there is none. */
function findVariant(sku: string): DemoVariant {
  const found = BY_SKU.get(sku)
  assert.ok(found, `no variant ${sku}`)
  return found
}

function assertWithin(actual: number, expected: number, tolerance: number, what: string) {
  const deviation = Math.abs(actual - expected) / expected
  assert.ok(
    deviation <= tolerance,
    `${what}: ${actual} is not within ${tolerance * 100} % of ${expected}`,
  )
}

// Taken from published tables, not from the generator: SKU, kg of a selling unit, tolerance, source.
const KNOWN: [sku: string, kg: number, tolerance: number, source: string][] = [
  ['KB-BTP-SNI-P6', 2.66, 0.01, 'SNI 2052:2017, 0.222 kg/m × 12 m'],
  ['KB-BTP-SNI-P8', 4.74, 0.01, 'SNI 2052:2017, 0.395 kg/m × 12 m'],
  ['KB-BTS-420-D10', 7.4, 0.01, 'SNI 2052:2017, 0.617 kg/m × 12 m'],
  ['KB-BTS-420-D13', 12.5, 0.01, 'SNI 2052:2017, 1.042 kg/m × 12 m'],
  ['KB-BTS-420-D16', 18.94, 0.01, 'SNI 2052:2017, 1.578 kg/m × 12 m'],
  ['KB-BTS-420-D19', 26.71, 0.01, 'SNI 2052:2017, 2.226 kg/m × 12 m'],
  ['KB-BTS-420-D22', 35.8, 0.01, 'SNI 2052:2017, 2.984 kg/m × 12 m'],
  ['KB-BTS-420-D25', 46.24, 0.01, 'SNI 2052:2017, 3.853 kg/m × 12 m'],
  ['KB-WMS-LBR-M5', 23.8, 0.02, 'mill table, sheet 2.1 × 5.4 m'],
  ['KB-WMS-LBR-M6', 34.3, 0.02, 'mill table, sheet 2.1 × 5.4 m'],
  ['KB-WMS-LBR-M8', 60.9, 0.01, 'mill table, sheet 2.1 × 5.4 m'],
  ['KB-WMS-LBR-M10', 95.2, 0.02, 'mill table, sheet 2.1 × 5.4 m'],
  ['KJ-SMN-PCC-40', 40, 0, 'SNI 7064, bag'],
  ['KJ-SMN-PCC-50', 50, 0, 'SNI 7064, bag'],
  ['RB-TRP-MRT-09-UTY', 14.7, 0.06, 'meranti plywood 9 mm, 14 to 16 kg'],
  ['RB-TRP-MRT-18-UTY', 29.5, 0.06, 'meranti plywood 18 mm'],
  ['RB-TRP-MRT-03-UTY', 4.9, 0.06, 'meranti plywood 3 mm'],
  ['MK-FLM-PHN-18-WBP', 33, 0.06, 'film faced 18 mm'],
  ['CB-BRG-STD-100', 600, 0.1, 'SNI 8640, one m³ of AAC'],
  ['AL-PVC-AW-05', 0.55, 0.05, 'PVC AW ½ inch, 4 m'],
  ['AL-PVC-AW-4', 7.9, 0.05, 'PVC AW 4 inch, 4 m'],
  ['AL-PVC-D-4', 4.5, 0.05, 'PVC D 4 inch, 4 m'],
  ['TS-WFH-WF-HTM-200100-12', 255.6, 0.01, 'JIS G 3192, 21.3 kg/m × 12 m'],
  ['TS-WFH-WF-HTM-300150-12', 440.4, 0.01, 'JIS G 3192, 36.7 kg/m × 12 m'],
  ['TS-WFH-H-HTM-200200-12', 598.8, 0.01, 'JIS G 3192, 49.9 kg/m × 12 m'],
  ['TS-SIK-HTM-505', 22.62, 0.01, 'SNI 07-2054, 3.77 kg/m × 6 m'],
  ['TS-KNL-UNP-HTM-10050-5', 56.16, 0.01, 'SNI 07-0052, 9.36 kg/m × 6 m'],
  ['TS-KNL-CNP-HTM-10050-2P3', 24.36, 0.01, 'JIS G 3350, 4.06 kg/m × 6 m'],
  ['TS-PLT-HTM-6-1200', 135.6, 0.01, '1.2 × 2.4 m × 6 mm × 7850'],
  ['GV-HLW-GLV-4040-1P2', 8.7, 0.03, 'hollow 40 × 40 × 1.2 mm, 6 m'],
  ['GY-GPS-STD-S-9-24', 18.7, 0.06, 'gypsum 9 mm, 1.2 × 2.4 m, 6.5 kg/m²'],
  ['BG-KCA-BNG-5-122183', 27.9, 0.01, 'float glass 12.5 kg/m² at 5 mm'],
  ['UM-PSB-BANGK-STD-CRH', 1400, 0.03, 'SNI 03-1973, moist sand a m³'],
  ['UM-SPL-RUMPI-12-CRH', 1450, 0.05, 'SNI 03-1973, crushed stone a m³'],
  ['KT-KBL-NYM-21P5-100', 12, 0.1, 'NYM 2 × 1.5, 120 kg/km'],
  ['KT-KBL-NYM-32P5-100', 19, 0.1, 'NYM 3 × 2.5, 190 kg/km'],
  ['KT-KBL-NYA-MRH-2P5-100', 3.3, 0.1, 'NYA 2.5, 33 kg/km'],
]

test('buildCatalogue: well-known products weigh what published tables say', () => {
  for (const [sku, kg, tolerance, source] of KNOWN) {
    assertWithin(findVariant(sku).weightKg, kg, tolerance, `${sku} (${source})`)
  }
})

test('buildCatalogue: reinforcing bars have their mass per metre as an attribute', () => {
  for (const [sku, perMetre] of [
    ['KB-BTS-420-D10', 0.617],
    ['KB-BTS-420-D13', 1.042],
    ['KB-BTS-420-D16', 1.578],
  ] as const) {
    assert.equal(findVariant(sku).attributes.berat, perMetre)
  }
})

test('buildCatalogue: a m³ of light brick has the right number of pieces and m² of wall', () => {
  for (const [thickness, pieces, wall] of [
    [75, 111.1, 13.33],
    [100, 83.3, 10],
    [125, 66.7, 8],
    [150, 55.6, 6.67],
  ] as const) {
    const brick = findVariant(`CB-BRG-STD-${thickness}`)
    assertWithin(brick.piecesPerUnit ?? 0, pieces, 0.01, `${thickness} mm pieces`)
    assertWithin(brick.coverageM2 ?? 0, wall, 0.01, `${thickness} mm wall`)
  }
})

test('buildCatalogue: a box of tiles has the area of its pieces and the weight of fired clay', () => {
  const tiles = findProducts('keramik-lantai').flatMap(({ variants }) => variants)
  for (const tile of tiles) {
    const [width = 0, height = 0] = String(tile.attributes.ukuran)
      .split(' × ')
      .map(Number.parseFloat)
    assertWithin(
      tile.coverageM2 ?? 0,
      (width * height * (tile.piecesPerUnit ?? 0)) / 1e4,
      0.01,
      tile.sku,
    )
    const perM2 = tile.weightKg / (tile.coverageM2 ?? 1)
    assert.ok(perM2 > 13 && perM2 < 20, `${tile.sku} weighs ${perM2} kg/m²`)
  }
})

// kg/m³ of a loaded selling unit: solid goods are close to their material, hollow ones below it.
const DENSITIES: Record<string, [low: number, high: number]> = {
  'semen-abu': [1100, 1500],
  'besi-beton-ulir': [5500, 7850],
  'besi-beton-polos': [5500, 7850],
  'pelat-besi': [7800, 8400],
  triplek: [380, 700],
  'triplek-film': [550, 750],
  mdf: [600, 800],
  'kayu-kaso': [350, 1100],
  'bata-ringan': [500, 750],
  'bata-merah': [900, 1900],
  batako: [900, 2300],
  paving: [1400, 2400],
  'keramik-lantai': [1500, 2300],
  granit: [1600, 2400],
  'papan-gipsum': [650, 900],
  'papan-semen': [1000, 1500],
  kaca: [2450, 2550],
  'pasir-beton': [1300, 1500],
  'batu-split': [1350, 1550],
  'cat-interior': [900, 1300],
  'pipa-pvc': [40, 400],
  'tangki-air': [10, 60],
  insulasi: [10, 950],
  kabel: [300, 1500],
  baut: [500, 7850],
  hollow: [300, 3000],
}

test('buildCatalogue: mass and volume agree with the material', () => {
  for (const [slug, [low, high]] of Object.entries(DENSITIES)) {
    for (const { sku, weightKg, volumeM3 } of findProducts(slug).flatMap(
      ({ variants }) => variants,
    )) {
      const density = weightKg / volumeM3
      assert.ok(
        density >= low * 0.99 && density <= high * 1.01,
        `${sku}: ${density.toFixed(0)} kg/m³`,
      )
    }
  }
})

test('buildCatalogue: no variant is denser than solid steel or longer than a lorry', () => {
  for (const { sku, weightKg, volumeM3, lengthM } of BY_SKU.values()) {
    assert.ok(weightKg / volumeM3 < 8400, `${sku} is ${weightKg / volumeM3} kg/m³`)
    assert.ok(lengthM <= 12, `${sku} is ${lengthM} m long`)
    assert.ok(lengthM ** 3 >= volumeM3 * 0.95, `${sku}: ${volumeM3} m³ does not fit ${lengthM} m`)
  }
})

function findProducts(slug: string): DemoProduct[] {
  const found = catalogue.products.filter(({ subCategory }) => subCategory === slug)
  assert.ok(found.length, `no products in ${slug}`)
  return found
}
