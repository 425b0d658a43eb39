import {
  notApplicable,
  openAt,
  openWithDatabaseDown,
  waitForHydration,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const BANK = '/backoffice/simulator-bank'
const TAX = '/backoffice/pajak'
const WAITING = '/backoffice/pembayaran'

export const paymentScreens: Screen[] = [
  {
    route: BANK,
    name: 'backoffice-simulator-bank',
    full: openAt('staff', BANK),
    empty: notApplicable('the demo has orders that wait for it'),
    long: notApplicable('its rows are as long in full'),
    failing: openAt('staff', BANK, async (page) => {
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Palsukan kabar' }).first().click()
      await page.getByText(/Toko menjawab 401/).waitFor()
    }),
    slow: whileNavigating('staff', '/backoffice/audit', BANK),
  },
  {
    route: TAX,
    name: 'backoffice-pajak',
    full: openAt('staff', `${TAX}?state=retail`),
    empty: openAt('staff', `${TAX}?month=2020-01`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', TAX),
    slow: whileNavigating('staff', '/backoffice/audit', TAX),
  },
  {
    route: `${TAX}/unduh`,
    name: 'backoffice-pajak-unduh',
    full: notApplicable('it is a file'),
    empty: notApplicable('it is a file'),
    long: notApplicable('it is a file'),
    failing: notApplicable('it is a file'),
    slow: notApplicable('it is a file'),
  },
  {
    route: WAITING,
    name: 'backoffice-pembayaran',
    full: openAt('staff', WAITING),
    empty: openAt('staff', `${WAITING}?status=done`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', WAITING),
    slow: whileNavigating('staff', '/backoffice/audit', WAITING),
  },
]
