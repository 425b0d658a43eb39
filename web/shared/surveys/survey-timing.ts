import type { PopupForm } from '#modules/content/surveys/popup-rules.ts'

/** A survey as a page asks it. */
export type PageSurvey = { form: PopupForm; orderNumber?: string }

type Timing = { delayMs: number; cookie: string }

/** When each survey appears, and the cookie that says that it has (specification §9). */
const TIMINGS: Readonly<Record<PopupForm, Timing>> = {
  general_survey: { delayMs: 15_000, cookie: '_jm_i_srvy' },
  triplek_survey: { delayMs: 25_000, cookie: '_jm_triplek_survey' },
  purchase_feedback: { delayMs: 15_000, cookie: '_jm_feedback_survey' },
}

const HOUR_SECONDS = 3600
/** After a survey was shown it is not shown again so long (specification §9). */
const COOKIE_MAX_AGE_SECONDS = 4 * HOUR_SECONDS
/** An order is asked about once. */
const ANSWERED_MAX_AGE_SECONDS = 365 * 24 * HOUR_SECONDS

export const delayOf = ({ form }: PageSurvey): number => TIMINGS[form].delayMs

/** Whether the survey was shown within its time, or this order was answered about. */
export function wasShown({ form, orderNumber }: PageSurvey, cookies: string): boolean {
  const names = cookies.split(';').map((each) => each.split('=')[0]!.trim())
  return names.includes(TIMINGS[form].cookie) || names.includes(writeAnsweredCookie(orderNumber))
}

/** The cookie that is set when a survey appears. */
export const writeShownCookie = ({ form }: PageSurvey): string =>
  `${TIMINGS[form].cookie}=1; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`

/** The cookie that is set when an order was answered about. */
export const writeOrderAnsweredCookie = (orderNumber: string): string =>
  `${writeAnsweredCookie(orderNumber)}=1; Path=/; Max-Age=${ANSWERED_MAX_AGE_SECONDS}; SameSite=Lax`

const writeAnsweredCookie = (orderNumber = ''): string =>
  `_jm_feedback_${orderNumber.replace(/\W/g, '-')}`
