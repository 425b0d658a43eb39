import { pushToDataLayer } from '#web/data-layer.ts'

/** Up to here a reply to a press feels immediate, and beyond the other it feels broken (ms; specification, calls §9). */
const GOOD_MS = 200
const POOR_MS = 500

type LatencyRating = 'good' | 'needs-improvement' | 'poor'

/** The band that the time from a press or a key to the next paint falls into. */
export function rateLatency(durationMs: number): LatencyRating {
  if (durationMs <= GOOD_MS) return 'good'
  return durationMs <= POOR_MS ? 'needs-improvement' : 'poor'
}

/** An entry of the Event Timing API; interactions are numbered, and each has several entries. */
type EventTiming = PerformanceEntry & { interactionId?: number }

/** Tells analytics of every press or key after which the page took more than 200 ms to paint. */
export function watchInteractionLatency(): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('event')) return
  let lastId = 0
  const observer = new PerformanceObserver((list) => {
    const longest = new Map<number, EventTiming>()
    for (const entry of list.getEntries() as EventTiming[]) {
      const id = entry.interactionId ?? 0
      // Numbers grow: a smaller one belongs to an interaction that was reported.
      if (id > lastId && entry.duration > (longest.get(id)?.duration ?? GOOD_MS))
        longest.set(id, entry)
    }
    for (const [id, { name, duration }] of longest) {
      lastId = Math.max(lastId, id)
      pushToDataLayer({
        event: 'interaction_latency',
        interaction_type: name,
        value: Math.round(duration),
        rating: rateLatency(duration),
        page_path: location.pathname,
      })
    }
  })
  observer.observe({ type: 'event', buffered: true, durationThreshold: GOOD_MS } as never)
}
