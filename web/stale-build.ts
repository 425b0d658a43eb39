const KEY = 'reloaded'
const QUIET_MS = 10_000

/**
 * Reloads the page unless this path was reloaded within the last 10 s (specification, error
 * catalogue): a part that is really missing must end in an error page, not in a loop.
 */
function reloadOnce(path: string, now: number = Date.now()): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const recent = Object.entries(stored).filter(
      ([, at]) => typeof at === 'number' && now - at < QUIET_MS,
    )
    if (recent.some(([reloaded]) => reloaded === path)) return
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...recent, [path, now]])))
  } catch {
    // Without storage nothing guarantees that reloading ends.
    return
  }
  location.reload()
}

/**
 * Reloads the page after a script could not be loaded, but only when the shop answers: without a
 * connection a reload would replace the page by the browser's error page.
 */
export async function reloadIfStale(path: string): Promise<void> {
  try {
    const { status } = await fetch('/sw.js', { cache: 'no-store' })
    if (![502, 503, 504].includes(status)) reloadOnce(path)
  } catch {
    // No connection: the code that asked for the script says so.
  }
}
