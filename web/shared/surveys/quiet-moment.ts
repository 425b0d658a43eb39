import { isReaderBusy } from '../floating/is-reader-busy.ts'
import { delayOf, wasShown, type PageSurvey } from './survey-timing.ts'

/** While the reader is busy with something else a survey waits; then it looks again (ms). */
const BUSY_RETRY_MS = 5_000

/**
 * Calls `show` after the delay of a survey, once its reader does nothing else. Never where it was shown within its time,
 * nor without cookies, because it would appear on every page.
 */
export function waitForQuietMoment(survey: PageSurvey, stop: AbortSignal, show: () => void): void {
  if (!navigator.cookieEnabled) return
  let timer = setTimeout(look, delayOf(survey))
  stop.addEventListener('abort', () => clearTimeout(timer))
  function look() {
    if (wasShown(survey, document.cookie)) return
    if (isReaderBusy()) timer = setTimeout(look, BUSY_RETRY_MS)
    else show()
  }
}
