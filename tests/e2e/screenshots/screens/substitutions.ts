import { LONG_NAME, LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  notApplicable,
  onlyFull,
  openAt,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const ORDERS = '/backoffice/pesanan'
const OTHER = 'transaksi-satu shows it'

export const substitutionScreens: Screen[] = [
  onlyFull(
    '/profile/daftar-transaksi/detail',
    'transaksi-pengganti',
    openAt('buyer', ({ substitutedOrder: id }) => `/profile/daftar-transaksi/detail?id=${id}`),
    OTHER,
  ),
  {
    route: `${ORDERS}/:id`,
    name: 'backoffice-pesanan-pengganti',
    full: openAt(
      'staff',
      ({ substitutedOrder: id }) => `${ORDERS}/${id}`,
      (page) => page.getByText('Usulkan barang pengganti').click(),
    ),
    empty: notApplicable('backoffice-pesanan-satu shows it'),
    long: openAt(
      'staff',
      ({ substitutedOrder: id }) => `${ORDERS}/${id}`,
      async (page) => {
        await page.getByText('Usulkan barang pengganti').click()
        await fill(page, { 'SKU penggantinya': LONG_NAME, 'Mengapa diganti opsional': LONG_NOTE })
      },
    ),
    failing: openAt(
      'staff',
      ({ substitutedOrder: id }) => `${ORDERS}/${id}`,
      async (page) => {
        await waitForHydration(page)
        await page.getByText('Usulkan barang pengganti').click()
        await press(page, 'Kirim usulan ke pembeli')
        await waitForRefusal(page)
      },
    ),
    slow: whileNavigating('staff', ORDERS, ({ substitutedOrder: id }) => `${ORDERS}/${id}`),
  },
]
