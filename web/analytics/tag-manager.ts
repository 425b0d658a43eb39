import { pushToDataLayer } from '#web/data-layer.ts'

/** Where the tag manager's script comes from; the Content Security Policy names it too. */
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com'

/** What was agreed to: counting visits. Advertising was not asked for, so its tags stay silent (Google's consent mode). */
const CONSENT_MODE = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const

/** Loads the tag manager, which reads the data layer from its beginning. To be called once, after consent. */
export function loadTagManager(containerId: string): void {
  // Consent mode reads the arguments of a call, not an event.
  function pushCommand(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    pushToDataLayer(arguments as unknown as { event: string })
  }
  pushCommand('consent', 'default', CONSENT_MODE)
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${encodeURIComponent(containerId)}`
  document.head.append(script)
}
