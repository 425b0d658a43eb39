import type { PopupForm } from '#modules/content/surveys/popup-rules.ts'

/** Names the survey whose answers are posted to the contact page. */
export const SURVEY_PARAM = 'survei'

/** Where the answers of a survey are posted. */
export const buildSurveyAction = (form: PopupForm): string =>
  `/hubungi-kami?${SURVEY_PARAM}=${form}`
