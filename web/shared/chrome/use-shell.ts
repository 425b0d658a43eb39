import { useMatches, useRouteLoaderData } from 'react-router'
import type { CacheablePage, UncacheableQuery } from '#web/cacheable-page.ts'
import type { PageUploads } from '#web/page-uploads.ts'
import type { loader } from '#web/root.tsx'

/** The root loader's data on any page; undefined only where that loader failed. */
export const useShell = () => useRouteLoaderData<typeof loader>('root')

/**
 * What a route may set for the chrome: `export const handle = { toolbar: false } satisfies
 * PageHandle`. List and detail pages hide the bottom toolbar (specification §2). `bar`: the page
 * has its own bar at the bottom of a phone, with the price and the main button.
 */
export type PageHandle = {
  toolbar?: boolean
  bar?: boolean
  /** For the server: whether the page may be cached. */
  cache?: CacheablePage
  uncacheableQuery?: UncacheableQuery
  /** For the server: what the page's forms may upload. */
  uploads?: PageUploads
}

/** Whether this page has the phone's bottom toolbar; the innermost route decides. */
export function useToolbar(): boolean {
  return useHandleFlag('toolbar') ?? true
}

/** Whether this page has anything at the bottom of a phone, for elements that float above it. */
export function useBottomEdge(): boolean {
  const toolbar = useToolbar()
  return useHandleFlag('bar') ?? toolbar
}

const useHandleFlag = (part: 'toolbar' | 'bar') =>
  useMatches()
    .map((match) => (match.handle as PageHandle | undefined)?.[part])
    .findLast((value) => value !== undefined)

/** A name short enough to fit beside an icon: `Rudi Hartono` → `Rudi H.` */
export function abbreviateName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second ? `${first} ${second[0]}.` : first
}
