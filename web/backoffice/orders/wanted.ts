import { OrderStatus } from '#modules/orders/rules.ts'

/** What the desk's list shows, as its address says it. */
export type Wanted = {
  status: OrderStatus | undefined
  search: string
  /** Days in Jakarta, `2026-11-20`, both included; empty for no end. */
  from: string
  to: string
  page: number
}

/** Reads the address; what makes no sense in it counts as absent. */
export function wantedOf(address: string): Wanted {
  const query = new URL(address).searchParams
  const page = Number(query.get('page') ?? 0)
  return {
    status: OrderStatus.find((each) => each === query.get('status')),
    search: (query.get('search') ?? '').trim().slice(0, 200),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 0,
  }
}

/** The list's address with another status, from its first page. */
export function withStatus(wanted: Wanted, status: OrderStatus | undefined): string {
  const { search, from, to } = wanted
  const query = new URLSearchParams(
    Object.entries({ status: status ?? '', search, from, to }).filter(([, value]) => value !== ''),
  )
  return `?${query}`
}

/** Only what the list was asked for, as the call takes it. */
export const asQuery = (wanted: Wanted) => ({
  page: wanted.page,
  ...(wanted.status ? { status: wanted.status } : {}),
  ...(wanted.search ? { search: wanted.search } : {}),
  ...(wanted.from ? { from: wanted.from } : {}),
  ...(wanted.to ? { to: wanted.to } : {}),
})

function dayIn(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : ''
}
