import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pushToDataLayer } from '#web/data-layer.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/dialogs/dialog.tsx'
import { isFormDirty } from '#web/ui/forms/guarded-form.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { changeSupportUrl } from '../floating/support-url.ts'
import { LEAVING } from './general-invitation.ts'
import { FirstQuestion, LeaveQuestion, SurveyHead } from './survey-steps.tsx'
import { writeOrderAnsweredCookie, type PageSurvey } from './survey-timing.ts'
import { SurveyQuestions, type SurveyFindings } from './survey-questions.tsx'
import { SurveyThanks } from './survey-thanks.tsx'
import { SURVEY_TEXTS } from './survey-texts.ts'

type Props = {
  survey: PageSurvey
  /** Whether the first question was answered on a dormant page. */
  hasBegun: boolean
  supportUrl: string
  onClose: () => void
}

/**
 * A survey in a dialog. Closing it before it was sent asks once more (specification §4); one about a purchase that nobody
 * has begun to answer has nothing to lose.
 */
export function SurveyDialog({ survey, supportUrl, onClose, ...start }: Props) {
  const { form } = survey
  const fetcher = useFetcher<unknown>()
  const [hasBegun, setHasBegun] = useState(form !== 'general_survey' || start.hasBegun)
  const [isLeaving, setIsLeaving] = useState(false)
  const titleId = useId()
  const isStored = fetcher.data !== undefined && !isFormErrors(fetcher.data)
  const findings = useRef<SurveyFindings>({})
  useEffect(() => {
    if (!isStored) return
    if (survey.orderNumber) document.cookie = writeOrderAnsweredCookie(survey.orderNumber)
    pushToDataLayer({ event: 'survey_submit', survey: form, ...findings.current })
  }, [isStored, form, survey.orderNumber])
  const content = useRef<HTMLDivElement>(null)
  const isUntouched = () => {
    const questions = content.current?.querySelector('form')
    return form === 'purchase_feedback' && questions && !isFormDirty(questions)
  }
  const askToLeave = () => (isStored || isUntouched() ? onClose() : setIsLeaving(true))
  const answerFirst = (needsHelp: boolean) => {
    pushToDataLayer({ event: 'survey_answer', survey: form, needsHelp })
    if (needsHelp) setHasBegun(true)
    else onClose()
  }
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (isLeaving) setIsLeaving(false)
    else askToLeave()
  })
  // The focus may be on nothing: what had it is hidden while one is asked.
  useEffect(() => {
    document.addEventListener('keydown', handleEscape)
    return () => document.removeEventListener('keydown', handleEscape)
  }, [])
  const texts = SURVEY_TEXTS[form]
  const title = isStored ? texts.thanks : isLeaving ? LEAVING.title : texts.title
  return (
    <dialog {...useModal(true, onClose, true)} className="modal" aria-labelledby={titleId}>
      <SurveyHead title={title} id={titleId}>
        {!isLeaving && <IconButton icon="x" label="Tutup" onClick={askToLeave} />}
      </SurveyHead>
      <div ref={content} className="grid gap-4 p-5">
        {isStored ? (
          <SurveyThanks
            text={texts.thanksText}
            link={changeSupportUrl(supportUrl, { medium: 'survey', text: texts.message })}
            shouldRedirect={form === 'general_survey'}
          />
        ) : (
          <>
            {isLeaving && <LeaveQuestion onLeave={onClose} onStay={() => setIsLeaving(false)} />}
            {/* Hidden instead of unmounted, so that answers survive the question. */}
            <div hidden={isLeaving}>
              {hasBegun ? (
                <SurveyQuestions
                  survey={survey}
                  fetcher={fetcher}
                  intro={
                    form === 'general_survey' ? 'Isian opsional boleh dikosongkan.' : texts.intro
                  }
                  onSend={(sent) => void (findings.current = sent)}
                />
              ) : (
                <FirstQuestion text={texts.intro} onAnswer={answerFirst} />
              )}
            </div>
          </>
        )}
      </div>
    </dialog>
  )
}
