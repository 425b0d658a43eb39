import { reportAdClick, reportAdView, sendWaiting } from './report-ads.ts'

const AD = 'a[data-ad]'
/** An ad is seen when so much of it is in the window. */
const SEEN_SHARE = 0.5

/** Reports the ads of the page that are seen and pressed, also those that are added later, until `stop`. */
export function watchAds(stop: AbortSignal): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        const { ad, adView, adRepeat } = (target as HTMLElement).dataset
        reportAdView(
          { id: Number(ad), eventName: adView ?? '' },
          { isRepeated: adRepeat !== undefined },
        )
      }
    },
    { threshold: SEEN_SHARE },
  )
  // One that was seen is not observed again with each change of the page: that would be another view.
  const known = new WeakSet<Element>()
  const observeAll = () => {
    for (const ad of document.querySelectorAll(AD)) {
      if (known.has(ad)) continue
      known.add(ad)
      seen.observe(ad)
    }
  }
  const changes = new MutationObserver(observeAll)
  changes.observe(document.body, { childList: true, subtree: true })
  observeAll()
  const options = { capture: true, signal: stop }
  const handlePress = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(AD) : null
    if (!pressed) return
    const { ad, adClick } = pressed.dataset
    reportAdClick({ id: Number(ad), eventName: adClick ?? '' })
  }
  document.addEventListener('click', handlePress, options)
  // The middle button opens an ad in another tab.
  document.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === 1) handlePress(event)
    },
    options,
  )
  window.addEventListener('pagehide', sendWaiting, options)
  stop.addEventListener('abort', () => {
    seen.disconnect()
    changes.disconnect()
    sendWaiting()
  })
}
