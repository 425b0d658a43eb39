import { LONG_NAME, LONG_NOTE } from '../long-inputs.ts'
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
  whileSubmitting,
  withoutScreen,
  type Screen,
} from '../scene.ts'

const BACKOFFICE_LIST = '/backoffice/upo'
const NEW_ORDER = '/backoffice/pesanan/baru'
type Page = Parameters<typeof press>[0]

const chooseFile = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Purchase order atau RAB')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
const formPath = ({ spreadsheetFile }: { spreadsheetFile: string }) =>
  `/upo?berkas=${spreadsheetFile}`

export const purchaseOrderScreens: Screen[] = [
  {
    route: '/upo',
    name: 'upo',
    full: openAt('business', '/upo'),
    // For a buyer without a company the page explains that it is for businesses.
    empty: openAt('buyer', '/upo'),
    long: notApplicable('its rows are as long in full'),
    failing: openAt('business', '/upo', async (page) => {
      await waitForHydration(page)
      await chooseFile(page, 'po.pdf', 'Bukan PDF.')
      await press(page, 'Unggah dan lanjut')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: whileSubmitting('business', '/upo', async (page) => {
      await chooseFile(page, 'po.pdf', '%PDF-1.4\n%%EOF')
      await press(page, 'Unggah dan lanjut')
    }),
  },
  {
    route: '/upo',
    name: 'upo-kirim',
    full: openAt('business', formPath),
    empty: openAt('business', ({ pdfFile }) => `/upo?berkas=${pdfFile}`),
    long: openAt('business', formPath, async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Nama proyek': LONG_NAME, 'Catatan opsional': LONG_NOTE.repeat(2) })
    }),
    failing: openAt('business', formPath, async (page) => {
      await waitForHydration(page)
      await page.getByLabel('Jumlah baris 2').fill('0')
      await press(page, 'Kirim PO')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('business', formPath, (page) => press(page, 'Kirim PO')),
  },
  {
    route: '/upo',
    name: 'upo-satu',
    full: openAt('business', ({ purchaseOrder: id }) => `/upo?id=${id}`),
    empty: notApplicable('a record always has its facts'),
    long: openAt('business', ({ longPurchaseOrder: id }) => `/upo?id=${id}`),
    failing: openAt('business', `/upo?id=${MISSING_ID}`),
    slow: whileNavigating('business', '/upo', ({ purchaseOrder: id }) => `/upo?id=${id}`),
  },
  {
    route: BACKOFFICE_LIST,
    name: 'backoffice-upo',
    full: openAt('staff', BACKOFFICE_LIST),
    empty: openAt('staff', `${BACKOFFICE_LIST}?search=qqzzxx`),
    long: openAt('staff', `${BACKOFFICE_LIST}?search=Kusumoatmodjo`),
    failing: openWithDatabaseDown('staff', BACKOFFICE_LIST),
    slow: whileNavigating('staff', '/backoffice/audit', BACKOFFICE_LIST),
  },
  {
    route: `${BACKOFFICE_LIST}/:id`,
    name: 'backoffice-upo-satu',
    full: openAt('staff', ({ purchaseOrder: id }) => `${BACKOFFICE_LIST}/${id}`),
    empty: notApplicable('a record always has its facts'),
    long: openAt('staff', ({ longPurchaseOrder: id }) => `${BACKOFFICE_LIST}/${id}`),
    failing: openAt(
      'staff',
      ({ purchaseOrder: id }) => `${BACKOFFICE_LIST}/${id}`,
      async (page) => {
        await waitForHydration(page)
        await press(page, 'Batalkan PO')
        await waitForRefusal(page)
      },
    ),
    slow: whileNavigating(
      'staff',
      BACKOFFICE_LIST,
      ({ purchaseOrder: id }) => `${BACKOFFICE_LIST}/${id}`,
    ),
  },
  {
    route: '/backoffice/pesanan/baru',
    name: 'backoffice-pesanan-baru',
    full: openAt('staff', ({ purchaseOrder: id }) => `${NEW_ORDER}?upo=${id}`),
    empty: openAt('staff', NEW_ORDER),
    long: openAt('staff', ({ longPurchaseOrder: id }) => `${NEW_ORDER}?upo=${id}`),
    failing: openAt(
      'staff',
      ({ purchaseOrder: id }) => `${NEW_ORDER}?upo=${id}`,
      async (page) => {
        await waitForHydration(page)
        await page.getByLabel('Jumlah').first().fill('0')
        await press(page, 'Hitung pesanan')
        await waitForRefusal(page)
      },
    ),
    slow: whileNavigating('staff', '/backoffice/pesanan', NEW_ORDER),
  },
  {
    route: '/backoffice/pesanan/baru',
    name: 'backoffice-pesanan-baru-cari',
    full: openAt('staff', `${NEW_ORDER}?cari=sari`),
    empty: openAt('staff', `${NEW_ORDER}?cari=qqzzxx`),
    long: openAt('staff', `${NEW_ORDER}?cari=Kusumoatmodjo`),
    failing: openWithDatabaseDown('staff', `${NEW_ORDER}?cari=sari`),
    slow: notApplicable('backoffice-pesanan-baru shows it'),
  },
  withoutScreen(
    `${BACKOFFICE_LIST}/:id/berkas`,
    'backoffice-upo-berkas',
    'it is the file that the company sent',
  ),
]
