import type { Db } from '#platform/database/database.ts'
import { defineSetting, loadSetting, lockSetting } from '#modules/foundation/settings/service.ts'
import { DEFAULT_DELIVERY_SCHEDULE } from '../rules/delivery-schedule.ts'
import { Fleet } from '../rules/vehicles.ts'

/** The shop's fleet. */
export const fleetSetting = defineSetting('delivery.fleet', Fleet, {
  // Beds and payloads of the usual L300, Elf or Canter with 4 and with 6 wheels, Fuso 4×2 and tronton 6×2. Prices follow
  // a day's hire near Jakarta: about Rp 250.000, 450.000, 780.000, 1.250.000 and 1.860.000 within 15 km.
  vehicles: [
    {
      code: 'pickup',
      name: 'Pickup',
      capacityKg: 1000,
      capacityM3: 2.5,
      bedM: 2.4,
      longestM: 4,
      folds: false,
      roadM: 2.5,
      base: 200_000,
      perKm: 3500,
    },
    {
      code: 'engkel',
      name: 'Engkel (CDE)',
      capacityKg: 2200,
      capacityM3: 8,
      bedM: 3.1,
      longestM: 6,
      folds: true,
      roadM: 3,
      base: 380_000,
      perKm: 5000,
    },
    {
      code: 'cdd',
      name: 'CDD',
      capacityKg: 5000,
      capacityM3: 14,
      bedM: 4.2,
      longestM: 6,
      folds: true,
      roadM: 4,
      base: 680_000,
      perKm: 7000,
    },
    {
      code: 'fuso',
      name: 'Fuso',
      capacityKg: 10_000,
      capacityM3: 24,
      bedM: 7.2,
      longestM: 12,
      folds: true,
      roadM: 6,
      base: 1_100_000,
      perKm: 10_000,
    },
    {
      code: 'tronton',
      name: 'Tronton',
      capacityKg: 15_000,
      capacityM3: 34,
      bedM: 9.4,
      longestM: 12,
      folds: true,
      roadM: 7,
      base: 1_650_000,
      perKm: 14_000,
    },
  ],
  reachKm: 700,
  bends: ['besi-beton-polos', 'besi-beton-ulir'],
  schedule: DEFAULT_DELIVERY_SCHEDULE,
})

/**
 * The fleet, locked until the transaction ends, so that two editors of different parts of it both count.
 */
export async function lockFleet(tx: Db) {
  await lockSetting(tx, fleetSetting.key)
  return loadSetting(tx, fleetSetting)
}
