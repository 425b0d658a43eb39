import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import {
  OrderPaymentStatus,
  StaffOrderSort,
} from '#modules/selling/staff-orders/rules/order-filter.ts'
import { buildListUrl, parseDay, readListQuery } from '../../shared/lists/list-query.ts'

/** The filter of the staff order list, as its address states it. Empty text is no limit. */
export type StaffOrderListQuery = {
  status: OrderStatus | undefined
  search: string
  /** Days in Jakarta, `2026-11-20`, both included: when it was ordered, and when it is delivered. */
  from: string
  to: string
  deliveryFrom: string
  deliveryTo: string
  warehouse: string
  payment: OrderPaymentStatus | undefined
  /** An id, `own` or `none`. */
  assignee: string
  tag: string
  account: string
  sort: StaffOrderSort
  page: number
  /** The order after which the page continues, or before which it ends. */
  after: string
  before: string
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const ASSIGNEE = /^(?:own|none)$/

/** Reads the filter from an address. Invalid values count as absent. */
export function readOrderListQuery(url: URL): StaffOrderListQuery {
  const { query, status, search } = readListQuery(url, { maxSearch: 200, statuses: OrderStatus })
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim()
  const id = (name: string) => (ID.test(text(name)) ? text(name) : '')
  return {
    status,
    search,
    from: parseDay(text('from')),
    to: parseDay(text('to')),
    deliveryFrom: parseDay(text('deliveryFrom')),
    deliveryTo: parseDay(text('deliveryTo')),
    warehouse: text('warehouse').slice(0, 10),
    payment: OrderPaymentStatus.find((each) => each === text('payment')),
    assignee: ASSIGNEE.test(text('assignee')) ? text('assignee') : id('assignee'),
    tag: text('tag').slice(0, 24),
    account: id('account'),
    sort: StaffOrderSort.find((each) => each === text('sort')) ?? 'newest',
    page: query.page,
    after: id('after'),
    before: id('before'),
  }
}

/** What an address states of a filter, without its place in the list. */
const toParameters = (listQuery: StaffOrderListQuery) => ({
  status: listQuery.status,
  search: listQuery.search,
  ...toFilterParameters(listQuery),
  account: listQuery.account,
  sort: listQuery.sort === 'newest' ? undefined : listQuery.sort,
})

/** What the form of the filters sets. */
const toFilterParameters = (listQuery: StaffOrderListQuery) => ({
  from: listQuery.from,
  to: listQuery.to,
  deliveryFrom: listQuery.deliveryFrom,
  deliveryTo: listQuery.deliveryTo,
  warehouse: listQuery.warehouse,
  payment: listQuery.payment,
  assignee: listQuery.assignee,
  tag: listQuery.tag,
})

/** The first page of the list with some of its filters changed. */
export const buildFilterUrl = (
  listQuery: StaffOrderListQuery,
  changes: Partial<StaffOrderListQuery> = {},
): string => buildListUrl(toParameters({ ...listQuery, ...changes }))

/** The page behind or before an order. */
export const buildPageUrl = (
  listQuery: StaffOrderListQuery,
  place: { after: string } | { before: string },
): string => buildListUrl({ ...toParameters(listQuery), ...place })

/** This very page, as cases that are opened from it name it. */
export function buildListPath(listQuery: StaffOrderListQuery): string {
  const { after, before, page } = listQuery
  const place = { after, before, page: page > 0 ? String(page) : undefined }
  return `/backoffice/pesanan${buildListUrl({ ...toParameters(listQuery), ...place })}`
}

/** How many filters beside the status and the search are set. */
export const countFilters = (listQuery: StaffOrderListQuery): number =>
  Object.values({ ...toFilterParameters(listQuery), account: listQuery.account }).filter(Boolean)
    .length

/** The filter as the call takes it: absent values are left out. */
export const toCallQuery = (listQuery: StaffOrderListQuery) => {
  const { page, after, before } = listQuery
  const set = Object.entries({ ...toParameters(listQuery), after, before }).filter(
    ([, value]) => value,
  )
  return { page, ...(Object.fromEntries(set) as Partial<Omit<StaffOrderListQuery, 'page'>>) }
}
