import { startAnalytics } from '../analytics/start-analytics.ts'
import { readTelemetrySettings } from '../telemetry-settings.ts'
import { PAGE_CHANGE } from './page-change.ts'

/** The id of the signed-in buyer, as the header names them: `buyer-12`. */
const findUserId = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-owner]')?.dataset['owner']?.split('-')[1]

/** Describes the page in the data layer, and goes on with it when the page has woken. */
export function describePage(): void {
  const settings = readTelemetrySettings()
  if (!settings) return
  startAnalytics(settings, {
    read: () => ({ pathname: location.pathname, userId: findUserId() }),
    follow: (onChange) => addEventListener(PAGE_CHANGE, onChange),
  })
}
