import { useLayoutEffect, useState } from 'react'
import { BottomBannerFace } from './bottom-banner-face.tsx'
import { isBannerClosed, makeRoomForBanner, rememberBannerClosed } from './bottom-banner-state.ts'
import type { ShownAd } from './shown-ad.ts'

/**
 * The floating banner at the bottom, above what a phone has there. A visitor who closes it does not see it again before the
 * tab is closed.
 */
export function BottomBanner({ ad, raised }: { ad: ShownAd; raised: boolean }) {
  const [isClosed, setIsClosed] = useState(() => isBannerClosed(String(ad.id)))
  useLayoutEffect(() => {
    if (isClosed) return undefined
    return makeRoomForBanner()
  }, [isClosed])
  if (isClosed) return null
  const close = () => {
    rememberBannerClosed(String(ad.id))
    setIsClosed(true)
  }
  return <BottomBannerFace ad={ad} raised={raised} onClose={close} />
}
