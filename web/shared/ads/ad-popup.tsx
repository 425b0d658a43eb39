import { AD_SIZES } from '#modules/content/ads/rules/placements.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/dialog.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { AdLabel, AdLink } from './ad-link.tsx'
import { nameAd, type ShownAd } from './shown-ad.ts'

/** The popup of a page: the picture of an ad above everything, and the way out at the top. */
export function AdPopup({ ad, onClose }: { ad: ShownAd; onClose: () => void }) {
  const modal = useModal(true, onClose)
  return (
    <dialog {...modal} className="modal w-[min(360px,calc(100vw-32px))]!" aria-label={nameAd(ad)}>
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
          loading="eager"
          className="aspect-[4/5] max-h-[calc(100dvh-160px)] w-full bg-panel"
        />
        <p className="px-4 py-3 font-semibold group-hover:underline">{ad.slogan}</p>
      </AdLink>
    </dialog>
  )
}
