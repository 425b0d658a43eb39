import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  withoutScreen,
  type Screen,
} from '../scene.ts'

const FIGURES = '/backoffice/angka'
const SALES = '/backoffice/keuangan/penjualan'
const LATE_FEES = '/backoffice/keuangan/denda'
const ADS = '/backoffice/konten/iklan'
const ERRORS = '/backoffice/galat'
const FLAGS = '/backoffice/sakelar'
const asLongAsFull = notApplicable('its texts are as long in full')

/** A page that only shows what there is. */
const readOnly = (route: string, name: string): Screen => ({
  route,
  name,
  full: openAt('staff', route),
  empty: notApplicable('it shows the same without data'),
  long: asLongAsFull,
  failing: openWithDatabaseDown('staff', route),
  slow: whileNavigating('staff', '/backoffice/audit', route),
})

/** What the shop learns about itself, and what its staff book and switch. */
export const operationScreens: Screen[] = [
  readOnly(FIGURES, 'backoffice-angka'),
  withoutScreen(`${FIGURES}/ekspor`, 'backoffice-angka-ekspor', 'it is a spreadsheet'),
  readOnly(SALES, 'backoffice-penjualan'),
  withoutScreen(`${SALES}/ekspor`, 'backoffice-penjualan-ekspor', 'it is a spreadsheet'),
  {
    ...readOnly(LATE_FEES, 'backoffice-denda'),
    failing: openAt('staff', LATE_FEES, async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Denda per hari (%)': '101', 'Paling banyak (%)': '5' })
      await press(page, 'Tambahkan baris')
      await waitForRefusal(page)
    }),
  },
  readOnly(ADS, 'backoffice-iklan'),
  readOnly(`${ADS}/merek`, 'backoffice-iklan-merek'),
  readOnly(`${ADS}/angka`, 'backoffice-iklan-angka'),
  withoutScreen(`${ADS}/ekspor`, 'backoffice-iklan-ekspor', 'it is a spreadsheet'),
  {
    ...readOnly(`${ADS}/:id`, 'backoffice-iklan-satu'),
    full: openAt('staff', `${ADS}/baru`),
    failing: openAt('staff', `${ADS}/999999`),
    slow: whileNavigating('staff', ADS, `${ADS}/baru`),
  },
  readOnly(ERRORS, 'backoffice-galat'),
  {
    ...readOnly(`${ERRORS}/:id`, 'backoffice-galat-satu'),
    full: openAt('staff', ({ fault }) => `${ERRORS}/${fault}`),
    failing: openAt('staff', `${ERRORS}/${MISSING_ID}`),
    slow: whileNavigating('staff', ERRORS, ({ fault }) => `${ERRORS}/${fault}`),
  },
  readOnly(FLAGS, 'backoffice-sakelar'),
]
