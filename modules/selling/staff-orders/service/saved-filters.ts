import { okResponse } from '#platform/contract/schemas.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { MAX_SAVED_FILTERS } from '../rules/order-filter.ts'
import * as store from '../store/saved-filters.ts'

/** The filters that the caller keeps. */
export const listFilters = async ({ db, staff }: StaffContext) => ({
  results: await store.listFilters(db, staff.staffId),
})

/** Keeps a filter; one of the same name is replaced. Throws 422 `order.filters` above the bound. */
export async function saveFilter(ctx: StaffContext, filter: { name: string; query: string }) {
  const { db, staff, clock } = ctx
  const { results } = await listFilters(ctx)
  const isNew = results.every(({ name }) => name !== filter.name)
  if (isNew && results.length >= MAX_SAVED_FILTERS)
    throw Refusal.field(
      'name',
      'order.filters',
      `Anda sudah menyimpan ${MAX_SAVED_FILTERS} saringan. Hapus satu dulu.`,
    )
  await store.saveFilter(db, { ...filter, staffId: staff.staffId, at: clock.now() })
  return listFilters(ctx)
}

export async function removeFilter({ db, staff }: StaffContext, name: string) {
  await store.removeFilter(db, staff.staffId, name)
  return okResponse
}
