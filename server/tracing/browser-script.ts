/**
 * What a page runs while traces are on, and only then: later requests become parts of its trace, and once it is loaded it tells
 * when that was. It goes with the page's own scripts, so that it needs no request.
 */
export const BROWSER_SCRIPT = `(() => {
  const load = performance.getEntriesByType('navigation')[0]
  const timing = load?.serverTiming.find(({ name }) => name === 'traceparent')
  if (!timing) return
  const traceparent = timing.description
  const plainFetch = window.fetch
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin === location.origin) request.headers.set('traceparent', traceparent)
    return plainFetch(request)
  }
  const tell = () => {
    const { responseStart, domInteractive, loadEventEnd } = load
    const startedAt = performance.timeOrigin
    navigator.sendBeacon('/traces', JSON.stringify({ traceparent, startedAt, responseStart, domInteractive, loadEventEnd }))
  }
  addEventListener('load', () => setTimeout(tell), { once: true })
})()`
