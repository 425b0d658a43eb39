import { AD_SIZES } from '#modules/content/ads/rules/placements.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { AdLabel, AdLink } from './ad-link.tsx'
import type { ShownAd } from './shown-ad.ts'

/** The dialog that it is in. */
export const AD_POPUP_CLASS = 'modal w-[min(360px,calc(100vw-32px))]!'

/** What a popup shows. On a dormant page its script listens, and the picture is loaded when it is shown. */
export const AdPopupFace = ({ ad, onClose }: { ad: ShownAd; onClose?: () => void }) => (
  <>
    <header className="flex items-center justify-between gap-2 py-1 pr-1 pl-4">
      <AdLabel />
      <IconButton icon="x" label="Tutup iklan" onClick={onClose} />
    </header>
    <AdLink ad={ad} className="group block text-ink! no-underline!">
      <ResponsiveImage
        source={ad.imgBucketSrc}
        alt={ad.brandName}
        {...AD_SIZES.popup}
        sizes="360px"
        loading={onClose ? 'eager' : 'lazy'}
        className="aspect-[4/5] max-h-[calc(100dvh-160px)] w-full bg-panel"
      />
      <p className="px-4 py-3 font-semibold group-hover:underline">{ad.slogan}</p>
    </AdLink>
  </>
)
