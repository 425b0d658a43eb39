import type { Db } from '#platform/database/database.ts'

export const listWarehouses = (db: Db) =>
  db.selectFrom('warehouse').select(['code', 'name']).orderBy('code').execute()
