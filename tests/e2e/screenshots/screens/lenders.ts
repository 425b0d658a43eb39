import { LONG_NAME } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  staffList,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const WAYS = '/bnpl-registration'
const BEGUN = '/koinworks-registration'
const CREDILINQ = '/credilinq-registration'
const SENT = '/modal-rakyat-registration/success'
const LIST = '/backoffice/pembiayaan'
const EXPOSURE = '/backoffice/pembiayaan/paparan'
const LOANS = '/backoffice/pembiayaan/pencairan'
const SIMULATOR = '/backoffice/simulator-pembiayaan'
const spreadsheet = notApplicable('it is a spreadsheet')
const sameAsOther = notApplicable('the same page as of the other lender')

export const lenderScreens: Screen[] = [
  {
    route: WAYS,
    name: 'pembiayaan',
    full: openAt('business', WAYS),
    empty: openAt('visitor', WAYS),
    long: notApplicable('its texts are as long in full'),
    failing: openAt('fresh', WAYS),
    slow: whileNavigating('business', '/profile/limit-kredit', WAYS),
  },
  {
    route: BEGUN,
    name: 'pembiayaan-kebutuhan',
    full: openAt('business', `${BEGUN}?langkah=kebutuhan`),
    empty: openAt('visitor', BEGUN),
    long: openAt('business', `${BEGUN}?langkah=perusahaan`, (page) =>
      fill(page, { 'Nama perusahaan': LONG_NAME }),
    ),
    failing: openAt('fresh', BEGUN),
    slow: whileNavigating('business', WAYS, BEGUN),
  },
  {
    route: BEGUN,
    name: 'pembiayaan-dokumen',
    full: openAt('business', `${BEGUN}?langkah=dokumen`),
    empty: notApplicable('its files are empty in full'),
    long: openAt('business', `${BEGUN}?langkah=penanggung-jawab`, (page) =>
      fill(page, { 'Nama penanggung jawab': LONG_NAME }),
    ),
    failing: notApplicable('as in its first step'),
    slow: whileNavigating('business', WAYS, `${BEGUN}?langkah=alamat`),
  },
  {
    route: CREDILINQ,
    name: 'credilinq-kebutuhan',
    full: openAt('business', `${CREDILINQ}?langkah=kebutuhan`),
    empty: notApplicable('as at the other lender'),
    long: notApplicable('as at the other lender'),
    failing: openAt('fresh', CREDILINQ),
    slow: whileNavigating('business', WAYS, CREDILINQ),
  },
  {
    route: SENT,
    name: 'pembiayaan-terkirim',
    full: openAt('business', SENT),
    empty: notApplicable('without an application it leads to one'),
    long: notApplicable('its texts are as long in full'),
    failing: openAt('visitor', SENT),
    slow: whileNavigating('business', WAYS, SENT),
  },
  ...[
    '/modal-rakyat-registration',
    '/credilinq-registration/success',
    '/koinworks-registration/success',
  ].map((route) => ({
    route,
    name: route.slice(1).replace('/', '-'),
    full: sameAsOther,
    empty: sameAsOther,
    long: sameAsOther,
    failing: sameAsOther,
    slow: sameAsOther,
  })),
  staffList(LIST, 'backoffice-pembiayaan'),
  {
    route: EXPOSURE,
    name: 'backoffice-paparan',
    full: openAt('staff', EXPOSURE),
    empty: openAt('staff', `${EXPOSURE}?search=qqzzxx`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', EXPOSURE),
    slow: whileNavigating('staff', LIST, EXPOSURE),
  },
  {
    route: `${EXPOSURE}/ekspor`,
    name: 'backoffice-paparan-ekspor',
    full: spreadsheet,
    empty: spreadsheet,
    long: spreadsheet,
    failing: spreadsheet,
    slow: spreadsheet,
  },
  {
    route: `${LIST}/:id`,
    name: 'backoffice-pembiayaan-satu',
    full: openAt('staff', ({ lenderApplication: id }) => `${LIST}/${id}`),
    empty: notApplicable('an application is never empty'),
    long: notApplicable('its texts are as long in full'),
    failing: openAt('staff', `${LIST}/${MISSING_ID}`),
    slow: whileNavigating('staff', LIST, ({ lenderApplication: id }) => `${LIST}/${id}`),
  },
  {
    route: LOANS,
    name: 'backoffice-pencairan',
    full: openAt('staff', LOANS),
    empty: openAt('staff', `${LOANS}?status=repaid`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', LOANS),
    slow: whileNavigating('staff', LIST, LOANS),
  },
  {
    route: `${LOANS}/:id`,
    name: 'backoffice-pencairan-satu',
    full: notApplicable('a loan needs its lender, as in the journey of loans'),
    empty: notApplicable('a loan is never empty'),
    long: notApplicable('its texts are as long in full'),
    failing: openAt('staff', `${LOANS}/${MISSING_ID}`),
    slow: notApplicable('as an application'),
  },
  {
    route: SIMULATOR,
    name: 'backoffice-simulator-pembiayaan',
    full: openAt('staff', SIMULATOR),
    empty: notApplicable('it lists what is in full'),
    long: notApplicable('its texts are as long in full'),
    failing: openWithDatabaseDown('staff', SIMULATOR),
    slow: whileNavigating('staff', LIST, SIMULATOR),
  },
]
