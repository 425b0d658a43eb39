import type { Db } from '#platform/database/database.ts'

const driverColumns = ['id', 'name', 'phone'] as const
const vehicleColumns = [
  'id',
  'plate',
  'kind',
  'capacity_kg as capacityKg',
  'capacity_m3 as capacityM3',
] as const

type DriverFields = { name: string; phone: string }
type VehicleFields = { plate: string; kind: string; capacityKg: number; capacityM3: number }

const toVehicleRow = ({ plate, kind, capacityKg, capacityM3 }: VehicleFields) => ({
  plate,
  kind,
  capacity_kg: capacityKg,
  capacity_m3: capacityM3,
})

/** Saved drivers by name. */
export const drivers = {
  list: (db: Db) =>
    db.selectFrom('driver').select(driverColumns).orderBy('name').orderBy('phone').execute(),
  /** Locks one until the transaction ends. */
  lock: (tx: Db, id: string) =>
    tx
      .selectFrom('driver')
      .select(driverColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  /** The one with the same phone number. */
  findSame: (db: Db, { phone }: DriverFields) =>
    db.selectFrom('driver').select(driverColumns).where('phone', '=', phone).executeTakeFirst(),
  insert: (tx: Db, { name, phone }: DriverFields) =>
    tx
      .insertInto('driver')
      .values({ name, phone })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returning(driverColumns)
      .executeTakeFirst(),
  update: (tx: Db, id: string, { name, phone }: DriverFields) =>
    tx.updateTable('driver').set({ name, phone }).where('id', '=', id).execute(),
  remove: (tx: Db, id: string) => tx.deleteFrom('driver').where('id', '=', id).execute(),
}

/** Saved vehicles by plate. */
export const vehicles = {
  list: (db: Db) =>
    db.selectFrom('fleet_vehicle').select(vehicleColumns).orderBy('plate').execute(),
  /** Locks one until the transaction ends. */
  lock: (tx: Db, id: string) =>
    tx
      .selectFrom('fleet_vehicle')
      .select(vehicleColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  /** The one with the same plate. */
  findSame: (db: Db, { plate }: VehicleFields) =>
    db
      .selectFrom('fleet_vehicle')
      .select(vehicleColumns)
      .where('plate', '=', plate)
      .executeTakeFirst(),
  insert: (tx: Db, vehicle: VehicleFields) =>
    tx
      .insertInto('fleet_vehicle')
      .values(toVehicleRow(vehicle))
      .onConflict((conflict) => conflict.column('plate').doNothing())
      .returning(vehicleColumns)
      .executeTakeFirst(),
  update: (tx: Db, id: string, vehicle: VehicleFields) =>
    tx.updateTable('fleet_vehicle').set(toVehicleRow(vehicle)).where('id', '=', id).execute(),
  remove: (tx: Db, id: string) => tx.deleteFrom('fleet_vehicle').where('id', '=', id).execute(),
}
