import { useModal } from '#web/ui/dialogs/dialog.tsx'
import { AD_POPUP_CLASS, AdPopupFace } from './ad-popup-face.tsx'
import { nameAd, type ShownAd } from './shown-ad.ts'

/** The popup of a page: the picture of an ad above everything, and the way out at the top. */
export function AdPopup({ ad, onClose }: { ad: ShownAd; onClose: () => void }) {
  const modal = useModal(true, onClose)
  return (
    <dialog {...modal} className={AD_POPUP_CLASS} aria-label={nameAd(ad)}>
      <AdPopupFace ad={ad} onClose={onClose} />
    </dialog>
  )
}
