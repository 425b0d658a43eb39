import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fleetSetting } from '#modules/selling/delivery/service/fleet-setting.ts'
import { buildCatalogue } from '../catalogue/catalogue.ts'
import { readDemoArticles } from './read-articles.ts'

const articles = new Map(readDemoArticles().map((article) => [article.slug, article]))
const products = new Map(buildCatalogue().products.map((product) => [product.slug, product]))
const read = (slug: string) => articles.get(slug)!.body

/** The first number of a cell, as Indonesians write it: `1.029 kg` is 1029, `0,395 kg` is 0.395. */
const toNumber = (text: string) =>
  Number(/[\d.,]*\d/.exec(text)![0].replaceAll('.', '').replace(',', '.'))

/** The cells of the table whose first heading is given, without its heading. */
function readRows(slug: string, heading: string): string[][] {
  const lines = read(slug).split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  assert.notEqual(first, -1, `${slug} has no table of ${heading}`)
  const after = lines.slice(first + 2)
  return after
    .slice(
      0,
      after.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** As close as the last place that the text writes. */
function assertClose(written: string, computed: number, about: string) {
  const places = /,(\d+)/.exec(written)?.[1]?.length ?? 0
  const error = Math.abs(toNumber(written) - computed)
  assert.ok(error <= 0.51 * 10 ** -places, `${about}: ${written}, computed ${computed}`)
}

test('articles: steel weighs 7,850 kg a cubic metre, in every row', () => {
  for (const [diameter, perMetre, perBar] of readRows('membaca-cap-besi-beton', 'Diameter')) {
    const kg = 7_850 * Math.PI * (toNumber(diameter!) / 2_000) ** 2
    assertClose(perMetre!, kg, diameter!)
    assertClose(perBar!, kg * 12, diameter!)
  }
  for (const [size, wire, sheet] of readRows('wiremesh-atau-rakit-sendiri', 'Ukuran')) {
    const kg = 7_850 * Math.PI * (toNumber(wire!) / 2_000) ** 2
    // 14 wires along and 36 across, every 15 cm.
    assertClose(sheet!, kg * (14 * 5.4 + 36 * 2.1), size!)
  }
})

test('articles: bricks, tiles and slopes follow from their sizes', () => {
  for (const [size, bare, spare] of readRows(
    'bata-merah-per-meter-persegi',
    'Ukuran bata (t × l × p)',
  )) {
    const [height, , length] = size!.split('×').map((side) => toNumber(side) / 100)
    assertClose(bare!, 1 / ((length! + 0.01) * (height! + 0.01)), size!)
    assertClose(spare!, toNumber(bare!) * 1.05, size!)
  }
  for (const [size, pieces, area] of readRows('hitung-dus-keramik', 'Ukuran')) {
    const [width, length] = size!.split('×').map((side) => toNumber(side) / 100)
    assertClose(area!, width! * length! * toNumber(pieces!), size!)
  }
  for (const [slope, factor] of readRows('kaso-reng-atap-genteng', 'Kemiringan'))
    assertClose(factor!, 1 / Math.cos((toNumber(slope!) * Math.PI) / 180), slope!)
})

test('articles: a fuse carries what its connection allows at 220 V', () => {
  for (const [power, fuse] of readRows('kabel-dan-mcb-rumah', 'Daya'))
    assert.equal(toNumber(fuse!), Math.round(toNumber(power!) / 220), power)
})

test('articles: paint, formwork and tax add up', () => {
  for (const [room, area, coats, litres] of readRows('berapa-liter-cat', 'Ruang'))
    assertClose(litres!, (toNumber(area!) * toNumber(coats!)) / 10, room!)
  const formwork = readRows('bekisting-triplek-film', 'Bagian').map(([, , area]) => toNumber(area!))
  const total = formwork.reduce((sum, area) => sum + area, 0)
  assert.match(
    read('bekisting-triplek-film'),
    new RegExp(`Jumlah ${String(total).replace('.', ',')} m²`),
  )
  for (const [offer, before, after] of readRows('ppn-bahan-bangunan', 'Penawaran'))
    assert.equal(Math.round(toNumber(before!) * 1.11), toNumber(after!), offer)
})

test('articles: lorries carry what the shop’s own do', () => {
  const rows = readRows('muatan-truk-bahan-bangunan', 'Kendaraan')
  const { vehicles } = fleetSetting.defaultValue
  assert.deepEqual(
    rows.map(([name, ...limits]) => [name, ...limits.map(toNumber)]),
    vehicles.map((each) => [each.name, each.capacityKg, each.capacityM3, each.longestM]),
  )
})

/** What the text says that one unit of its calculator's goods covers (m²), as it writes it. */
const COVERAGES: Record<string, readonly [variant: RegExp, written: string]> = {
  'bata-ringan-atau-bata-merah': [/^Tebal 7,5 cm/, '13,33 m²'],
  'bekisting-triplek-film': [/^12 mm/, '2,98 m²'],
  'hitung-dus-keramik': [/^40 × 40 cm/, '0,96 m²'],
  'memilih-triplek': [/^9 mm/, '2,98 m²'],
  'plafon-gipsum-per-meter': [/^9 mm × 1.200 × 2.400/, '2,88 m²'],
  'wiremesh-atau-rakit-sendiri': [/^M8/, '11,34 m²'],
}

test('articles: a calculator counts with the figure of the text above it', () => {
  for (const [slug, [variant, written]] of Object.entries(COVERAGES)) {
    assert.ok(read(slug).includes(written), `${slug} does not say ${written}`)
    const { calculator } = articles.get(slug)!
    const { coverageM2 } = products
      .get(calculator!)!
      .variants.find(({ name }) => variant.test(name))!
    assertClose(written, coverageM2!, slug)
  }
  const tiles = products.get(articles.get('genteng-metal-keramik-beton')!.calculator!)!
  assert.equal(Math.round(1 / tiles.variants[0]!.coverageM2!), 14)
  assert.ok(read('genteng-metal-keramik-beton').includes('| Genteng keramik | 14 buah |'))
  const sheets = products.get(articles.get('menghitung-atap-spandek')!.calculator!)!
  for (const { coverageM2, lengthM } of sheets.variants) assert.equal(coverageM2, lengthM)
})
