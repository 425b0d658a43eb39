import { pushToDataLayer } from '#web/data-layer.ts'
import type { TelemetrySettings } from '#web/telemetry-settings.ts'
import { findContentGroup } from './content-group.ts'
import { measureWithConsent } from './measure-with-consent.ts'

/** The page that is shown: its path, without the query that might hold a token, and the id of the signed-in buyer. */
type ShownPage = { pathname: string; userId?: string | undefined }

/** Tells which page is shown, and when it is another. A page without a router never changes. */
export type PageWatch = { read(): ShownPage; follow?(onChange: () => void): void }

/**
 * Describes every page that is shown in the data layer, which stays in the browser. The tag manager, which sends it
 * elsewhere, is loaded in production, on the shop's own address, and once the visitor has agreed; nothing is requested
 * from anybody else before. It uses no framework and is loaded after the page.
 */
export function startAnalytics(settings: TelemetrySettings, source: PageWatch): void {
  const { appVersion, origin } = settings
  const tagManagerId = location.origin === origin ? settings.tagManagerId : undefined
  const measuring = tagManagerId ? measureWithConsent(tagManagerId, describePage) : undefined
  let shownPath: string | undefined
  let shownUser: string | undefined

  function describePage() {
    const { pathname, userId } = source.read()
    // Without a tag manager nobody reads the data layer but this page.
    const isAgreed = !measuring || measuring.readConsent() === 'granted'
    if (isAgreed && userId !== shownUser) {
      pushToDataLayer({ event: 'user', user_id: userId ?? null })
      shownUser = userId
    }
    if (pathname !== shownPath)
      pushToDataLayer({
        event: 'page_view',
        content_group: findContentGroup(pathname),
        page_path: pathname,
        page_location: origin + pathname,
      })
    shownPath = pathname
    measuring?.update(pathname)
  }

  pushToDataLayer({ event: 'app', app_version: appVersion })
  describePage()
  source.follow?.(describePage)
}
