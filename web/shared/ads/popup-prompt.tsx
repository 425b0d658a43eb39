import { lazy, Suspense, useEffect, useState } from 'react'
import { openStorage } from '#web/browser-storage.ts'
import { isReaderBusy } from '../floating/is-reader-busy.ts'
import { isPopupDue, rememberPopup } from './popup-interval.ts'
import type { ShownAd } from './shown-ad.ts'

const loadPopup = () => import('./ad-popup.tsx')
const AdPopup = lazy(() => loadPopup().then((part) => ({ default: part.AdPopup })))

/**
 * Shows the popup of a page when its reader first scrolls, unless one was shown within the interval (specification §4).
 * Somebody who is busy with something else gets it with a later scroll.
 */
export function PopupPrompt({ ad, pathname }: { ad: ShownAd; pathname: string }) {
  const [shownOn, setShownOn] = useState<string>()
  const { id } = ad
  useEffect(() => {
    const stop = new AbortController()
    const showOnScroll = () => {
      const storage = openStorage('localStorage')
      if (!isPopupDue(storage, Date.now())) return stop.abort()
      if (isReaderBusy()) return undefined
      stop.abort()
      rememberPopup(storage, Date.now())
      // Without a connection there is nothing to show.
      loadPopup().then(
        () => setShownOn(pathname),
        () => undefined,
      )
    }
    window.addEventListener('scroll', showOnScroll, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [id, pathname])
  if (shownOn !== pathname) return null
  return (
    <Suspense>
      <AdPopup ad={ad} onClose={() => setShownOn(undefined)} />
    </Suspense>
  )
}
