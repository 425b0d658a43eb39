import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { buildListUrl, parseDay, readListQuery } from '../shared/list-query.ts'

/** The filter of the staff order list, as its address states it. */
export type StaffOrderListQuery = {
  status: OrderStatus | undefined
  search: string
  /** Days in Jakarta, `2026-11-20`, both included; empty for no limit. */
  from: string
  to: string
  page: number
}

/** Reads the filter from an address. Invalid values count as absent. */
export function readOrderListQuery(url: URL): StaffOrderListQuery {
  const { query, status, search } = readListQuery(url, { maxSearch: 200, statuses: OrderStatus })
  return {
    status,
    search,
    from: parseDay(url.searchParams.get('from')),
    to: parseDay(url.searchParams.get('to')),
    page: query.page,
  }
}

/** The first page of the list with another status and the same search and days. */
export const buildStatusUrl = (
  { search, from, to }: StaffOrderListQuery,
  status: OrderStatus | undefined,
): string => buildListUrl({ status, search, from, to })

/** The filter as the call takes it: absent values are left out. */
export const toCallQuery = (listQuery: StaffOrderListQuery) => ({
  page: listQuery.page,
  ...(listQuery.status ? { status: listQuery.status } : {}),
  ...(listQuery.search ? { search: listQuery.search } : {}),
  ...(listQuery.from ? { from: listQuery.from } : {}),
  ...(listQuery.to ? { to: listQuery.to } : {}),
})
