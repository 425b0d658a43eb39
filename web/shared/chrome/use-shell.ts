import { useMatches, useRouteLoaderData } from 'react-router'
import type { CacheablePage, UncacheableQuery } from '#web/cacheable-page.ts'
import type { loader } from '#web/root.tsx'

/** What the root loader knows, wherever a page stands; undefined only where it failed itself. */
export const useShell = () => useRouteLoaderData<typeof loader>('root')

/**
 * What a route may say about the chrome: `export const handle = { toolbar: false } satisfies
 * PageHandle`. List and detail pages hide the bottom toolbar (specification §2); some put a `bar` of
 * their own at the bottom edge of a phone, with the price and the one button.
 */
export type PageHandle = {
  toolbar?: boolean
  bar?: boolean
  /** For the server: whether the page may be cached. */
  cache?: CacheablePage
  uncacheableQuery?: UncacheableQuery
}

/** Whether the phone's bottom toolbar stands on this page: the innermost word counts. */
export function useToolbar(): boolean {
  return useHandleFlag('toolbar') ?? true
}

/** Whether anything stands at the bottom edge of a phone, for what floats above it. */
export function useBottomEdge(): boolean {
  const toolbar = useToolbar()
  return useHandleFlag('bar') ?? toolbar
}

const useHandleFlag = (part: 'toolbar' | 'bar') =>
  useMatches()
    .map((match) => (match.handle as PageHandle | undefined)?.[part])
    .findLast((value) => value !== undefined)

/** A name that fits beside an icon: `Rudi Hartono` → `Rudi H.` */
export function abbreviateName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second ? `${first} ${second[0]}.` : first
}
