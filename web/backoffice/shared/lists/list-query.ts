type Params = Readonly<Record<string, string | undefined>>

type Options<Status extends string> = {
  /** Rows per page. */
  count?: number
  /** The maximum length of a search that the list's call accepts. */
  maxSearch?: number
  /** The values of `status` that the list knows. */
  statuses?: readonly Status[]
}

type ListQuery<Status extends string> = {
  page: number
  count: number
  status?: Status
  search?: string
}

/**
 * Reads the address of a list page: `query` for its call, `status` and `search` for its header.
 * Values that the list does not know count as absent.
 */
export function readListQuery<Status extends string = never>(
  url: URL,
  { count = 20, maxSearch = 100, statuses = [] }: Options<Status> = {},
) {
  const status = statuses.find((each) => each === url.searchParams.get('status'))
  const search = readSearch(url, maxSearch)
  const query: ListQuery<Status> = {
    page: readPage(url),
    count,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  }
  return { query, status, search }
}

/** Loads a list with tabs of statuses and a search: its page, and what its header shows. */
export async function loadStatusList<Status extends string, List>(
  url: URL,
  statuses: readonly Status[],
  load: (query: ListQuery<Status>) => Promise<List>,
) {
  const { query, status, search } = readListQuery(url, { statuses })
  return { list: await load(query), status, search }
}

/** The page that an address names, from 0. */
export function readPage(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 0)
  return Number.isInteger(page) && page > 0 ? page : 0
}

/** The search text of an address, trimmed and cut to what the list's call accepts. */
export const readSearch = (url: URL, maxLength: number): string =>
  (url.searchParams.get('search') ?? '').trim().slice(0, maxLength)

/** The first page of the list at the current path, with only these parameters. */
export function buildListUrl(params: Params): string {
  const query = new URLSearchParams(
    Object.entries(params).filter((each): each is [string, string] => Boolean(each[1])),
  )
  return `?${query}`
}

/** A day of an address, `2026-11-20`; empty where it is none. */
export function parseDay(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : ''
}
