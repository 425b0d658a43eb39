import {
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  whileNavigating,
  withoutScreen,
  type Screen,
} from '../scene.ts'

const BACKOFFICE = '/backoffice'
const REDIRECTS = 'it leads on to the next case of a list'
const DOCUMENT = 'it is a PDF of the notes or labels of many orders'

export const staffOrderScreens: Screen[] = [
  {
    route: BACKOFFICE,
    name: 'backoffice',
    full: openAt('staff', `${BACKOFFICE}?ahead=7`),
    empty: openAt('staff', `${BACKOFFICE}?warehouse=tidak-ada`),
    long: notApplicable('a row holds a name, a sentence and a time'),
    failing: openWithDatabaseDown('staff', BACKOFFICE),
    slow: whileNavigating('staff', `${BACKOFFICE}/audit`, BACKOFFICE),
  },
  withoutScreen(`${BACKOFFICE}/berikutnya`, 'backoffice-berikutnya', REDIRECTS),
  withoutScreen(`${BACKOFFICE}/pesanan/ekspor`, 'backoffice-pesanan-ekspor', 'it is a spreadsheet'),
  withoutScreen(
    `${BACKOFFICE}/dokumen-pengiriman/:document`,
    'backoffice-dokumen-pengiriman',
    DOCUMENT,
  ),
  {
    route: `${BACKOFFICE}/pesanan`,
    name: 'backoffice-pesanan',
    full: openAt('staff', `${BACKOFFICE}/pesanan`),
    empty: openAt('staff', `${BACKOFFICE}/pesanan?search=qqzzxx`),
    long: openAt('staff', `${BACKOFFICE}/pesanan?search=Kusumoatmodjo`),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/pesanan`),
    slow: whileNavigating('staff', `${BACKOFFICE}/audit`, `${BACKOFFICE}/pesanan`),
  },
  {
    route: `${BACKOFFICE}/pesanan/:id`,
    name: 'backoffice-pesanan-satu',
    full: openAt('staff', ({ order }) => `${BACKOFFICE}/pesanan/${order}`),
    empty: notApplicable('an order always has goods'),
    long: openAt('staff', ({ extremeOrder }) => `${BACKOFFICE}/pesanan/${extremeOrder}`),
    failing: openAt('staff', `${BACKOFFICE}/pesanan/${MISSING_ID}`),
    slow: whileNavigating(
      'staff',
      `${BACKOFFICE}/pesanan`,
      ({ order }) => `${BACKOFFICE}/pesanan/${order}`,
    ),
  },
  {
    route: `${BACKOFFICE}/gudang/:id`,
    name: 'backoffice-gudang-satu',
    full: openAt('staff', ({ loadedOrder }) => `${BACKOFFICE}/gudang/${loadedOrder}`),
    empty: notApplicable('an order always has goods'),
    long: notApplicable('the order page of sales shows its parts with the longest texts'),
    failing: openAt('staff', `${BACKOFFICE}/gudang/${MISSING_ID}`),
    slow: whileNavigating(
      'staff',
      BACKOFFICE,
      ({ loadedOrder }) => `${BACKOFFICE}/gudang/${loadedOrder}`,
    ),
  },
]
