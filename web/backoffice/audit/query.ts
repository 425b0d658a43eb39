import { parseDay, readListQuery } from '../shared/lists/list-query.ts'

/** The filter of the audit log, as its address states it; empty for no limit. */
export type AuditQuery = {
  search: string
  /** Days in Jakarta, `2026-11-20`, both included. */
  from: string
  to: string
  thing: string
  staffId: string
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the filter from an address. Invalid values count as absent; days in the wrong order are swapped. */
export function readAuditQuery(url: URL) {
  const { query, search } = readListQuery(url, { maxSearch: 200 })
  const read = (name: string) => (url.searchParams.get(name) ?? '').trim()
  const [from = '', to = ''] = sortDays(parseDay(read('from')), parseDay(read('to')))
  const staffId = UUID.test(read('staffId')) ? read('staffId') : ''
  const filter: AuditQuery = { search, from, to, thing: read('thing').slice(0, 60), staffId }
  const stated = Object.entries(filter).filter(([, value]) => value !== '')
  return { filter, query: { ...query, ...(Object.fromEntries(stated) as Partial<AuditQuery>) } }
}

const sortDays = (from: string, to: string) => (from && to && to < from ? [to, from] : [from, to])
