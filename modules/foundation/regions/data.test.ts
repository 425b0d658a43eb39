import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getDistricts, getIslands, getRegencies } from 'idn-area-data'
import { getLandmass } from './rules/landmasses.ts'
import { cleanRegionName } from './service/load-regions.ts'
import { generateDemoPostalCodes } from './service/demo-postal-codes.ts'
import { straightDistanceKm } from './rules/geography.ts'
import { readTsv } from './service/read-tsv.ts'

const cities = readTsv('cities').map(([code, name, latitude, longitude]) => ({
  code: code!,
  name: name!,
  latitude: Number(latitude),
  longitude: Number(longitude),
}))
const regencies = await getRegencies<false>()
const districts = await getDistricts<false>()

/** Province: south, north, west, east (degrees, a little wider than the land and its small islands). */
const provinceBounds: Record<string, [number, number, number, number]> = {
  11: [1.9, 6.1, 94.9, 98.3],
  12: [-0.7, 4.4, 97.0, 100.5],
  13: [-3.4, 1.0, 98.5, 101.9],
  14: [-1.2, 2.9, 100.0, 103.9],
  15: [-2.8, -0.7, 101.1, 104.6],
  16: [-5.0, -1.6, 102.0, 106.2],
  17: [-5.6, -2.2, 100.9, 103.9],
  18: [-6.2, -3.6, 103.5, 106.0],
  19: [-3.5, -1.4, 104.9, 109.0],
  21: [-1.4, 4.9, 103.2, 109.3],
  31: [-6.4, -5.1, 106.3, 107.0],
  32: [-7.9, -5.9, 106.3, 108.9],
  33: [-8.3, -5.7, 108.5, 111.8],
  34: [-8.3, -7.5, 110.0, 110.9],
  35: [-8.9, -5.0, 110.8, 116.4],
  36: [-7.1, -5.8, 105.0, 106.8],
  51: [-8.9, -8.0, 114.4, 115.8],
  52: [-9.2, -8.0, 115.8, 119.4],
  53: [-11.1, -7.9, 118.8, 125.3],
  61: [-3.2, 2.2, 108.5, 114.3],
  62: [-3.7, 0.9, 110.7, 116.0],
  63: [-4.9, -1.3, 114.3, 117.6],
  64: [-2.6, 2.7, 113.8, 119.1],
  65: [1.3, 4.5, 114.5, 118.1],
  71: [0.2, 5.7, 123.0, 127.3],
  72: [-3.8, 1.5, 119.3, 124.6],
  73: [-7.8, -1.8, 118.7, 122.0],
  74: [-6.4, -2.7, 120.8, 124.8],
  75: [0.2, 1.1, 121.1, 123.7],
  76: [-3.7, -0.8, 118.6, 119.9],
  81: [-8.6, -2.5, 125.6, 135.1],
  82: [-2.6, 2.8, 124.2, 129.1],
  91: [-4.1, -0.6, 134.9, 141.1],
  92: [-4.4, -0.4, 131.9, 135.1],
  93: [-9.2, -4.9, 137.3, 141.1],
  94: [-5.3, -2.4, 134.8, 138.4],
  95: [-5.6, -2.6, 137.8, 141.1],
  96: [-2.5, 1.1, 129.2, 132.9],
}

test('cities.tsv: lists each of the 514 cities and regencies, in order and by name', () => {
  assert.equal(cities.length, 514)
  assert.deepEqual(
    cities.map(({ code, name }) => `${code} ${name}`),
    regencies.map(({ code, name }) => `${code} ${cleanRegionName(name)}`),
  )
})

test('cities.tsv: each city lies inside its province', () => {
  for (const { code, name, latitude, longitude } of cities) {
    const [south, north, west, east] = provinceBounds[code.slice(0, 2)]!
    const isWithinBounds =
      latitude >= south && latitude <= north && longitude >= west && longitude <= east
    assert.ok(isWithinBounds, `${name} at ${latitude}, ${longitude}`)
  }
})

