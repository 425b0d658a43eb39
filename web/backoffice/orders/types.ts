import type { z } from 'zod'
import type { SavedDriver, SavedVehicle } from '#modules/selling/fleet/staff-contract.ts'
import type { StaffOrder } from '#modules/selling/orders/staff-contract.ts'

export type StaffOrderDetails = z.output<typeof StaffOrder>
export type StaffOrderTransfer = NonNullable<StaffOrderDetails['transfer']>
export type StaffOrderDelivery = StaffOrderDetails['shipping']['deliveries'][number]

/** The saved drivers and vehicles that a delivery's form offers. */
export type SavedFleet = {
  drivers: readonly z.output<typeof SavedDriver>[]
  vehicles: readonly z.output<typeof SavedVehicle>[]
}
