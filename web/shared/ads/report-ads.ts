import { pushToDataLayer } from '#web/data-layer.ts'
import { AD_EVENTS_FIELD, AD_EVENTS_URL } from './event-address.ts'

type AdEventKind = 'view' | 'click'
type ReportedAd = { id: number; eventName: string }

/** What was seen and pressed is sent together after so long, and when the page is left (ms). */
const SEND_AFTER_MS = 2_000
/** As many as the call takes. */
const MAX_EVENTS = 20

/** The names of views that were reported since the page was loaded, also while it was dormant (web/dormant). */
const page = globalThis as { reportedAdViews?: Set<string> }
const reportedViews = (page.reportedAdViews ??= new Set())
let waiting: { ad: number; kind: AdEventKind }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Reports that an ad is seen: once for each event name, unless the ad says otherwise (specification §4). */
export function reportAdView(ad: ReportedAd, { isRepeated = false } = {}): void {
  if (!isRepeated && reportedViews.has(ad.eventName)) return
  reportedViews.add(ad.eventName)
  report('view', ad)
}

/** Reports that an ad was pressed, each time. */
export const reportAdClick = (ad: ReportedAd): void => report('click', ad)

function report(kind: AdEventKind, { id, eventName }: ReportedAd) {
  pushToDataLayer({ event: eventName, ad_id: id })
  waiting.push({ ad: id, kind })
  if (waiting.length >= MAX_EVENTS) sendWaiting()
  else timer ??= setTimeout(sendWaiting, SEND_AFTER_MS)
}

/** Sends what waits; a browser also does so while it leaves the page. */
export function sendWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const form = new FormData()
  form.set(AD_EVENTS_FIELD, JSON.stringify(waiting))
  waiting = []
  navigator.sendBeacon(AD_EVENTS_URL, form)
}
