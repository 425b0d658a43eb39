import type { DataRouter } from 'react-router'

type ManifestRoute = { module: string; imports?: string[] }

/** What React Router keeps on the window of a hydrated page. */
type RouterWindow = {
  __reactRouterDataRouter?: DataRouter
  __reactRouterManifest?: { routes: Record<string, ManifestRoute | undefined> }
  __reactRouterRouteModules?: Record<string, unknown>
}

const page = globalThis as RouterWindow

export const getRouter = (): DataRouter | undefined => page.__reactRouterDataRouter

/** The scripts of the routes at an address that this page has not loaded yet. */
export function listMissingScripts(pathname: string): string[] {
  const routes = page.__reactRouterManifest?.routes ?? {}
  const loaded = page.__reactRouterRouteModules ?? {}
  return (getRouter()?.match(pathname) ?? []).flatMap(({ route }) => {
    const script = routes[route.id]
    return script && !(route.id in loaded) ? [script.module, ...(script.imports ?? [])] : []
  })
}

/** Path and query in one spelling: React Router sends `?baru` as `?baru=`. */
export function toAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The address that is being restored: its data is on the page already. */
let restoredAddress: string | undefined
export const isRestoring = (address: string): boolean => address === restoredAddress

/**
 * Ends the navigation under way and leaves the page as it is, with what was typed into it. React Router
 * has no call for that: this navigates to where the page already is, which loads nothing.
 */
export async function cancelNavigation(router: DataRouter): Promise<void> {
  const { location, navigation } = router.state
  if (navigation.state === 'idle') return
  restoredAddress = toAddress(location)
  try {
    // Going back has changed the address already, so it has to be gone forward again.
    const steps = navigation.historyAction === 'POP' ? shownIndex - getHistoryIndex() : 0
    if (steps !== 0) return await router.navigate(steps)
    await router.navigate(location.pathname + location.search + location.hash, {
      replace: true,
      preventScrollReset: true,
      state: location.state,
      defaultShouldRevalidate: false,
    })
  } finally {
    restoredAddress = undefined
  }
}

const getHistoryIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0
/** Where the page shown is in the browser's history. */
let shownIndex = 0

/** Follows which entry of the history is shown. */
export function followHistory(router: DataRouter): () => void {
  shownIndex = getHistoryIndex()
  return router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownIndex = getHistoryIndex()
  })
}
