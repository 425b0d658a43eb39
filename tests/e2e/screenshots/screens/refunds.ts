import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const LIST = '/backoffice/pengembalian-dana'
const MISSING_ID = '00000000-0000-4000-8000-000000000000'
const IS_A_FILE = 'it is the file that finance uploaded'
const NO_OTHER = 'backoffice-pengembalian-satu shows it'

export const refundScreens: Screen[] = [
  {
    route: LIST,
    name: 'backoffice-pengembalian',
    full: openAt('staff', LIST),
    empty: openAt('staff', `${LIST}?search=qqzzxx`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', LIST),
    slow: whileNavigating('staff', '/backoffice/audit', LIST),
  },
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
  {
    route: `${LIST}/:id`,
    name: 'backoffice-pengembalian-rekening',
    full: openAt('staff', ({ askedRefund: id }) => `${LIST}/${id}`),
    empty: notApplicable(NO_OTHER),
    long: notApplicable(NO_OTHER),
    failing: notApplicable(NO_OTHER),
    slow: notApplicable(NO_OTHER),
  },
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
  {
    route: `${LIST}/:id/bukti`,
    name: 'backoffice-pengembalian-bukti',
    full: notApplicable(IS_A_FILE),
    empty: notApplicable(IS_A_FILE),
    long: notApplicable(IS_A_FILE),
    failing: notApplicable(IS_A_FILE),
    slow: notApplicable(IS_A_FILE),
  },
  {
    route: '/profile/daftar-transaksi/detail',
    name: 'transaksi-dengan-bukti-pengembalian',
    full: openAt('buyer', ({ paidBackOrder: id }) => `/profile/daftar-transaksi/detail?id=${id}`),
    empty: notApplicable('transaksi-satu shows it'),
    long: notApplicable('transaksi-satu shows it'),
    failing: notApplicable('transaksi-satu shows it'),
    slow: notApplicable('transaksi-satu shows it'),
  },
  {
    route: '/profile/daftar-transaksi/detail',
    name: 'transaksi-dengan-pengembalian',
    full: openAt('buyer', ({ refundedOrder: id }) => `/profile/daftar-transaksi/detail?id=${id}`),
    empty: notApplicable('transaksi-satu shows it'),
    long: notApplicable('transaksi-satu shows it'),
    failing: notApplicable('transaksi-satu shows it'),
    slow: notApplicable('transaksi-satu shows it'),
  },
]
