import {
  fill,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const BACKOFFICE = '/backoffice'

export const backofficeDeliveryScreens: Screen[] = [
  {
    route: `${BACKOFFICE}/pengiriman/:id/:document`,
    name: 'backoffice-dokumen-kirim',
    full: notApplicable('it is a PDF'),
    empty: notApplicable('it is a PDF'),
    long: notApplicable('it is a PDF'),
    failing: notApplicable('it is a PDF'),
    slow: notApplicable('it is a PDF'),
  },
  {
    route: `${BACKOFFICE}/armada`,
    name: 'backoffice-armada',
    full: openAt('staff', `${BACKOFFICE}/armada`, async (page) => {
      await page.locator('li summary').first().click()
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
