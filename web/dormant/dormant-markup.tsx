import { AD_POPUP_CLASS, AdPopupFace } from '../shared/ads/ad-popup-face.tsx'
import { BottomBannerFace } from '../shared/ads/bottom-banner-face.tsx'
import { findAd, nameAd } from '../shared/ads/shown-ad.ts'
import { SupportButtonFace } from '../shared/floating/support-button-face.tsx'
import { GENERAL_INVITATION, LEAVING } from '../shared/surveys/general-invitation.ts'
import { FirstQuestion, LeaveQuestion, SurveyHead } from '../shared/surveys/survey-steps.tsx'
import { IconButton } from '../ui/button.tsx'
import type { DormantPage } from './dormant-page.ts'

/**
 * What the parts of a dormant page show, rendered with it; React shows its own once the page is awake. Hydration skips
 * an element of the body that it does not know.
 */
export function DormantMarkup({ support, ads, isRaised, asksForHelp, copyAddress }: DormantPage) {
  const [popup, banner] = [findAd(ads, 'popup'), findAd(ads, 'bottomfloating')]
  return (
    <div data-dormant="" data-copy-address={copyAddress}>
      {support && (
        <aside aria-label="Bantuan" data-part="support">
          <SupportButtonFace {...support} />
        </aside>
      )}
      {asksForHelp && (
        <dialog className="modal" aria-labelledby="survei" closedby="none" data-part="survey">
          <div>
            <SurveyHead title={GENERAL_INVITATION.title} id="survei">
              <IconButton icon="x" label="Tutup" />
            </SurveyHead>
            <div className="p-5">
              <FirstQuestion text={GENERAL_INVITATION.intro} />
            </div>
          </div>
          <div hidden>
            <SurveyHead title={LEAVING.title} id="survei-keluar" />
            <div className="grid gap-4 p-5">
              <LeaveQuestion />
            </div>
          </div>
        </dialog>
      )}
      <p
        hidden
        data-part="failure"
        className="on-dark wrap bg-concrete-900 py-2 text-14 text-white"
      >
        Bagian ini belum bisa dimuat. Muat ulang halaman ini begitu tersambung.
      </p>
      {popup && (
        <dialog className={AD_POPUP_CLASS} aria-label={nameAd(popup)} data-part="popup">
          <AdPopupFace ad={popup} />
        </dialog>
      )}
      {banner && (
        <div data-part="banner">
          <BottomBannerFace ad={banner} raised={isRaised} />
        </div>
      )}
    </div>
  )
}
