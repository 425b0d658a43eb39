import { pushToDataLayer } from '../data-layer.ts'
import { waitForQuietMoment } from '../shared/surveys/quiet-moment.ts'
import { writeShownCookie } from '../shared/surveys/survey-timing.ts'
import { findPart, wakePage } from './dormant-page.ts'

/**
 * Asks whether the general survey may ask, as its dialog does (survey-dialog.tsx), with nothing loaded: who answers no is
 * asked nothing else, and who answers yes wakes the page, whose dialog goes on from there.
 */
export function askFirstQuestion(): void {
  const dialog = findPart<HTMLDialogElement>('survey')
  if (!dialog) return
  const survey = { form: 'general_survey' } as const
  const stop = new AbortController()
  addEventListener('wake', () => stop.abort(), { once: true })
  waitForQuietMoment(survey, stop.signal, () => {
    document.cookie = writeShownCookie(survey)
    dialog.showModal()
  })

  const [question, leaving] = dialog.querySelectorAll<HTMLElement>(':scope > div')
  const [close, no, yes, leave, stay] = dialog.querySelectorAll('button')
  const askToLeave = (isLeaving: boolean) => {
    question!.hidden = isLeaving
    leaving!.hidden = !isLeaving
  }
  const answer = (needsHelp: boolean) => {
    pushToDataLayer({ event: 'survey_answer', survey: survey.form, needsHelp })
    dialog.remove()
    if (needsHelp) wakePage('survey')
  }
  no!.onclick = () => answer(false)
  yes!.onclick = () => answer(true)
  leave!.onclick = () => dialog.remove()
  close!.onclick = () => askToLeave(true)
  stay!.onclick = () => askToLeave(false)
  dialog.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    askToLeave(question!.hidden === false)
  }
}
