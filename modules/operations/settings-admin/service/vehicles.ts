import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { changeSetting } from '#modules/foundation/settings/service.ts'
import { fleetSetting, lockFleet } from '#modules/selling/delivery/service/fleet-setting.ts'
import type { staffSettingsCalls } from '../contract.ts'
import { assertSettingAsSeen, recordSettingChange } from './replace-setting.ts'

type VehicleInput = z.output<typeof staffSettingsCalls.changeVehicle.body>

/**
 * Changes a kind of vehicle, with an audit entry; the next quotation counts with it. Throws 409 `desk.changed` if it is
 * not what the caller saw.
 */
export const changeVehicle = (ctx: StaffContext, { seen, ...vehicle }: VehicleInput) =>
  withTransaction(ctx, async (ctx) => {
    const fleet = await lockFleet(ctx.db)
    const before = fleet.vehicles.find(({ code }) => code === vehicle.code)
    const label = `Kendaraan ${before?.name ?? vehicle.name}`
    if (before) await assertSettingAsSeen(ctx, label, before, seen)
    const others = fleet.vehicles.filter(({ code }) => code !== vehicle.code)
    // Quotations name the smallest first.
    const vehicles = [...others, vehicle].toSorted((a, b) => a.capacityKg - b.capacityKg)
    await changeSetting(ctx.db, fleetSetting, { ...fleet, vehicles }, ctx.clock.now())
    await recordSettingChange(ctx, label, before ?? null, vehicle)
    return vehicle
  })
