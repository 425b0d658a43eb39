import { useMatches, useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'

/** What the root loader knows, wherever a page stands; undefined only where it failed itself. */
export const useShell = () => useRouteLoaderData<typeof loader>('root')

/**
 * What a route may say about the chrome: `export const handle = { toolbar: false } satisfies
 * PageHandle`. List and detail pages hide the bottom toolbar (specification §2).
 */
export type PageHandle = { toolbar?: boolean }

/** Whether the phone's bottom toolbar stands on this page: the innermost word counts. */
export function useToolbar(): boolean {
  const said = useMatches()
    .map((match) => (match.handle as PageHandle | undefined)?.toolbar)
    .findLast((toolbar) => toolbar !== undefined)
  return said ?? true
}

/** A name that fits beside an icon: `Rudi Hartono` → `Rudi H.` */
export function shortName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second ? `${first} ${second[0]}.` : first
}
