import { days } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Paging } from '#platform/paging.ts'
import { countDaysLeft, DELIVERED_DAYS } from '../rules.ts'
import * as store from '../store/goods.ts'

/** Goods that a search offers. */
const MAX_GOODS = 12

/** Goods by SKU or words of their name, for staff who receive or move them. */
export const findGoods = async ({ db }: AppDeps, { search }: { search: string }) => ({
  results: await store.findGoods(db, search, MAX_GOODS),
})

type LowQuery = Paging & { warehouse?: string | undefined }

/** A page of the goods that run low, the soonest gone first. */
export async function listLow({ db, clock }: AppDeps, { warehouse, page, count }: LowQuery) {
  const since = new Date(clock.now().getTime() - days(DELIVERED_DAYS))
  const filter = { since, warehouse }
  const [rows, totals] = await Promise.all([
    store.findLow(db, filter, page, count),
    store.countLow(db, filter),
  ])
  const results = rows.map((row) => ({
    ...row,
    id: String(row.id),
    productId: String(row.productId),
    daysLeft: countDaysLeft(row.free, row.delivered),
  }))
  return { results, page, count, ...totals }
}
