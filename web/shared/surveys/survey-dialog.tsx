import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pushToDataLayer } from '#web/data-layer.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/dialog.tsx'
import { isFormErrors } from '#web/form-errors.ts'
import { buildSupportUrl } from '../floating/support-url.ts'
import { orderAnsweredCookie, type PageSurvey } from './survey-of-page.ts'
import { SurveyQuestions, type SurveyFindings } from './survey-questions.tsx'
import { SurveyThanks } from './survey-thanks.tsx'
import { SURVEY_TEXTS } from './survey-texts.ts'

type Props = {
  survey: PageSurvey
  /** The page that it was shown on. */
  pathname: string
  supportUrl: string
  onClose: () => void
}

/** A survey in a dialog. Closing it before it was sent asks once more (specification §4). */
export function SurveyDialog({ survey, pathname, supportUrl, onClose }: Props) {
  const { form } = survey
  const fetcher = useFetcher<unknown>()
  const [hasBegun, setHasBegun] = useState(form !== 'general_survey')
  const [isLeaving, setIsLeaving] = useState(false)
  const titleId = useId()
  const isStored = fetcher.data !== undefined && !isFormErrors(fetcher.data)
  const findings = useRef<SurveyFindings>({})
  useEffect(() => {
    if (!isStored) return
    if (survey.orderNumber) document.cookie = orderAnsweredCookie(survey.orderNumber)
    pushToDataLayer({ event: 'survey_submit', survey: form, ...findings.current })
  }, [isStored, form, survey.orderNumber])
  const askToLeave = () => (isStored ? onClose() : setIsLeaving(true))
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
  const title = isStored ? texts.thanks : isLeaving ? 'Yakin mau keluar?' : texts.title
  return (
    <dialog {...useModal(true, onClose, true)} className="modal" aria-labelledby={titleId}>
      <header className="sticky top-0 z-1 flex min-h-13 items-center justify-between gap-2 border-b border-line bg-face py-1 pr-1 pl-5">
        <h2 id={titleId} className="text-16">
          {title}
        </h2>
        {!isLeaving && <IconButton icon="x" label="Tutup" onClick={askToLeave} />}
      </header>
      <div className="grid gap-4 p-5">
        {isStored ? (
          <SurveyThanks
            text={texts.thanksText}
            link={buildSupportUrl(supportUrl, { medium: 'survey', pathname, text: texts.message })}
            shouldRedirect={form === 'general_survey'}
          />
        ) : (
          <>
            {isLeaving && (
              <>
                <p className="text-ink-2">Jawaban Anda belum terkirim.</p>
                <div className="grid gap-2 sm:grid-cols-2">
                  <Button variant="outlined" color="secondary" onClick={onClose}>
                    Tetap keluar
                  </Button>
                  <Button onClick={() => setIsLeaving(false)}>Lanjutkan isi form</Button>
                </div>
              </>
            )}
            {/* What was answered stays while one is asked. */}
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

/** Whether help is needed: who needs none is asked nothing else. */
const FirstQuestion = ({
  text,
  onAnswer,
}: {
  text: string
  onAnswer: (needsHelp: boolean) => void
}) => (
  <div className="grid gap-5">
    <p className="text-ink-2">{text}</p>
    <div className="grid grid-cols-2 gap-2">
      <Button variant="outlined" color="secondary" size="large" onClick={() => onAnswer(false)}>
        Tidak
      </Button>
      <Button size="large" onClick={() => onAnswer(true)}>
        Ya
      </Button>
    </div>
  </div>
)
