import { useEffect } from 'react'
import { isbot } from 'isbot'
import { useLocation } from 'react-router'
import { BottomBanner } from './bottom-banner.tsx'
import { PopupPrompt } from './popup-prompt.tsx'
import { usePageAds } from './page-ads.ts'
import { findAd } from './shown-ad.ts'
import { watchAds } from './watch-ads.ts'

/** What of ads is loaded after the page: the popup, the floating banner, and the counting. Crawlers get none of it. */
export function LateAds({ raised }: { raised: boolean }) {
  const { pathname } = useLocation()
  const ads = usePageAds()
  const hasAds = ads.length > 0 && !isbot(navigator.userAgent)
  useEffect(() => {
    if (!hasAds) return undefined
    const stop = new AbortController()
    watchAds(stop.signal)
    return () => stop.abort()
  }, [hasAds, pathname])
  if (!hasAds) return null
  const [popup, bottom] = [findAd(ads, 'popup'), findAd(ads, 'bottomfloating')]
  return (
    <>
      {popup && <PopupPrompt ad={popup} pathname={pathname} />}
      {bottom && <BottomBanner key={bottom.id} ad={bottom} raised={raised} />}
    </>
  )
}
