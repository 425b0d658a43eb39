import { useMatches, useRouteLoaderData } from 'react-router'
import type { CacheablePage, UncacheableQuery } from '#web/cacheable-page.ts'
import type { PageUploads } from '#web/page-uploads.ts'
import type { loader } from '#web/root.tsx'

/** The root loader's data on any page; undefined only where that loader failed. */
export const useShell = () => useRouteLoaderData<typeof loader>('root')

type PageKind = 'list' | 'detail'

/**
 * What a route may set for the chrome: `export const handle = { kind: 'list' } satisfies PageHandle`. List and
 * detail pages hide the bottom toolbar and, on a phone, the title (specification §2, decision 33). `toolbar`
 * hides it on another page. `bar`: the page has its own bar at the bottom of a phone, with the price and the
 * main button. A route that shows two kinds of page at one address says by its data which it is.
 */
export type PageHandle = {
  kind?: PageKind | ((loaderData: unknown) => PageKind | undefined)
  toolbar?: boolean
  bar?: boolean
  /**
   * The page is only read: it sends a script of 5 kB, and its own scripts are loaded when its reader uses something that
   * needs them (web/dormant, decision 100).
   */
  isDormant?: boolean
  /** For the server: whether the page may be cached. */
  cache?: CacheablePage
  uncacheableQuery?: UncacheableQuery
  /** For the server: what the page's forms may upload. */
  uploads?: PageUploads
}

/** Whether this page is a list or shows one thing; the innermost route decides. */
export const useIsListOrDetail = (): boolean =>
  useMatches()
    .map(({ handle, loaderData }) => {
      const kind = (handle as PageHandle | undefined)?.kind
      return typeof kind === 'function' ? kind(loaderData) : kind
    })
    .findLast((kind) => kind !== undefined) !== undefined

/** Whether this page has the phone's bottom toolbar; the innermost route decides. */
export function useToolbar(): boolean {
  const isListOrDetail = useIsListOrDetail()
  return useInnermost('toolbar') ?? !isListOrDetail
}

/** Whether this page has anything at the bottom of a phone, for elements that float above it. */
export function useBottomEdge(): boolean {
  const toolbar = useToolbar()
  return useInnermost('bar') ?? toolbar
}

const useInnermost = <P extends 'toolbar' | 'bar'>(part: P): PageHandle[P] | undefined =>
  useMatches()
    .map((match) => (match.handle as PageHandle | undefined)?.[part])
    .findLast((value) => value !== undefined)

/** A name short enough to fit beside an icon: `Rudi Hartono` → `Rudi H.` */
export function abbreviateName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second ? `${first} ${second[0]}.` : first
}
