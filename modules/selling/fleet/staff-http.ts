import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import { drivers, vehicles } from './service.ts'
import type { staffFleetCalls } from './staff-contract.ts'

export const staffFleetHandlers: Handlers<typeof staffFleetCalls> = {
  drivers: (ctx) => drivers.list(ctx),
  addDriver: (ctx, { body }) => drivers.add(ctx, body),
  changeDriver: (ctx, { id, body }) => drivers.change(ctx, id, body),
  removeDriver: (ctx, { id }) => drivers.remove(ctx, id).then(() => okResponse),
  vehicles: (ctx) => vehicles.list(ctx),
  addVehicle: (ctx, { body }) => vehicles.add(ctx, body),
  changeVehicle: (ctx, { id, body }) => vehicles.change(ctx, id, body),
  removeVehicle: (ctx, { id }) => vehicles.remove(ctx, id).then(() => okResponse),
}
