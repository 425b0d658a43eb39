import { Refusal } from '#platform/refusal.ts'
import { normalizePlate } from '#modules/selling/fleet/rules.ts'

export type VehicleAndDriver = {
  vehicle: string
  plate: string
  driver: string
  driverPhone: string
}

const NONE: VehicleAndDriver = { vehicle: '', plate: '', driver: '', driverPhone: '' }

const required: Record<keyof VehicleAndDriver, { length: number; message: string }> = {
  plate: { length: 3, message: 'Tulis nomor polisi.' },
  vehicle: { length: 2, message: 'Tulis kendaraannya.' },
  driver: { length: 2, message: 'Tulis nama sopir.' },
  driverPhone: { length: 1, message: 'Tulis nomor ponsel sopir.' },
}

/** The vehicle and driver of a delivery that drives; none of one that is picked up. Throws 422 `delivery.vehicle`. */
export function readVehicleAndDriver(
  { vehicle, plate, driver, driverPhone }: VehicleAndDriver,
  isPickup: boolean,
): VehicleAndDriver {
  if (isPickup) return NONE
  const typed = { vehicle, plate: normalizePlate(plate), driver, driverPhone }
  const errors: Record<string, string> = {}
  for (const [field, { length, message }] of Object.entries(required))
    if (typed[field as keyof VehicleAndDriver].length < length) errors[field] = message
  const [message] = Object.values(errors)
  if (message) throw new Refusal('delivery.vehicle', message, 422, { errors })
  return typed
}
