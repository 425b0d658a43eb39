import type { AppDeps } from '#platform/http/context.ts'
import { drivers, vehicles } from '#modules/selling/fleet/service.ts'
import { createStaffContext, loadDemoStaff } from './order-history/people.ts'
import { createPastClock } from './order-history/past-clock.ts'

/** Who drives for the demo's shop, and in what. */
export const DEMO_FLEET = [
  {
    name: 'Joko Susilo',
    phone: '+6281298014422',
    plate: 'B 9417 TXK',
    kind: 'CDD',
    capacityKg: 5000,
    capacityM3: 14,
  },
  {
    name: 'Asep Hidayat',
    phone: '+6281384450917',
    plate: 'B 9082 KCE',
    kind: 'Engkel (CDE)',
    capacityKg: 2200,
    capacityM3: 8,
  },
  {
    name: 'Slamet Riyadi',
    phone: '+6285733190246',
    plate: 'L 8551 UB',
    kind: 'Fuso',
    capacityKg: 10_000,
    capacityM3: 24,
  },
  {
    name: 'Yanto Wibowo',
    phone: '+6282242718805',
    plate: 'H 1763 QZ',
    kind: 'Pickup',
    capacityKg: 1000,
    capacityM3: 2.5,
  },
] as const

/** Saves the drivers and vehicles that the demo's orders are delivered with. */
export async function seedFleet(deps: AppDeps): Promise<void> {
  const clock = createPastClock(deps.clock.now())
  const staff = createStaffContext(deps, clock, await loadDemoStaff(deps, 'sales@contoh.id'))
  for (const { name, phone, ...vehicle } of DEMO_FLEET) {
    await drivers.add(staff, { name, phone })
    await vehicles.add(staff, vehicle)
  }
}