test('cities.tsv: no two cities have the same coordinates, and each has a neighbour on its landmass or near it', () => {
  for (const city of cities) {
    const distances = cities
      .filter((other) => other !== city)
      .map((other) => straightDistanceKm(city, other))
    const nearest = Math.min(...distances)
    assert.ok(nearest > 1 && nearest < 360, `${city.name}: ${Math.round(nearest)} km`)
  }
})

test('cities.tsv: a regency with small islands lies within 160 km of one of them', async () => {
  const byCity = Map.groupBy(await getIslands<false>(), (island) => island.regency_code)
  for (const city of cities) {
    const distancesKm = byCity
      .get(city.code)
      ?.map(({ coordinate }) => straightDistanceKm(city, parseCoordinate(coordinate)))
    if (distancesKm) assert.ok(Math.min(...distancesKm) < 160, city.name)
  }
})

test('cities.tsv: the towns along the north coast of Java run from west to east', () => {
  const along = [
    '31.71',
    '32.16',
    '32.15',
    '32.13',
    '32.12',
    '32.74',
    '33.76',
    '33.74',
    '35.23',
    '35.78',
  ]
  const east = along.map((code) => cities.find((city) => city.code === code)!.longitude)
  assert.deepEqual(
    east,
    [...east].sort((one, other) => one - other),
  )
})

test('landmasses: each island that needs a ship lists existing cities', () => {
  const lands = new Set(regencies.map(({ code }) => getLandmass(code)))
  assert.ok(lands.has('batam') && lands.has('nias') && lands.has('waigeo') && lands.has('papua'))
  // Maluku has no mainland: each of its cities names its island.
  assert.ok(!lands.has('maluku') && !lands.has('nusa-tenggara'))
})

test('generateDemoPostalCodes: each district gets its own code, in the province’s range of the national scheme', () => {
  const codes = generateDemoPostalCodes(districts)
  assert.equal(codes.size, 7285)
  assert.equal(new Set(codes.values()).size, 7285)
  for (const code of codes.values()) assert.match(code, /^[1-9]\d{4}$/)
  const firstDigits = (province: string) =>
    new Set([...codes].filter(([id]) => id.startsWith(province)).map(([, code]) => code[0]))
  assert.deepEqual(firstDigits('31.'), new Set(['1']))
  assert.deepEqual(firstDigits('12.'), new Set(['2']))
  assert.deepEqual(firstDigits('32.'), new Set(['1', '4']))
  assert.deepEqual(firstDigits('33.'), new Set(['5']))
  assert.deepEqual(firstDigits('35.'), new Set(['6']))
  assert.deepEqual(firstDigits('63.'), new Set(['7']))
  assert.deepEqual(firstDigits('51.'), new Set(['8']))
  assert.deepEqual(firstDigits('91.'), new Set(['9']))
})

test('generateDemoPostalCodes: well-known postal codes are real, and the same each time', () => {
  const codes = generateDemoPostalCodes(districts)
  assert.equal(codes.get('32.16.08'), '17530')
  assert.equal(codes.get('31.71.06'), '10310')
  assert.deepEqual(generateDemoPostalCodes(districts), codes)
  const named = new Map(districts.map(({ code, name }) => [code, name]))
  for (const [, district, name] of readTsv('postal-codes')) assert.equal(named.get(district!), name)
})

test('cleanRegionName: corrects typing errors of the package', () => {
  assert.equal(cleanRegionName('Ra"as'), "Ra'as")
  assert.equal(cleanRegionName('lamuk'), 'Lamuk')
  assert.equal(cleanRegionName('Teuw*'), 'Teuw')
  assert.equal(cleanRegionName('Kabupaten Bekasi'), 'Kabupaten Bekasi')
})

/** `03°19'03.44" N 097°07'41.73" E` in decimal degrees. */
function parseCoordinate(coordinate: string) {
  const [latitude, longitude] = [...coordinate.matchAll(/(\d+)°(\d+)'([\d.]+)" ([NSEW])/g)].map(
    ([, degrees, minutes, seconds, side]) =>
      (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) *
      (/[SW]/.test(side!) ? -1 : 1),
  )
  return { latitude: latitude!, longitude: longitude! }
}
