import type { Page } from 'playwright-core'
import { LONG_NAME } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  press,
  waitForHydration,
  whileNavigating,
  withoutScreen,
  type Screen,
} from '../scene.ts'

const BACKOFFICE = '/backoffice'
const MOVED = 'it leads on to the list of products off sale'

/** Opens the page of the first matching row of a list. */
const openFirst = (list: string, name: RegExp) => async (page: Page) => {
  await waitForHydration(page)
  await page.locator('main').getByRole('link', { name }).first().click()
  await page.waitForURL((url) => url.pathname.startsWith(list) && url.pathname !== list)
  await page.locator('main form').first().waitFor()
}
const makeSheet = (lines: string) => ({
  name: 'harga-november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines),
})
const importSheet = (lines: string) => async (page: Page) => {
  await waitForHydration(page)
  await page.setInputFiles('input[type=file]', makeSheet(lines))
  await press(page, 'Periksa berkas')
  await page.waitForURL(/\/impor\/[0-9a-f-]{36}$/)
  await page
    .getByText(/Siap diterapkan|Ada yang salah/)
    .first()
    .waitFor()
}

/** The screens of the catalogue administration. */
export const catalogueAdminScreens: Screen[] = [
  {
    route: `${BACKOFFICE}/produk/:id`,
    name: 'backoffice-produk-satu',
    full: openAt('staff', `${BACKOFFICE}/produk?search=RB-TRP-MRT-09-UTY`, async (page) => {
      await waitForHydration(page)
      await page.locator('main h2').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Simpan produk' }).waitFor()
      await page
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Simpan varian' }).waitFor()
    }),
    empty: openAt('staff', `${BACKOFFICE}/produk/baru`),
    long: openAt('staff', `${BACKOFFICE}/produk/baru`, (page) =>
      fill(page, { Nama: LONG_NAME, 'Alamat opsional': 'alamat-yang-panjang-sekali-'.repeat(4) }),
    ),
    failing: openAt('staff', `${BACKOFFICE}/produk/baru`, async (page) => {
      await waitForHydration(page)
      await fill(page, { Nama: 'x', Keterangan: 'pendek' })
      await press(page, 'Tambah produk')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/produk/baru`),
  },
  withoutScreen(`${BACKOFFICE}/produk-berhenti`, 'backoffice-produk-berhenti', MOVED),
  {
    route: `${BACKOFFICE}/kategori`,
    name: 'backoffice-kategori',
    full: openAt('staff', `${BACKOFFICE}/kategori`, async (page) => {
      await waitForHydration(page)
      await page
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Simpan kategori' }).waitFor()
    }),
    empty: openAt('staff', `${BACKOFFICE}/kategori?ubah=baru`),
    long: notApplicable('its rows are the menu’s, as long in full'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/kategori`),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/kategori`),
  },
  {
    route: `${BACKOFFICE}/kategori/:id`,
    name: 'backoffice-kategori-satu',
    full: openAt(
      'staff',
      `${BACKOFFICE}/kategori`,
      openFirst(`${BACKOFFICE}/kategori`, /^Triplek/),
    ),
    empty: openAt('staff', `${BACKOFFICE}/kategori/baru`),
    long: notApplicable('its fields hold short words'),
    failing: openAt('staff', `${BACKOFFICE}/kategori/baru`, async (page) => {
      await waitForHydration(page)
      await fill(page, { Nama: 'x' })
      await press(page, 'Tambah subkategori')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: whileNavigating('staff', `${BACKOFFICE}/kategori`, `${BACKOFFICE}/kategori/baru`),
  },
  {
    route: `${BACKOFFICE}/merek`,
    name: 'backoffice-merek',
    full: openAt('staff', `${BACKOFFICE}/merek`),
    empty: openAt('staff', `${BACKOFFICE}/merek?search=qqzzxx`),
    long: notApplicable('a row holds a name and a count'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/merek`),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/merek`),
  },
  {
    route: `${BACKOFFICE}/merek/:id`,
    name: 'backoffice-merek-satu',
    full: openAt('staff', `${BACKOFFICE}/merek`, openFirst(`${BACKOFFICE}/merek`, /produk/)),
    empty: openAt('staff', `${BACKOFFICE}/merek/baru`),
    long: notApplicable('its fields hold short words and one story'),
    failing: openAt('staff', `${BACKOFFICE}/merek/baru`, async (page) => {
      await waitForHydration(page)
      await fill(page, { Nama: 'x' })
      await press(page, 'Tambah merek')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: whileNavigating('staff', `${BACKOFFICE}/merek`, `${BACKOFFICE}/merek/baru`),
  },
  {
    route: `${BACKOFFICE}/harga`,
    name: 'backoffice-harga',
    full: openAt('staff', `${BACKOFFICE}/harga`),
    empty: openAt('staff', `${BACKOFFICE}/harga?search=qqzzxx`),
    long: notApplicable('a row holds a name and a company'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/harga`),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/harga`),
  },
  {
    route: `${BACKOFFICE}/harga/:id`,
    name: 'backoffice-harga-satu',
    full: openAt('staff', `${BACKOFFICE}/harga`, openFirst(`${BACKOFFICE}/harga`, /Eceran/)),
    empty: openAt('staff', `${BACKOFFICE}/harga/1?search=qqzzxx`),
    long: notApplicable('a row holds a name and two prices'),
    failing: openAt('staff', `${BACKOFFICE}/harga/1`, async (page) => {
      await waitForHydration(page)
      await fill(page, { SKU: 'TIDAK-ADA', 'Harga (Rp, termasuk PPN)': '12.000' })
      await press(page, 'Simpan harga')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: whileNavigating('staff', `${BACKOFFICE}/harga`, `${BACKOFFICE}/harga/1`),
  },
  {
    route: `${BACKOFFICE}/stok`,
    name: 'backoffice-stok',
    full: openAt('staff', `${BACKOFFICE}/stok`),
    empty: openAt('staff', `${BACKOFFICE}/stok?search=QQZZXX`),
    long: openAt('staff', `${BACKOFFICE}/stok?terima`),
    failing: openAt('staff', `${BACKOFFICE}/stok?terima`, async (page) => {
      await waitForHydration(page)
      await fill(page, { 'SKU 1': 'TIDAK-ADA' })
      await press(page, 'Catat barang masuk')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/stok`),
  },
  {
    route: `${BACKOFFICE}/stok/indent`,
    name: 'backoffice-stok-indent',
    full: openAt('staff', `${BACKOFFICE}/stok/indent`),
    empty: openAt('staff', `${BACKOFFICE}/stok/indent?page=900`),
    long: notApplicable('a row holds what orders hold, which are shown with their longest names'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/stok/indent`),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/stok/indent`),
  },
  {
    route: `${BACKOFFICE}/stok/menipis`,
    name: 'backoffice-stok-menipis',
    full: openAt('staff', `${BACKOFFICE}/stok/menipis`),
    empty: notApplicable('the demo always has goods that run low'),
    long: openAt('staff', `${BACKOFFICE}/stok?pindah`),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/stok/menipis`),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/stok/menipis`),
  },
  {
    route: `${BACKOFFICE}/impor`,
    name: 'backoffice-impor',
    full: openAt('staff', `${BACKOFFICE}/impor`),
    empty: notApplicable('staff who looked at an import before have one'),
    long: notApplicable('a row holds a file’s name and figures'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/impor`),
    slow: whileNavigating('staff', `${BACKOFFICE}/produk`, `${BACKOFFICE}/impor`),
  },
  {
    route: `${BACKOFFICE}/impor/:id`,
    name: 'backoffice-impor-satu',
    full: openAt(
      'staff',
      `${BACKOFFICE}/impor`,
      importSheet('SKU;Harga eceran\nRB-TRP-MRT-09-UTY;199.000\n'),
    ),
    empty: openAt('staff', `${BACKOFFICE}/impor`, importSheet('SKU;Harga eceran\n')),
    long: openAt(
      'staff',
      `${BACKOFFICE}/impor`,
      importSheet(
        `SKU;Harga eceran\n${Array.from({ length: 30 }, (_, at) => `TIDAK-ADA-${at};murah sekali`).join('\n')}\n`,
      ),
    ),
    failing: openAt('staff', `${BACKOFFICE}/impor/${MISSING_ID}`),
    slow: notApplicable('it looks again by itself while the worker is at it'),
  },
  withoutScreen(`${BACKOFFICE}/ekspor`, 'backoffice-ekspor', 'it is the file itself'),
]
