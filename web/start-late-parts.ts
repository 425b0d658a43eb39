import { watchInteractionLatency } from './analytics/interaction-latency.ts'
import { startAnalytics, type PageWatch } from './analytics/start-analytics.ts'
import { getRouter } from './connection/router.ts'
import { startServiceWorker } from './connection/start-service-worker.ts'
import { PAGE_CHANGE } from './dormant/page-change.ts'
import { findReaderData, type ReaderData } from './reader/reader-data.ts'
import type { Visitor } from './shared/chrome/visitor.ts'
import { readTelemetrySettings } from './telemetry-settings.ts'

/** Starts what watches a page, and what keeps it for later: after everything that the page itself needs. */
export function startLateParts(): void {
  const settings = readTelemetrySettings()
  // A page that was dormant is described already.
  if (document.documentElement.dataset['scripts'] === 'dormant')
    routedPage.follow?.(() => dispatchEvent(new Event(PAGE_CHANGE)))
  else if (settings && !isBackoffice()) startAnalytics(settings, routedPage)
  if (settings && !isBackoffice()) watchInteractionLatency()
  void startServiceWorker()
}

const isBackoffice = () => /^\/backoffice(\/|$)/.test(location.pathname)

/** The page as the router shows it, with whoever the header greets. */
const routedPage: PageWatch = {
  read: () => ({
    pathname: getRouter()?.state.location.pathname ?? location.pathname,
    userId: findUser()?.id,
  }),
  follow: (onChange) =>
    void getRouter()?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') onChange()
    }),
}

/** Who is signed in, as the frame of the page knows it. */
function findUser() {
  const root = getRouter()?.state.loaderData['root'] as
    | { visitor?: ReaderData<Visitor> }
    | undefined
  return findReaderData(root?.visitor)?.user
}
