import type { Db } from '#platform/database/database.ts'

/** The filters of a member of staff, by name. */
export const listFilters = (db: Db, staffId: string) =>
  db
    .selectFrom('staff_order_filter')
    .select(['name', 'query'])
    .where('staff_id', '=', staffId)
    .orderBy('name')
    .execute()

export const saveFilter = (
  db: Db,
  filter: { staffId: string; name: string; query: string; at: Date },
) =>
  db
    .insertInto('staff_order_filter')
    .values({
      staff_id: filter.staffId,
      name: filter.name,
      query: filter.query,
      saved_at: filter.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'name'])
        .doUpdateSet({ query: filter.query, saved_at: filter.at }),
    )
    .execute()

export const removeFilter = (db: Db, staffId: string, name: string) =>
  db
    .deleteFrom('staff_order_filter')
    .where('staff_id', '=', staffId)
    .where('name', '=', name)
    .execute()
