import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { StaffOrderSort } from '../rules/order-filter.ts'
import { hasIndexedWord, toSearchWords } from '../rules/search-words.ts'
import type { StaffOrderFilter, StaffOrderPosition } from '../store/filter.ts'
import * as store from '../store/order-list.ts'
import { findRows, type StaffOrderListRow } from '../store/order-rows.ts'
import { settleSummaries } from './summaries.ts'

/** A search that finds as many among the newest orders finds a page of them without an index. */
const FREQUENT = 40

/** Rows that are read at once for a whole list. */
const EXPORT_BATCH = 500

export type StaffOrderFilterInput = Omit<StaffOrderFilter, 'assigneeId'> & {
  search?: string | undefined
  assignee?: string | undefined
  sort: StaffOrderSort
}

type ListQuery = StaffOrderFilterInput & {
  page: number
  count: number
  after?: string | undefined
  before?: string | undefined
}

/** A page of all orders by filter, with counts by status. Throws 422 for an invalid day. */
export async function listOrders(ctx: StaffContext, query: ListQuery) {
  const { page, count, after, before, sort } = query
  const { filter, search, counts } = await prepareList(ctx, query)
  const position: StaffOrderPosition = after
    ? { after }
    : before
      ? { before }
      : { offset: page * count }
  const { byStatus, isExact } = counts
  const ofStatus = (status: OrderStatus) => byStatus.get(status) ?? 0
  const total = countTotal(counts, filter)
  const isFew = total < store.MAX_COUNTED
  const limit = count + 1
  const listed = await store.listIds(ctx.db, { filter, search, isFew, sort, position, limit })
  const isMore = listed.length > count
  const ids = before ? listed.slice(-count) : listed.slice(0, count)
  const rows = await findRows(ctx.db, ids)
  return {
    results: rows.map(presentRow),
    page,
    count,
    total: Math.min(total, store.MAX_COUNTED),
    totalIsExact:
      (isExact || (!!filter.status && total < store.MAX_COUNTED)) && total <= store.MAX_COUNTED,
    counts: Object.fromEntries(OrderStatus.map((status) => [status, ofStatus(status)])),
    hasPrevious: before ? isMore : after !== undefined || page > 0,
    hasNext: before ? true : isMore,
  }
}

/** The rows of a whole list, a batch at a time. */
export async function* readOrders(
  ctx: StaffContext,
  query: StaffOrderFilterInput,
): AsyncGenerator<StaffOrderListRow> {
  const { filter, search, counts } = await prepareList(ctx, query)
  const isFew = countTotal(counts, filter) < store.MAX_COUNTED
  let position: StaffOrderPosition = { offset: 0 }
  for (;;) {
    const ids = await store.listIds(ctx.db, {
      filter,
      search,
      isFew,
      sort: query.sort,
      position,
      limit: EXPORT_BATCH,
    })
    yield* await findRows(ctx.db, ids)
    if (ids.length < EXPORT_BATCH) return
    position = { after: ids.at(-1)! }
  }
}

/** How many orders a filter has; at least so many where the counts stop at a bound. */
const countTotal = ({ byStatus }: store.OrderCounts, { status }: StaffOrderFilter): number =>
  status
    ? (byStatus.get(status) ?? 0)
    : OrderStatus.reduce((sum, each) => sum + (byStatus.get(each) ?? 0), 0)

/** The filter of a query, how its search finds orders, and how many there are in each status. */
async function prepareList(ctx: StaffContext, query: StaffOrderFilterInput) {
  await settleSummaries(ctx)
  const filter = toFilter(ctx, query)
  const words = toSearchWords(query.search ?? '')
  const { status: _, ...anyStatus } = filter
  if (words.length === 0)
    return { filter, search: undefined, counts: await store.countByStatus(ctx.db, anyStatus) }
  const among = await store.countAmongNewest(ctx.db, anyStatus, words)
  const found = [...among.byStatus.values()].reduce((sum, each) => sum + each, 0)
  if (among.isExact || found >= FREQUENT)
    return { filter, search: { words, by: 'rows' } as const, counts: among }
  if (!hasIndexedWord(words))
    return { filter, search: { words, by: 'newest' } as const, counts: among }
  const counts = await store.countByIndex(ctx.db, anyStatus, words)
  return { filter, search: { words, by: 'index' } as const, counts }
}

function toFilter(
  { staff }: StaffContext,
  { assignee, from, to, deliveryFrom, deliveryTo, warehouse, tag, ...query }: StaffOrderFilterInput,
): StaffOrderFilter {
  const assigneeId = assignee === 'none' ? null : assignee === 'own' ? staff.staffId : assignee
  return {
    status: query.status,
    payment: query.payment,
    account: query.account,
    warehouse: warehouse || undefined,
    tag: tag || undefined,
    assigneeId,
    from: parseDay('from', from),
    to: parseDay('to', to),
    deliveryFrom: parseDay('deliveryFrom', deliveryFrom),
    deliveryTo: parseDay('deliveryTo', deliveryTo),
  }
}

/** A day as a date field sends it; undefined for an empty one. Throws 422. */
function parseDay(field: string, day: string | undefined): string | undefined {
  if (!day) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day)) return day
  const message = 'Tulis tanggal sebagai tahun-bulan-hari.'
  throw new Refusal('input.invalid', 'Periksa lagi isian yang ditandai.', 422, {
    errors: { [field]: message },
  })
}

const isRealDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day >= '2000-01-01'
}

const presentRow = (row: StaffOrderListRow) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  placedAt: toIsoTime(row.placedAt),
  buyer: row.buyer,
  isBusiness: row.isBusiness,
  city: row.city,
  total: moneyToJson(sen(row.total)),
  paymentType: row.paymentType,
  paymentStatus: row.paymentStatus,
  lines: row.lines,
  deliveryDay: row.deliveryDay,
  warehouses: row.warehouses,
  assignee: row.assigneeId && row.assignee ? { id: row.assigneeId, name: row.assignee } : null,
  tags: row.tags,
})
