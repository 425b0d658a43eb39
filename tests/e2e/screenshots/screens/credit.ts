import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  press,
  staffList,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const OWN = '/profile/limit-kredit'
const LIST = '/backoffice/kredit'
const INVOICES = '/profile/daftar-invoice'
const BUNDLE = '/profile/daftar-invoice/gabungan'
const OTHER_ID = '00000000-0000-4000-8000-000000000001'
const termsPath = (order: string) => `/payment-confirmation/tempo?order=${order}`

export const creditScreens: Screen[] = [
  {
    route: '/payment-confirmation/tempo',
    name: 'tempo',
    full: openAt('business', ({ termsOrder }) => termsPath(termsOrder)),
    empty: openAt('visitor', ({ termsOrder }) => termsPath(termsOrder)),
    long: notApplicable('its texts are as long in full'),
    failing: openAt('business', termsPath(MISSING_ID)),
    slow: whileNavigating('business', OWN, ({ termsOrder }) => termsPath(termsOrder)),
  },
  {
    route: BUNDLE,
    name: 'tagihan-gabungan',
    full: openAt('business', ({ accountBundle: id }) => `${BUNDLE}?id=${id}`),
    empty: notApplicable('it always has invoices'),
    long: notApplicable('its texts are as long in full'),
    failing: openAt('business', `${BUNDLE}?id=${MISSING_ID}`),
    slow: whileNavigating('business', INVOICES, ({ accountBundle: id }) => `${BUNDLE}?id=${id}`),
  },
  {
    route: BUNDLE,
    name: 'tagihan-gabungan-transfer',
    full: openAt('business', ({ transferBundle: id }) => `${BUNDLE}?id=${id}`),
    empty: notApplicable('it always has invoices'),
    long: openAt(
      'business',
      ({ transferBundle: id }) => `${BUNDLE}?id=${id}`,
      (page) => fill(page, { 'Catatan opsional': LONG_NOTE }),
    ),
    failing: openAt('business', `${BUNDLE}?id=${MISSING_ID}`),
    slow: whileNavigating('business', INVOICES, ({ transferBundle: id }) => `${BUNDLE}?id=${id}`),
  },
  {
    route: `${BUNDLE}/baru`,
    name: 'tagihan-gabungan-baru',
    full: openAt('business', ({ bundleChoice }) => `${BUNDLE}/baru?${bundleChoice}`),
    empty: openAt('business', `${BUNDLE}/baru`),
    long: notApplicable('its texts are as long in full'),
    failing: openAt('business', `${BUNDLE}/baru?id=${MISSING_ID}&id=${OTHER_ID}`),
    slow: whileNavigating(
      'business',
      INVOICES,
      ({ bundleChoice }) => `${BUNDLE}/baru?${bundleChoice}`,
    ),
  },
  {
    route: OWN,
    name: 'limit-kredit',
    full: openAt('business', OWN),
    empty: openAt('fresh', OWN),
    long: openAt('business', OWN, (page) => fill(page, { 'Untuk apa opsional': LONG_NOTE })),
    failing: openAt('business', OWN, async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Limit yang diajukan': '500' })
      await press(page, 'Ajukan limit')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('business', '/profile', OWN),
  },
  staffList(LIST, 'backoffice-kredit'),
  {
    route: `${LIST}/:id`,
    name: 'backoffice-kredit-satu',
    full: openAt('staff', ({ creditCompany: id }) => `${LIST}/${id}`),
    empty: notApplicable('a company without credit is not listed'),
    long: openAt(
      'staff',
      ({ creditCompany: id }) => `${LIST}/${id}`,
      (page) => fill(page, { Alasan: LONG_NOTE }),
    ),
    failing: openAt('staff', `${LIST}/${MISSING_ID}`),
    slow: whileNavigating('staff', LIST, ({ creditCompany: id }) => `${LIST}/${id}`),
  },
]
