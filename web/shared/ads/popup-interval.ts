import { hours } from '#platform/clock.ts'
import type { TextStorage } from '#web/browser-storage.ts'

/** A popup is not shown again so soon, on whatever page (specification §4). */
const POPUP_INTERVAL_MS = hours(2)
const STORAGE_KEY = 'ad_popup'

/** Whether a popup may be shown: none was within the interval. */
export function isPopupDue(storage: TextStorage, now: number): boolean {
  const shownAt = Number(storage.getItem(STORAGE_KEY) ?? Number.NaN)
  // A clock that was set back must not keep it away for ever.
  return !(shownAt <= now && now - shownAt < POPUP_INTERVAL_MS)
}

export const rememberPopup = (storage: TextStorage, now: number): void =>
  storage.setItem(STORAGE_KEY, String(now))
