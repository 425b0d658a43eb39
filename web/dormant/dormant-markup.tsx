import { SupportButtonFace } from '../shared/floating/support-button-face.tsx'
import { GENERAL_INVITATION, LEAVING } from '../shared/surveys/general-invitation.ts'
import { FirstQuestion, LeaveQuestion, SurveyHead } from '../shared/surveys/survey-steps.tsx'
import { IconButton } from '../ui/button.tsx'
import type { DormantPage } from './dormant-page.ts'

/**
 * What the parts of a dormant page show, rendered with it; React shows its own once the page is awake. Hydration skips
 * an element of the body that it does not know.
 */
export const DormantMarkup = ({ support, asksForHelp, copyAddress }: DormantPage) => (
  <div data-dormant="" data-copy-address={copyAddress}>
    {support && (
      <aside aria-label="Bantuan">
        <SupportButtonFace {...support} />
      </aside>
    )}
    {asksForHelp && (
      <dialog className="modal" aria-labelledby="survei" closedby="none">
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
  </div>
)
