import type { BrowserContext } from 'playwright-core'

/** The cookies that surveys leave behind when they were shown. */
const SURVEY_COOKIES = ['_jm_i_srvy', '_jm_triplek_survey', '_jm_feedback_survey']

/**
 * Makes a visitor who has just been asked: no survey appears while other things are tested, however slow the machine is.
 */
export const rememberSurveys = (context: BrowserContext, origin: string): Promise<void> =>
  context.addCookies(SURVEY_COOKIES.map((name) => ({ name, value: '1', url: origin })))
