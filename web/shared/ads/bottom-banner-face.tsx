import { AD_SIZES } from '#modules/content/ads/rules/placements.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { AdLabel, AdLink } from './ad-link.tsx'
import { nameAd, type ShownAd } from './shown-ad.ts'

/** What the floating banner shows. A dormant page hides it until its script knows that it was not closed. */
export function BottomBannerFace({
  ad,
  raised,
  onClose,
}: {
  ad: ShownAd
  raised: boolean
  onClose?: () => void
}) {
  return (
    <aside
      hidden={onClose === undefined}
      aria-label={nameAd(ad)}
      className={`fixed inset-x-0 z-20 h-16 border-t border-line bg-face shadow-card md:bottom-0 print:hidden ${raised ? 'bottom-[calc(56px+env(safe-area-inset-bottom))]' : 'bottom-0'}`}
    >
      <div className="wrap flex h-full items-center gap-2">
        <AdLink
          ad={ad}
          className="group flex h-full min-w-0 flex-1 items-center gap-3 text-ink! no-underline!"
        >
          <ResponsiveImage
            source={ad.imgBucketSrc}
            alt={ad.brandName}
            {...AD_SIZES.bottomfloating}
            sizes="120px"
            loading="eager"
            className="h-12 w-24 shrink-0 sm:w-30"
          />
          <span className="grid min-w-0 justify-items-start text-14 sm:flex sm:items-center sm:gap-3">
            <AdLabel className="sm:order-last" />
            <b className="line-clamp-2 max-w-full leading-tight group-hover:underline">
              {ad.slogan}
            </b>
          </span>
        </AdLink>
        <IconButton icon="x" label="Tutup iklan" onClick={onClose} />
      </div>
    </aside>
  )
}
