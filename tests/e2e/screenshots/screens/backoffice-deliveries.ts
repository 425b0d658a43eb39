import {
  fill,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  waitForHydration,
  whileNavigating,
  withoutScreen,
  type Screen,
} from '../scene.ts'

const BACKOFFICE = '/backoffice'

export const backofficeDeliveryScreens: Screen[] = [
  withoutScreen(
    `${BACKOFFICE}/pengiriman/:id/:document`,
    'backoffice-dokumen-kirim',
    'it is a PDF',
  ),
  {
    route: `${BACKOFFICE}/pengiriman`,
    name: 'backoffice-pengiriman',
    full: openAt('staff', ({ driverDay }) => `${BACKOFFICE}/pengiriman?tanggal=${driverDay}`),
    empty: openAt('staff', `${BACKOFFICE}/pengiriman?tanggal=2030-01-01`),
    long: notApplicable('a row holds a number, a place and a plate'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/pengiriman`),
    slow: whileNavigating('staff', `${BACKOFFICE}/pesanan`, `${BACKOFFICE}/pengiriman`),
  },
  {
    route: '/lacak',
    name: 'lacak',
    full: openAt('visitor', ({ trackingPath }) => trackingPath),
    empty: openAt('visitor', '/lacak?kode=mati'),
    long: notApplicable(
      'its texts are those of an order, which other screens show at their longest',
    ),
    failing: openWithDatabaseDown('visitor', '/lacak?kode=mati'),
    slow: notApplicable('it is opened by a link, not from another page'),
  },
  {
    route: '/sopir',
    name: 'sopir',
    full: openAt(
      'visitor',
      ({ driverToken }) => `/sopir?tautan=${driverToken}`,
      async (page) => {
        await waitForHydration(page)
        await page.locator('summary', { hasText: 'Serah terima' }).first().click()
      },
    ),
    empty: openAt('visitor', '/sopir?tautan=mati'),
    long: notApplicable(
      'its texts are those of an order, which other screens show at their longest',
    ),
    failing: openWithDatabaseDown('visitor', '/sopir?tautan=mati'),
    slow: notApplicable('it is opened by a link, not from another page'),
  },
  {
    route: `${BACKOFFICE}/armada`,
    name: 'backoffice-armada',
    full: openAt('staff', `${BACKOFFICE}/armada`, async (page) => {
      // The demo has drivers, the shop of the tests has none.
      const driver = page.locator('li summary').first()
      if ((await driver.count()) > 0) await driver.click()
    }),
    empty: notApplicable('the demo has drivers and vehicles'),
    long: openAt('staff', `${BACKOFFICE}/armada`, (page) =>
      fill(page, { 'Nama sopir baru': 'Raden Mas Kusumoatmodjo Wiryawan Prawirodirdjo' }),
    ),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/armada`),
    slow: whileNavigating('staff', `${BACKOFFICE}/pesanan`, `${BACKOFFICE}/armada`),
  },
  {
    route: `${BACKOFFICE}/daftar-ambil`,
    name: 'backoffice-daftar-ambil',
    full: openAt('staff', `${BACKOFFICE}/daftar-ambil`),
    empty: notApplicable('it is a form with two fields'),
    long: notApplicable('it is a form with two fields'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/daftar-ambil`),
    slow: whileNavigating('staff', `${BACKOFFICE}/pesanan`, `${BACKOFFICE}/daftar-ambil`),
  },
]
