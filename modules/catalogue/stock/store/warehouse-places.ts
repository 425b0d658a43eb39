import type { Db } from '#platform/database/database.ts'

/** A warehouse as buyers read it who pick goods up. */
type WarehousePlace = { code: string; name: string; address: string; openingHours: string }

const selectPlaces = (db: Db) =>
  db
    .selectFrom('warehouse')
    .select(['code', 'name', 'address', 'opening_hours as openingHours'])
    .orderBy('id')

export const listWarehousePlaces = (db: Db): Promise<WarehousePlace[]> => selectPlaces(db).execute()

/** Locks one until the transaction ends; undefined where there is none. */
export const lockWarehousePlace = (tx: Db, code: string): Promise<WarehousePlace | undefined> =>
  selectPlaces(tx).where('code', '=', code).forUpdate().executeTakeFirst()

export const saveWarehousePlace = (
  tx: Db,
  { code, address, openingHours }: Omit<WarehousePlace, 'name'>,
) =>
  tx
    .updateTable('warehouse')
    .set({ address, opening_hours: openingHours })
    .where('code', '=', code)
    .execute()
