import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { Phone } from '#modules/people/identity/person-contract.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { normalizePlate } from './rules.ts'

const DriverFields = z.object({
  name: z.string().trim().min(2, 'Tulis nama sopir.').max(80),
  phone: Phone,
})

const VehicleFields = z.object({
  plate: z.string().trim().min(3, 'Tulis nomor polisi.').max(15).transform(normalizePlate),
  kind: z.string().trim().min(2, 'Tulis jenis kendaraan.').max(40),
  capacityKg: z
    .number('Tulis daya angkut dalam kg.')
    .min(1, 'Paling sedikit 1 kg.')
    .max(100_000, 'Paling banyak 100.000 kg.'),
  capacityM3: z
    .number('Tulis isi bak dalam m³.')
    .min(0.1, 'Paling sedikit 0,1 m³.')
    .max(200, 'Paling banyak 200 m³.'),
})

export const SavedDriver = z.object({ id: z.string(), name: z.string(), phone: z.string() })
export const SavedVehicle = z.object({
  id: z.string(),
  plate: z.string(),
  kind: z.string(),
  capacityKg: z.number(),
  capacityM3: z.number(),
})

/** What the caller saw; another value is not overwritten. */
const seen = z.record(z.string(), z.unknown()).optional()
const salesCall = { who: 'staff', roles: ['sales'] } as const
/** Who loads chooses from them; sales keep them. */
const readCall = { who: 'staff', roles: ['sales', 'warehouse'] } as const
const recordCall = { ...salesCall, ids: 'uuid' } as const

/** Drivers and vehicles that staff choose from when they load a delivery. */
export const staffFleetCalls = {
  drivers: call('GET /staff/drivers', {
    ...readCall,
    summary: 'Saved drivers by name',
    response: json(z.object({ results: z.array(SavedDriver) })),
  }),
  addDriver: call('POST /staff/drivers', {
    ...salesCall,
    summary: 'Save a driver',
    body: DriverFields,
    refusals: ['driver.known'],
    response: created(SavedDriver),
  }),
  changeDriver: call('PUT /staff/drivers/{id}', {
    ...recordCall,
    summary: 'Change a saved driver; deliveries keep what they were prepared with',
    body: DriverFields.extend({ seen }),
    refusals: ['driver.known', 'desk.changed'],
    response: json(SavedDriver),
  }),
  removeDriver: call('DELETE /staff/drivers/{id}', {
    ...recordCall,
    summary: 'Remove a saved driver',
    response: json(OkResponse),
  }),
  vehicles: call('GET /staff/vehicles', {
    ...readCall,
    summary: 'Saved vehicles by plate',
    response: json(z.object({ results: z.array(SavedVehicle) })),
  }),
  addVehicle: call('POST /staff/vehicles', {
    ...salesCall,
    summary: 'Save a vehicle with what it carries',
    body: VehicleFields,
    refusals: ['vehicle.known'],
    response: created(SavedVehicle),
  }),
  changeVehicle: call('PUT /staff/vehicles/{id}', {
    ...recordCall,
    summary: 'Change a saved vehicle; deliveries keep what they were prepared with',
    body: VehicleFields.extend({ seen }),
    refusals: ['vehicle.known', 'desk.changed'],
    response: json(SavedVehicle),
  }),
  removeVehicle: call('DELETE /staff/vehicles/{id}', {
    ...recordCall,
    summary: 'Remove a saved vehicle',
    response: json(OkResponse),
  }),
}
