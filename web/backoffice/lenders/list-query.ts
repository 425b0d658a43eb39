import { lenderCodes } from '#platform/lender/port.ts'
import { readListQuery } from '../shared/lists/list-query.ts'

/** Reads the address of a list: `query` for its call, `filter` for its header. */
export function readLenderListQuery<Status extends string>(url: URL, statuses: readonly Status[]) {
  const { query, status, search } = readListQuery(url, { statuses })
  const lender = lenderCodes.find((code) => code === url.searchParams.get('lender'))
  return {
    query: { ...query, ...(lender ? { lender } : {}) },
    filter: { lender, status, search },
  }
}
