import { openStorage } from '#web/browser-storage.ts'

/** What floats at the bottom stands above the banner by this much (`--ad-bottom` in the classes of those parts). */
const HEIGHT_PX = 64
const CLOSED_KEY = 'ad_bottom_closed'

/** Whether this tab's reader has closed the banner with this ad. */
export const isBannerClosed = (id: string): boolean =>
  openStorage('sessionStorage').getItem(CLOSED_KEY) === id

export const rememberBannerClosed = (id: string): void =>
  openStorage('sessionStorage').setItem(CLOSED_KEY, id)

/** Lifts what floats at the bottom. Returns what lowers it. */
export function makeRoomForBanner(): () => void {
  const { style } = document.documentElement
  style.setProperty('--ad-bottom', `${HEIGHT_PX}px`)
  return () => void style.removeProperty('--ad-bottom')
}
