/** How often an open page asks whether there is a newer build (ms). */
const POLL_MS = 5 * 60_000

/** The build that this page was loaded from; what React Router keeps on the window. */
const readVersion = () =>
  (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version

/** Polls for a new build while the page is visible (specification, calls §7). */
export function watchBuild(): void {
  const version = readVersion()
  if (!version) return
  const timer = setInterval(() => {
    if (!document.hidden) void check()
  }, POLL_MS)
  async function check() {
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`)
      const latest = (await response.json()) as { id?: unknown }
      if (!response.ok || typeof latest.id !== 'string' || latest.id === version) return
      clearInterval(timer)
      leavePagesToBrowser()
    } catch {
      // No connection, or the server is just being replaced: it is asked again.
    }
  }
}

/**
 * From now on the browser itself follows links and searches: the next page is loaded as a whole, with the scripts of the
 * build that is served now. React never sees such an event, which it would answer with scripts of this build.
 */
function leavePagesToBrowser(): void {
  for (const kind of ['click', 'submit'])
    addEventListener(
      kind,
      (event) => {
        if (navigator.onLine && leadsToAnotherPage(event.target)) event.stopPropagation()
      },
      { capture: true },
    )
}

function leadsToAnotherPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const form = target instanceof HTMLFormElement && target.method === 'get' ? target : undefined
  const address = link && !link.target ? link.href : form?.action
  if (!address) return false
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname !== location.pathname
}
