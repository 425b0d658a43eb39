import { watchInteractionLatency } from './analytics/interaction-latency.ts'
import { startAnalytics, type PageWatch } from './analytics/start-analytics.ts'
import { getRouter } from './connection/router.ts'
import { startServiceWorker } from './connection/start-service-worker.ts'
import { PAGE_CHANGE } from './dormant/page-change.ts'
import { startErrorReports } from './error-reports/start-error-reports.ts'
import { findReaderData, type ReaderData } from './reader/reader-data.ts'
import type { Visitor } from './shared/chrome/visitor.ts'
import { followShop } from './storefront/shop-events/follow-shop.ts'
import { readTelemetrySettings, type TelemetrySettings } from './telemetry-settings.ts'

/** Starts what watches a page, and what keeps it for later: after everything that the page itself needs. */
export function startLateParts(): void {
  const settings = readTelemetrySettings()
  if (settings) {
    const reporter = startErrorReports(settings, () => findUser() ?? undefined)
    followPages((pathname) => reporter.leaveBreadcrumb(pathname, 'navigation'))
    if (!isBackoffice()) startMeasuring(settings)
  }
  void startServiceWorker()
}

function startMeasuring(settings: TelemetrySettings): void {
  // A page that was dormant is described already.
  if (document.documentElement.dataset['scripts'] === 'dormant')
    followPages(() => dispatchEvent(new Event(PAGE_CHANGE)))
  else startAnalytics(settings, routedPage)
  watchInteractionLatency()
  const router = getRouter()
  if (router) followShop(router)
}

const isBackoffice = () => /^\/backoffice(\/|$)/.test(location.pathname)

/** The page as the router shows it, with the name that the header greets. */
const routedPage: PageWatch = {
  read: () => ({
    pathname: getRouter()?.state.location.pathname ?? location.pathname,
    userId: findUser()?.id,
  }),
  follow: followPages,
}

/** Calls with the path whenever the router has shown something, also the same page with other data. */
function followPages(onShown: (pathname: string) => void): void {
  getRouter()?.subscribe(({ navigation, location: shown }) => {
    if (navigation.state === 'idle') onShown(shown.pathname)
  })
}

/** Who is signed in, as the frame of the page knows it. */
function findUser() {
  const root = getRouter()?.state.loaderData['root'] as
    | { visitor?: ReaderData<Visitor> }
    | undefined
  return findReaderData(root?.visitor)?.user
}
