import { rememberReload } from './reload-guard.ts'

/**
 * Reloads the page after a script could not be loaded, but only when the shop answers: without a
 * connection a reload would replace the page by the browser's error page.
 */
export async function reloadIfStale(path: string): Promise<void> {
  try {
    const { status } = await fetch('/sw.js', { cache: 'no-store' })
    if (![502, 503, 504].includes(status) && rememberReload(sessionStorage, path, Date.now()))
      location.reload()
  } catch {
    // No connection: the code that asked for the script says so. Without storage nothing guarantees that reloading ends.
  }
}
