import type { PageSurvey } from './survey-timing.ts'

const TRIPLEK_PAGE = /^\/kategori\/[^/]+\/triplek\/?$/
/** Pages on which one looks around; never where one fills in, pays or reads what was written (decision 81). */
const BROWSING_PAGES = /^\/((kategori|brand|blog)(\/.*)?|produk\/?)?$/
const ORDER_PAGE = '/profile/daftar-transaksi/detail'

/** What is filled in on the order's page: a return, and the goods that are ordered again. */
const FORMS_OF_ORDER = ['retur', 'ulang']

/** The order that the page shows. */
export type ShownOrder = { number: string; status: string }
type OrderPage = { order?: ShownOrder | undefined; search?: string }

/** The survey that may appear on a page; undefined on most. */
export function findSurveyOfPage(
  pathname: string,
  { order, search }: OrderPage = {},
): PageSurvey | undefined {
  if (TRIPLEK_PAGE.test(pathname)) return { form: 'triplek_survey' }
  if (BROWSING_PAGES.test(pathname)) return { form: 'general_survey' }
  const isDelivered = order?.status === 'delivered' || order?.status === 'completed'
  const query = new URLSearchParams(search)
  const isForm = FORMS_OF_ORDER.some((name) => query.has(name))
  return pathname === ORDER_PAGE && isDelivered && !isForm
    ? { form: 'purchase_feedback', orderNumber: order.number }
    : undefined
}
