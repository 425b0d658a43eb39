import type { AppDeps } from '#platform/http/context.ts'
import { drivers, vehicles } from '#modules/selling/fleet/service.ts'
import { createStaffContext, loadDemoStaff } from './order-history/people.ts'
import { createPastClock } from './order-history/past-clock.ts'

/** Who drives for the demo's shop, in what, and from which warehouse. */
const DEMO_FLEET = [
  {
    name: 'Joko Susilo',
    phone: '+6281298014422',
    plate: 'B 9417 TXK',
    kind: 'CDD',
    capacityKg: 5000,
    capacityM3: 14,
    warehouse: 'Gudang Cibitung',
  },
  {
    name: 'Asep Hidayat',
    phone: '+6281384450917',
    plate: 'B 9082 KCE',
    kind: 'Engkel (CDE)',
    capacityKg: 2200,
    capacityM3: 8,
    warehouse: 'Gudang Cibitung',
  },
  {
    name: 'Hendra Wijaya',
    phone: '+6281517720846',
    plate: 'B 9635 VOA',
    kind: 'CDD',
    capacityKg: 5000,
    capacityM3: 14,
    warehouse: 'Gudang Cikupa',
  },
  {
    name: 'Slamet Riyadi',
    phone: '+6285733190246',
    plate: 'L 8551 UB',
    kind: 'Fuso',
    capacityKg: 10_000,
    capacityM3: 24,
    warehouse: 'Gudang Sidoarjo',
  },
  {
    name: 'Imam Syafii',
    phone: '+6281335082917',
    plate: 'W 8207 NB',
    kind: 'Engkel (CDE)',
    capacityKg: 2200,
    capacityM3: 8,
    warehouse: 'Gudang Sidoarjo',
  },
  {
    name: 'Yanto Wibowo',
    phone: '+6282242718805',
    plate: 'H 1763 QZ',
    kind: 'Pickup',
    capacityKg: 1000,
    capacityM3: 2.5,
    warehouse: 'Gudang Semarang',
  },
  {
    name: 'Rahmat Siregar',
    phone: '+6281264407193',
    plate: 'BK 8814 FS',
    kind: 'CDD',
    capacityKg: 5000,
    capacityM3: 14,
    warehouse: 'Gudang Medan',
  },
  {
    name: 'Zulkifli',
    phone: '+6281377250864',
    plate: 'BG 8390 UA',
    kind: 'Engkel (CDE)',
    capacityKg: 2200,
    capacityM3: 8,
    warehouse: 'Gudang Palembang',
  },
  {
    name: 'Rusli Daeng Tata',
    phone: '+6281343908251',
    plate: 'DD 8126 KR',
    kind: 'CDD',
    capacityKg: 5000,
    capacityM3: 14,
    warehouse: 'Gudang Makassar',
  },
  {
    name: 'Arif Budiman',
    phone: '+6281255461730',
    plate: 'KT 8471 LC',
    kind: 'Engkel (CDE)',
    capacityKg: 2200,
    capacityM3: 8,
    warehouse: 'Gudang Balikpapan',
  },
  {
    name: 'Ketut Sudana',
    phone: '+6281338290475',
    plate: 'DK 8235 AJ',
    kind: 'Engkel (CDE)',
    capacityKg: 2200,
    capacityM3: 8,
    warehouse: 'Gudang Denpasar',
  },
] as const

/** Who takes a load of a warehouse: a vehicle is not in two cities on one day. `chance` is from 0 to 1. */
export function chooseDriver(warehouse: string, chance: number) {
  const there = DEMO_FLEET.filter((driver) => driver.warehouse === warehouse)
  const chosen = there[Math.floor(chance * there.length)]
  if (!chosen) throw new Error(`The demo has no driver in ${warehouse}`)
  const { name, phone, kind, plate } = chosen
  return { vehicle: kind, plate, driver: name, driverPhone: phone }
}

/** Saves the drivers and vehicles that the demo's orders are delivered with. */
export async function seedFleet(deps: AppDeps): Promise<void> {
  const clock = createPastClock(deps.clock.now())
  const staff = createStaffContext(deps, clock, await loadDemoStaff(deps, 'sales@contoh.id'))
  for (const { name, phone, warehouse: _, ...vehicle } of DEMO_FLEET) {
    await drivers.add(staff, { name, phone })
    await vehicles.add(staff, vehicle)
  }
}
