/** How a request appears in a report: without query and body, which may contain what people typed. */
type WatchedRequest = { method: string; path: string; status: number }

type Watcher = {
  /** Before an answer is used, so that a report of it has its request. */
  onRequest(request: WatchedRequest): void
  /** An answer of the shop that is an error, other than 401. */
  onErrorAnswer(request: WatchedRequest): void
}

/** Follows the page's requests to the shop. What they do does not change. */
export function watchRequests({ onRequest, onErrorAnswer }: Watcher): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const response = await fetch(input, init)
    const asked = input instanceof Request ? input : undefined
    const url = new URL(asked?.url ?? String(input), location.href)
    // Reports are requests too, and not worth a report.
    if (url.origin !== location.origin || url.pathname === '/api/notify') return response
    const method = (init?.method ?? asked?.method ?? 'GET').toUpperCase()
    const request = { method, path: url.pathname, status: response.status }
    onRequest(request)
    if (response.status >= 400 && response.status !== 401) onErrorAnswer(request)
    return response
  }
}
