import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rupiah } from '#platform/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { fleetSetting } from '../service/fleet-setting.ts'
import { computeFreight, countTrips } from './freight.ts'
import { findCheapestOption, selectVehicleOption, listVehicleOptions } from './vehicle-options.ts'
import { type LoadConstraints, explainVehicleRejection } from './vehicle-rejection.ts'

const { vehicles } = fleetSetting.defaultValue
const [pickup, engkel, cdd, fuso] = vehicles as [
  (typeof vehicles)[0],
  (typeof vehicles)[0],
  (typeof vehicles)[0],
  (typeof vehicles)[0],
]
const noConstraints: LoadConstraints = {
  longestStiffM: 2.4,
  longestBendingM: 0,
  heaviestKg: 50,
  largestM3: 0.1,
  roadWidthM: null,
}
const load = { distanceKm: 14, weightKg: 8480.8, volumeM3: 9.7 }

test('listVehicleOptions: 8,5 tonnes over 14 km cost about a day’s hire', () => {
  const options = listVehicleOptions(vehicles, [load], noConstraints)
  assert.deepEqual(
    options.map(({ vehicle, trips, freight }) => [vehicle.code, trips, freight]),
    [
      ['pickup', 9, rupiah(2_250_000)],
      ['engkel', 4, rupiah(1_800_000)],
      ['cdd', 2, rupiah(1_560_000)],
      ['fuso', 1, rupiah(1_240_000)],
      ['tronton', 1, rupiah(1_850_000)],
    ],
  )
  assert.equal(findCheapestOption(options).vehicle.code, 'fuso')
  assert.equal(options[2]!.tripWeightKg, 4240.4)
})

test('countTrips: the tighter of mass and volume decides', () => {
  assert.equal(countTrips({ ...load, weightKg: 1000, volumeM3: 2.5 }, pickup), 1)
  assert.equal(countTrips({ ...load, weightKg: 1000.001, volumeM3: 2.5 }, pickup), 2)
  assert.equal(countTrips({ ...load, weightKg: 100, volumeM3: 7.51 }, pickup), 4)
  assert.equal(
    countTrips({ ...load, weightKg: 0.1 * 3, volumeM3: 0.1 }, { capacityKg: 0.3, capacityM3: 1 }),
    1,
  )
})

test('listVehicleOptions: each warehouse sends its own vehicle', () => {
  const option = listVehicleOptions(
    [cdd],
    [load, { ...load, weightKg: 10, volumeM3: 0.1, distanceKm: 100 }],
    noConstraints,
  )[0]!
  assert.equal(option.trips, 3)
  assert.equal(option.freight, rupiah(1_560_000 + 1_380_000))
})

test('listVehicleOptions: a narrow road rules out wide vehicles, and the cheapest of the others is marked', () => {
  const options = listVehicleOptions(vehicles, [load], { ...noConstraints, roadWidthM: 4 })
  assert.equal(
    options[3]!.reason,
    'Jalan ke alamat ini ditandai sempit, lebar 4 m. Fuso perlu jalan selebar 6 m.',
  )
  assert.deepEqual(
    options.map(({ cheapest }) => cheapest),
    [false, false, true, false, false],
  )
  assert.throws(
    () => selectVehicleOption(options, 'fuso'),
    (error) => isRefusal(error) && error.code === 'delivery.no_vehicle',
  )
})

test('explainVehicleRejection: stiff bars need a long bed, bendable bars are folded where the vehicle allows', () => {
  assert.match(
    explainVehicleRejection(cdd, { ...noConstraints, longestStiffM: 12 })!,
    /sepanjang 12 m. CDD memuat paling panjang 6 m/,
  )
  assert.equal(explainVehicleRejection(fuso, { ...noConstraints, longestStiffM: 12 }), null)
  assert.equal(explainVehicleRejection(cdd, { ...noConstraints, longestBendingM: 12 }), null)
  assert.equal(explainVehicleRejection(engkel, { ...noConstraints, longestBendingM: 12 }), null)
  assert.match(
    explainVehicleRejection(pickup, { ...noConstraints, longestBendingM: 12 })!,
    /sepanjang 12 m/,
  )
})

test('explainVehicleRejection: one unit that is too heavy or too large rules a vehicle out, whatever the trips', () => {
  assert.match(
    explainVehicleRejection(pickup, { ...noConstraints, heaviestKg: 1200 })!,
    /seberat 1\.200 kg/,
  )
  assert.match(explainVehicleRejection(pickup, { ...noConstraints, largestM3: 3 })!, /sebesar 3 m³/)
})

test('selectVehicleOption: refuses no vehicle, an unknown one and an unavailable one at the field', () => {
  const closed = listVehicleOptions(vehicles, [load], { ...noConstraints, roadWidthM: 2 })
  for (const select of [
    () => selectVehicleOption(closed, undefined),
    () => selectVehicleOption(closed, 'becak'),
    () => findCheapestOption(closed),
  ])
    assert.throws(
      select,
      (error) => isRefusal(error) && error.status === 422 && 'vehicle' in error.more.errors!,
    )
})

test('listVehicleOptions: more goods or more kilometres never cost less, and the trips carry everything', () => {
  const loads = fc.record({
    distanceKm: fc.integer({ min: 8, max: 700 }),
    weightKg: fc.integer({ min: 1, max: 200_000 }).map((kg) => kg / 10),
    volumeM3: fc.integer({ min: 1, max: 100_000 }).map((m3) => m3 / 1000),
  })
  fc.assert(
    fc.property(
      loads,
      fc.constantFrom(...vehicles),
      fc.integer({ min: 0, max: 900 }),
      (each, vehicle, extra) => {
        const trips = countTrips(each, vehicle)
        assert.ok(trips * vehicle.capacityKg >= each.weightKg - 1e-6)
        assert.ok(trips * vehicle.capacityM3 >= each.volumeM3 - 1e-6)
        const cost = computeFreight(vehicle, { trips, distanceKm: each.distanceKm })
        assert.equal(cost % 100, 0)
        const heavier = {
          ...each,
          weightKg: each.weightKg + extra,
          distanceKm: each.distanceKm + extra,
        }
        assert.ok(
          computeFreight(vehicle, {
            trips: countTrips(heavier, vehicle),
            distanceKm: heavier.distanceKm,
          }) >= cost,
        )
      },
    ),
    { seed: 20261120 },
  )
})
