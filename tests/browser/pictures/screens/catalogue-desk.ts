import type { Page } from 'playwright-core'
import { LONG_NAME } from '../extremes.ts'
import { arriving, at, down, fill, none, press, taken, type Screen } from '../scene.ts'

const DESK = '/backoffice'

/** The page of the first thing that a list leads to. */
const first = (list: string, name: RegExp) => async (page: Page) => {
  await taken(page)
  await page.locator('main').getByRole('link', { name }).first().click()
  await page.waitForURL((url) => url.pathname.startsWith(list) && url.pathname !== list)
  await page.locator('main form').first().waitFor()
}
const sheet = (lines: string) => ({
  name: 'harga-november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines),
})
const imported = (lines: string) => async (page: Page) => {
  await taken(page)
  await page.setInputFiles('input[type=file]', sheet(lines))
  await press(page, 'Periksa berkas')
  await page.waitForURL(/\/impor\/[0-9a-f-]{36}$/)
  await page
    .getByText(/Siap diterapkan|Ada yang salah/)
    .first()
    .waitFor()
}

/** The screens that the catalogue is kept at. */
export const catalogueDesk: Screen[] = [
  {
    route: `${DESK}/produk/:id`,
    name: 'backoffice-produk-satu',
    full: at('staff', `${DESK}/produk?search=RB-TRP-MRT-09-UTY`, async (page) => {
      await taken(page)
      await page.locator('main h2').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Simpan produk' }).waitFor()
      await page
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Simpan varian' }).waitFor()
    }),
    empty: at('staff', `${DESK}/produk/baru`),
    long: at('staff', `${DESK}/produk/baru`, (page) =>
      fill(page, { Nama: LONG_NAME, 'Alamat opsional': 'alamat-yang-panjang-sekali-'.repeat(4) }),
    ),
    failing: at('staff', `${DESK}/produk/baru`, async (page) => {
      await taken(page)
      await fill(page, { Nama: 'x', Keterangan: 'pendek' })
      await press(page, 'Tambah produk')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: arriving('staff', `${DESK}/produk`, `${DESK}/produk/baru`),
  },
  {
    route: `${DESK}/produk-berhenti`,
    name: 'backoffice-produk-berhenti',
    full: none('the demo sells everything that it has'),
    empty: at('staff', `${DESK}/produk-berhenti`),
    long: none('a row holds a name, a brand and a shelf'),
    failing: down('staff', `${DESK}/produk-berhenti`),
    slow: arriving('staff', `${DESK}/produk`, `${DESK}/produk-berhenti`),
  },
  {
    route: `${DESK}/kategori`,
    name: 'backoffice-kategori',
    full: at('staff', `${DESK}/kategori`, async (page) => {
      await taken(page)
      await page
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Simpan kategori' }).waitFor()
    }),
    empty: at('staff', `${DESK}/kategori?ubah=baru`),
    long: none('its rows are the menu’s, as long in full'),
    failing: down('staff', `${DESK}/kategori`),
    slow: arriving('staff', `${DESK}/produk`, `${DESK}/kategori`),
  },
  {
    route: `${DESK}/kategori/:id`,
    name: 'backoffice-kategori-satu',
    full: at('staff', `${DESK}/kategori`, first(`${DESK}/kategori`, /^Triplek/)),
    empty: at('staff', `${DESK}/kategori/baru`),
    long: none('its fields hold short words'),
    failing: at('staff', `${DESK}/kategori/baru`, async (page) => {
      await taken(page)
      await fill(page, { Nama: 'x' })
      await press(page, 'Tambah subkategori')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: arriving('staff', `${DESK}/kategori`, `${DESK}/kategori/baru`),
  },
  {
    route: `${DESK}/merek`,
    name: 'backoffice-merek',
    full: at('staff', `${DESK}/merek`),
    empty: at('staff', `${DESK}/merek?search=qqzzxx`),
    long: none('a row holds a name and a count'),
    failing: down('staff', `${DESK}/merek`),
    slow: arriving('staff', `${DESK}/produk`, `${DESK}/merek`),
  },
  {
    route: `${DESK}/merek/:id`,
    name: 'backoffice-merek-satu',
    full: at('staff', `${DESK}/merek`, first(`${DESK}/merek`, /produk/)),
    empty: at('staff', `${DESK}/merek/baru`),
    long: none('its fields hold short words and one story'),
    failing: at('staff', `${DESK}/merek/baru`, async (page) => {
      await taken(page)
      await fill(page, { Nama: 'x' })
      await press(page, 'Tambah merek')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: arriving('staff', `${DESK}/merek`, `${DESK}/merek/baru`),
  },
  {
    route: `${DESK}/harga`,
    name: 'backoffice-harga',
    full: at('staff', `${DESK}/harga`),
    empty: at('staff', `${DESK}/harga?search=qqzzxx`),
    long: none('a row holds a name and a company'),
    failing: down('staff', `${DESK}/harga`),
    slow: arriving('staff', `${DESK}/produk`, `${DESK}/harga`),
  },
  {
    route: `${DESK}/harga/:id`,
    name: 'backoffice-harga-satu',
    full: at('staff', `${DESK}/harga`, first(`${DESK}/harga`, /Eceran/)),
    empty: at('staff', `${DESK}/harga/1?search=qqzzxx`),
    long: none('a row holds a name and two prices'),
    failing: at('staff', `${DESK}/harga/1`, async (page) => {
      await taken(page)
      await fill(page, { SKU: 'TIDAK-ADA', 'Harga (Rp, termasuk PPN)': '12.000' })
      await press(page, 'Simpan harga')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: arriving('staff', `${DESK}/harga`, `${DESK}/harga/1`),
  },
  {
    route: `${DESK}/stok`,
    name: 'backoffice-stok',
    full: at('staff', `${DESK}/stok`),
    empty: at('staff', `${DESK}/stok?search=QQZZXX`),
    long: at('staff', `${DESK}/stok?terima`),
    failing: at('staff', `${DESK}/stok?terima`, async (page) => {
      await taken(page)
      await fill(page, { 'SKU 1': 'TIDAK-ADA' })
      await press(page, 'Catat barang masuk')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: arriving('staff', `${DESK}/produk`, `${DESK}/stok`),
  },
  {
    route: `${DESK}/impor`,
    name: 'backoffice-impor',
    full: at('staff', `${DESK}/impor`),
    empty: none('whoever looked at an import before has one'),
    long: none('a row holds a file’s name and figures'),
    failing: down('staff', `${DESK}/impor`),
    slow: arriving('staff', `${DESK}/produk`, `${DESK}/impor`),
  },
  {
    route: `${DESK}/impor/:id`,
    name: 'backoffice-impor-satu',
    full: at('staff', `${DESK}/impor`, imported('SKU;Harga eceran\nRB-TRP-MRT-09-UTY;199.000\n')),
    empty: at('staff', `${DESK}/impor`, imported('SKU;Harga eceran\n')),
    long: at(
      'staff',
      `${DESK}/impor`,
      imported(
        `SKU;Harga eceran\n${Array.from({ length: 30 }, (_, at) => `TIDAK-ADA-${at};murah sekali`).join('\n')}\n`,
      ),
    ),
    failing: at('staff', `${DESK}/impor/00000000-0000-4000-8000-000000000000`),
    slow: none('it looks again by itself while the worker is at it'),
  },
  {
    route: `${DESK}/ekspor`,
    name: 'backoffice-ekspor',
    full: none('it is the file itself'),
    empty: none('it is the file itself'),
    long: none('it is the file itself'),
    failing: none('it is the file itself'),
    slow: none('it is the file itself'),
  },
]
