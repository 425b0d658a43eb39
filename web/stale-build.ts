const KEY = 'reloaded'
const QUIET_MS = 10_000

/**
 * Reloads the page unless this path was reloaded within the last 10 s: a part that is really
 * missing must end in an error page, not in a loop. Returns whether it reloads.
 */
function reloadOnce(path: string, now: number = Date.now()): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { path?: string; at?: number }
    if (last.path === path && now - (last.at ?? 0) < QUIET_MS) return false
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: now }))
  } catch {
    // Without storage nothing guarantees that reloading ends.
    return false
  }
  location.reload()
  return true
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
