import { useSearchParams } from 'react-router'

/** The list that a case was opened from, and the case's place in it: addresses of cases carry both. */
export type ListOrigin = { list: string; position: string }

const LIST_PARAMETER = 'list'
const POSITION_PARAMETER = 'at'

/** The lists that lead from one case to the next. */
const LISTS = /^\/backoffice(?:\/pesanan)?(?:\?[^#]*)?$/

/** The address of a case that was opened from a list. */
export const buildCaseUrl = (path: string, { list, position }: ListOrigin): string =>
  `${path}?${new URLSearchParams({ [LIST_PARAMETER]: list, [POSITION_PARAMETER]: position })}`

/** The origin that an address carries; undefined without one, and for any other address. */
export function readListOrigin(parameters: URLSearchParams): ListOrigin | undefined {
  const list = parameters.get(LIST_PARAMETER)
  const position = parameters.get(POSITION_PARAMETER)
  return list && position && LISTS.test(list) ? { list, position } : undefined
}

export const useListOrigin = (): ListOrigin | undefined => readListOrigin(useSearchParams()[0])

/** The address that leads to the case after this one. */
export const buildNextUrl = (origin: ListOrigin): string =>
  buildCaseUrl('/backoffice/berikutnya', origin)

/** A page's address with the origin that the request's address carries. */
export function preserveListOrigin(pageUrl: string, request: Request): string {
  const origin = readListOrigin(new URL(request.url).searchParams)
  return origin ? buildCaseUrl(pageUrl, origin) : pageUrl
}

/** Marks the address of a list that was gone through to its end. */
export const END_PARAMETER = 'habis'
