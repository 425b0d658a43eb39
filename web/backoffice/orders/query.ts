import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'

/** What the desk's list shows, as its address says it. */
export type StaffOrderListQuery = {
  status: OrderStatus | undefined
  search: string
  /** Days in Jakarta, `2026-11-20`, both included; empty for no end. */
  from: string
  to: string
  page: number
}

/** Reads the address; what makes no sense in it counts as absent. */
export function readListQuery(url: string): StaffOrderListQuery {
  const query = new URL(url).searchParams
  const page = Number(query.get('page') ?? 0)
  return {
    status: OrderStatus.find((each) => each === query.get('status')),
    search: (query.get('search') ?? '').trim().slice(0, 200),
    from: parseDay(query.get('from')),
    to: parseDay(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 0,
  }
}

/** The list's address with another status, from its first page. */
export function buildStatusUrl(
  listQuery: StaffOrderListQuery,
  status: OrderStatus | undefined,
): string {
  const { search, from, to } = listQuery
  const query = new URLSearchParams(
    Object.entries({ status: status ?? '', search, from, to }).filter(([, value]) => value !== ''),
  )
  return `?${query}`
}

/** Only what the list was asked for, as the call takes it. */
export const toCallQuery = (listQuery: StaffOrderListQuery) => ({
  page: listQuery.page,
  ...(listQuery.status ? { status: listQuery.status } : {}),
  ...(listQuery.search ? { search: listQuery.search } : {}),
  ...(listQuery.from ? { from: listQuery.from } : {}),
  ...(listQuery.to ? { to: listQuery.to } : {}),
})

function parseDay(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : ''
}
