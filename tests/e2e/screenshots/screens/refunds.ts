import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  onlyFull,
  openAt,
  press,
  staffList,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  withoutScreen,
  type Screen,
} from '../scene.ts'

const LIST = '/backoffice/pengembalian-dana'
const IS_A_FILE = 'it is the file that finance uploaded'
const NO_OTHER = 'backoffice-pengembalian-satu shows it'

export const refundScreens: Screen[] = [
  staffList(LIST, 'backoffice-pengembalian'),
  {
    route: `${LIST}/:id`,
    name: 'backoffice-pengembalian-satu',
    full: openAt('staff', ({ readyRefund: id }) => `${LIST}/${id}`),
    empty: notApplicable('a refund always has an amount'),
    long: openAt(
      'staff',
      ({ readyRefund: id }) => `${LIST}/${id}`,
      async (page) => {
        await page.getByText('Rekeningnya keliru?').click()
        await fill(page, { 'Pesan untuk pembeli': LONG_NOTE })
      },
    ),
    failing: openAt('staff', `${LIST}/${MISSING_ID}`),
    slow: whileNavigating('staff', LIST, ({ readyRefund: id }) => `${LIST}/${id}`),
  },
  onlyFull(
    `${LIST}/:id`,
    'backoffice-pengembalian-rekening',
    openAt('staff', ({ askedRefund: id }) => `${LIST}/${id}`),
    NO_OTHER,
  ),
  {
    route: `${LIST}/:id`,
    name: 'backoffice-pengembalian-transfer',
    full: openAt('staff', ({ approvedRefund: id }) => `${LIST}/${id}`),
    empty: notApplicable(NO_OTHER),
    long: notApplicable(NO_OTHER),
    failing: openAt(
      'staff',
      ({ approvedRefund: id }) => `${LIST}/${id}`,
      async (page) => {
        await waitForHydration(page)
        await press(page, 'Catat sudah ditransfer')
        await waitForRefusal(page)
      },
    ),
    slow: notApplicable(NO_OTHER),
  },
  {
    route: `${LIST}/:id`,
    name: 'backoffice-pengembalian-dibayar',
    full: openAt('staff', ({ paidRefund: id }) => `${LIST}/${id}`),
    empty: notApplicable(NO_OTHER),
    long: notApplicable(NO_OTHER),
    failing: openAt(
      'staff',
      ({ paidRefund: id }) => `${LIST}/${id}`,
      async (page) => {
        await waitForHydration(page)
        await page.getByText('Berkasnya keliru?').click()
        await press(page, 'Ganti bukti')
        await waitForRefusal(page)
      },
    ),
    slow: notApplicable(NO_OTHER),
  },
  withoutScreen(`${LIST}/:id/bukti`, 'backoffice-pengembalian-bukti', IS_A_FILE),
  onlyFull(
    '/profile/daftar-transaksi/detail',
    'transaksi-dengan-bukti-pengembalian',
    openAt('buyer', ({ paidBackOrder: id }) => `/profile/daftar-transaksi/detail?id=${id}`),
    'transaksi-satu shows it',
  ),
  onlyFull(
    '/profile/daftar-transaksi/detail',
    'transaksi-dengan-pengembalian',
    openAt('buyer', ({ refundedOrder: id }) => `/profile/daftar-transaksi/detail?id=${id}`),
    'transaksi-satu shows it',
  ),
]
