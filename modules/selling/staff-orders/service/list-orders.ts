import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { StaffOrderSort } from '../rules/order-filter.ts'
import { deriveDays } from '../rules/order-days.ts'
import { hasIndexedWord, toSearchCodes, toSearchWords } from '../rules/search-words.ts'
import type { StaffOrderFilter, StaffOrderPosition } from '../store/filter.ts'
import * as store from '../store/order-list.ts'
import { findRows, type StaffOrderListRow } from '../store/order-rows.ts'
import { settleSummaries } from './summaries.ts'

/** A search that finds as many among the newest orders finds a page of them without an index. */
const FREQUENT = 8

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
  const countOfStatus = (status: OrderStatus) => byStatus.get(status) ?? 0
  const total = countTotal(counts, filter)
  const isFew = isReadWhole(total, filter)
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
      (isExact || (!!filter.status && !search && total < store.findCountLimit(filter))) &&
      total <= store.MAX_COUNTED,
    counts: Object.fromEntries(OrderStatus.map((status) => [status, countOfStatus(status)])),
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
  const isFew = isReadWhole(countTotal(counts, filter), filter)
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

/** Whether a filter leaves so few orders that all are read and sorted; a buyer never has too many for that. */
const isReadWhole = (total: number, filter: StaffOrderFilter): boolean =>
  total < store.findCountLimit(filter) || filter.account !== undefined

/** How many orders a filter has; at least so many where the counts stop at a bound. */
const countTotal = ({ byStatus }: store.OrderCounts, { status }: StaffOrderFilter): number =>
  status
    ? (byStatus.get(status) ?? 0)
    : OrderStatus.reduce((sum, each) => sum + (byStatus.get(each) ?? 0), 0)

/** The filter of a query, how its search finds orders, and how many there are in each status. */
async function prepareList(
  ctx: StaffContext,
  query: StaffOrderFilterInput,
): Promise<{
  filter: StaffOrderFilter
  search: store.OrderSearch | undefined
  counts: store.OrderCounts
}> {
  await settleSummaries(ctx)
  const filter = await addDerivedDays(ctx, toFilter(ctx, query))
  const words = toSearchWords(query.search ?? '')
  const { status: _, ...anyStatus } = filter
  if (words.length === 0)
    return { filter, search: undefined, counts: await store.countByStatus(ctx.db, anyStatus) }
  const codes = toSearchCodes(query.search ?? '')
  if (codes.length > 0) {
    const found = await store.countByIndex(ctx.db, anyStatus, { codes, by: 'codes' })
    if (found.counts.byStatus.size > 0) return { filter, ...found }
  }
  const among = await store.countAmongNewest(ctx.db, anyStatus, words)
  // The list itself may be of one status, in which the words are rarer or more frequent.
  const here = filter.status ? await store.countAmongNewest(ctx.db, filter, words) : among
  const counts = {
    byStatus: new Map([...among.byStatus, ...here.byStatus]),
    isExact: here.isExact,
  }
  if (here.isExact || countTotal(here, filter) >= FREQUENT)
    return {
      filter,
      search: { words, by: 'rows', isWhole: here.isExact },
      counts,
    }
  if (!hasIndexedWord(words)) return { filter, search: { words, by: 'newest' }, counts }
  return { filter, ...(await store.countByIndex(ctx.db, anyStatus, { words, by: 'index' })) }
}

/** Days of delivery also say when orders were placed, and the other way round. */
async function addDerivedDays(
  { db }: StaffContext,
  filter: StaffOrderFilter,
): Promise<StaffOrderFilter> {
  if (!(filter.from ?? filter.to ?? filter.deliveryFrom ?? filter.deliveryTo)) return filter
  const lead = await store.findLead(db)
  return lead ? { ...filter, ...deriveDays(filter, lead) } : filter
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
