import { z } from 'zod'
import { defineSetting } from '#modules/foundation/settings/service.ts'

const Vehicle = z.object({
  code: z.enum(['pickup', 'engkel', 'cdd', 'fuso']),
  name: z.string(),
  capacityKg: z.number().positive(),
  capacityM3: z.number().positive(),
  /** Length of the bed (m), for people to read. */
  bedM: z.number().positive(),
  /** The longest piece that may lie straight on it: bed, rack and a marked overhang (m). */
  longestM: z.number().positive(),
  /** Whether bars that bend may be folded in two, as rebar is. */
  folds: z.boolean(),
  /** The narrowest road that it enters (m). */
  roadM: z.number().positive(),
  /** For each trip, with driver and loading (whole rupiah, including PPN). */
  base: z.int().positive(),
  /** For each road kilometre of each trip (whole rupiah, including PPN). */
  perKm: z.int().nonnegative(),
})

/** One kind of vehicle: what it carries, where it gets, and what a trip costs. */
export type Vehicle = z.output<typeof Vehicle>

/** The fleet and how far it goes; smallest vehicle first. */
export const fleetSetting = defineSetting(
  'delivery.fleet',
  z.object({
    vehicles: z.array(Vehicle).min(1),
    /** Road kilometres from a warehouse that its lorries still drive. */
    reachKm: z.number().positive(),
    /** Slugs of the sub-categories whose bars bend. */
    bends: z.array(z.string()),
  }),
  {
    // Beds and payloads of the usual L300, Elf/Canter 4 wheels, 6 wheels and Fuso 6×2. Fees follow
    // a day's hire near Jakarta: about Rp 250.000, 450.000, 780.000 and 1.250.000 within 15 km.
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
    ],
    reachKm: 700,
    bends: ['besi-beton-ulir', 'besi-beton-polos'],
  },
)
