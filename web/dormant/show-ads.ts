import { openStorage } from '../browser-storage.ts'
import {
  isBannerClosed,
  makeRoomForBanner,
  rememberBannerClosed,
} from '../shared/ads/bottom-banner-state.ts'
import { isPopupDue, rememberPopup } from '../shared/ads/popup-interval.ts'
import { watchAds } from '../shared/ads/watch-ads.ts'
import { isReaderBusy } from '../shared/floating/is-reader-busy.ts'
import { findPart } from './dormant-page.ts'

/** What the list that the page after waking goes by (isbot) has of crawlers that run scripts: the whole weighs too much. */
const CRAWLER =
  /bot|crawl|spider|slurp|lighthouse|headless|preview|(?<!lib)http|(?<! channel\/|google\/)google(?!wv|app|\/google| pixel)/i

/** Counts the ads of a dormant page, and shows those that appear by themselves, as `LateAds` does. */
export function showAds(): void {
  if (!document.querySelector('[data-ad]') || CRAWLER.test(navigator.userAgent)) return
  const stop = new AbortController()
  watchAds(stop.signal)
  addEventListener('awake', () => stop.abort(), { once: true })
  showBanner()
  showPopupOnScroll(stop.signal)
}

function showBanner(): void {
  const banner = findPart('banner')
  const id = banner?.querySelector<HTMLElement>('[data-ad]')?.dataset['ad']
  if (!banner || !id || isBannerClosed(id)) return
  const lower = makeRoomForBanner()
  banner.querySelector('aside')!.hidden = false
  banner.querySelector('button')!.onclick = () => {
    rememberBannerClosed(id)
    lower()
    banner.remove()
  }
}

/** Once in its interval, and not while its reader is busy (popup-prompt.tsx). */
function showPopupOnScroll(signal: AbortSignal): void {
  const popup = findPart<HTMLDialogElement>('popup')
  const storage = openStorage('localStorage')
  if (!popup || !isPopupDue(storage, Date.now())) return
  popup.querySelector('button')!.onclick = () => popup.close()
  popup.onmousedown = ({ target }) => {
    if (target === popup) popup.close()
  }
  const show = () => {
    if (isReaderBusy()) return
    removeEventListener('scroll', show)
    if (!isPopupDue(storage, Date.now())) return
    rememberPopup(storage, Date.now())
    popup.showModal()
  }
  addEventListener('scroll', show, { passive: true, signal })
}
