import type { PageSurvey } from './survey-timing.ts'

const TRIPLEK_PAGE = /^\/kategori\/[^/]+\/triplek\/?$/
/** Pages on which one looks around; never where one fills in, pays or reads what was written (decision 81). */
const BROWSING_PAGES = /^\/((kategori|brand|blog)(\/.*)?|produk\/?)?$/
const ORDER_PAGE = '/profile/daftar-transaksi/detail'

/** What the order's page knows of its order. */
export type ShownOrder = { number: string; status: string }

/** The survey that may appear on a page; undefined on most. */
export function findSurveyOfPage(pathname: string, order?: ShownOrder): PageSurvey | undefined {
  if (TRIPLEK_PAGE.test(pathname)) return { form: 'triplek_survey' }
  if (BROWSING_PAGES.test(pathname)) return { form: 'general_survey' }
  const isDelivered = order?.status === 'delivered' || order?.status === 'completed'
  return pathname === ORDER_PAGE && isDelivered
    ? { form: 'purchase_feedback', orderNumber: order.number }
    : undefined
}
