import { LONG_EMAIL } from '../extremes.ts'
import { arriving, at, down, fill, none, press, sending, taken, type Screen } from '../scene.ts'

const DESK = '/backoffice'
const credentials = { Email: 'admin@contoh.id', 'Kata sandi': 'kelola-2026' }
const LEADS_ON = 'it leads on to the desk that the reader works at'
const NOBODYS = '00000000-0000-4000-8000-000000000000'

export const desk: Screen[] = [
  {
    route: `${DESK}/login`,
    name: 'backoffice-login',
    full: at('visitor', `${DESK}/login`, (page) => fill(page, credentials)),
    empty: at('visitor', `${DESK}/login`),
    long: at('visitor', `${DESK}/login`, (page) =>
      fill(page, { ...credentials, Email: LONG_EMAIL }),
    ),
    failing: at('visitor', `${DESK}/login`, async (page) => {
      await taken(page)
      await fill(page, { ...credentials, 'Kata sandi': 'bukan-ini' })
      await press(page, 'Masuk')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('visitor', `${DESK}/login`, async (page) => {
      await fill(page, credentials)
      await press(page, 'Masuk')
    }),
  },
  {
    route: DESK,
    name: 'backoffice',
    full: none(LEADS_ON),
    empty: none(LEADS_ON),
    long: none(LEADS_ON),
    failing: none(LEADS_ON),
    slow: none(LEADS_ON),
  },
  {
    route: `${DESK}/pesanan`,
    name: 'backoffice-pesanan',
    full: at('staff', `${DESK}/pesanan`),
    empty: at('staff', `${DESK}/pesanan?search=qqzzxx`),
    long: at('staff', `${DESK}/pesanan?search=Kusumoatmodjo`),
    failing: down('staff', `${DESK}/pesanan`),
    slow: arriving('staff', `${DESK}/audit`, `${DESK}/pesanan`),
  },
  {
    route: `${DESK}/pesanan/:id`,
    name: 'backoffice-pesanan-satu',
    full: at('staff', ({ order }) => `${DESK}/pesanan/${order}`),
    empty: none('an order always has goods'),
    long: at('staff', ({ extremeOrder }) => `${DESK}/pesanan/${extremeOrder}`),
    failing: at('staff', `${DESK}/pesanan/${NOBODYS}`),
    slow: arriving('staff', `${DESK}/pesanan`, ({ order }) => `${DESK}/pesanan/${order}`),
  },
  {
    route: `${DESK}/pesanan/:id/bukti`,
    name: 'backoffice-bukti',
    full: none('it is the file that the buyer sent'),
    empty: none('it is the file that the buyer sent'),
    long: none('it is the file that the buyer sent'),
    failing: none('it is the file that the buyer sent'),
    slow: none('it is the file that the buyer sent'),
  },
  {
    route: `${DESK}/verifikasi`,
    name: 'backoffice-verifikasi',
    full: at('staff', `${DESK}/verifikasi`),
    empty: at('staff', `${DESK}/verifikasi?status=rejected`),
    long: none('a row holds a name, a state and a time'),
    failing: down('staff', `${DESK}/verifikasi`),
    slow: arriving('staff', `${DESK}/audit`, `${DESK}/verifikasi`),
  },
  {
    route: `${DESK}/verifikasi/:id`,
    name: 'backoffice-verifikasi-satu',
    full: at('staff', `${DESK}/verifikasi`, async (page) => {
      await taken(page)
      await page.getByRole('link', { name: /CV Karya Bersama/ }).click()
      await page.getByRole('heading', { level: 1, name: /CV Karya Bersama/ }).waitFor()
    }),
    empty: none('an attempt always has papers'),
    long: none('it holds what one company sent'),
    failing: at('staff', `${DESK}/verifikasi/${NOBODYS}`),
    slow: none('it waits like the order does'),
  },
  {
    route: `${DESK}/verifikasi/:id/dokumen/:documentId`,
    name: 'backoffice-dokumen',
    full: none('it is the file that the company sent'),
    empty: none('it is the file that the company sent'),
    long: none('it is the file that the company sent'),
    failing: none('it is the file that the company sent'),
    slow: none('it is the file that the company sent'),
  },
  {
    route: `${DESK}/produk`,
    name: 'backoffice-produk',
    full: at('staff', `${DESK}/produk?search=RB-TRP-MRT-09-UTY`, async (page) => {
      await taken(page)
      await page
        .locator('main')
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Simpan stok' }).waitFor()
    }),
    empty: at('staff', `${DESK}/produk?page=9000`),
    long: at(
      'staff',
      ({ longestProduct }) => `${DESK}/produk?search=${longestProduct.replaceAll('-', '+')}`,
    ),
    failing: down('staff', `${DESK}/produk`),
    slow: arriving('staff', `${DESK}/pesanan`, `${DESK}/produk`),
  },
  {
    route: `${DESK}/pencarian`,
    name: 'backoffice-pencarian',
    full: at('staff', `${DESK}/pencarian`, async (page) => {
      await taken(page)
      await page
        .locator('main')
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Hapus' }).waitFor()
    }),
    empty: at('staff', `${DESK}/pencarian?search=qqzzxx`),
    long: at('staff', `${DESK}/pencarian?tab=permintaan`),
    failing: down('staff', `${DESK}/pencarian`),
    slow: arriving('staff', `${DESK}/pesanan`, `${DESK}/pencarian?tab=tidak-ditemukan`),
  },
  {
    route: `${DESK}/kotak-keluar`,
    name: 'backoffice-kotak-keluar',
    full: at('staff', `${DESK}/kotak-keluar`),
    empty: at('staff', `${DESK}/kotak-keluar?search=qqzzxx`),
    long: at('staff', `${DESK}/kotak-keluar?search=pengadaan`),
    failing: down('staff', `${DESK}/kotak-keluar`),
    slow: arriving('staff', `${DESK}/pesanan`, `${DESK}/kotak-keluar`),
  },
  {
    route: `${DESK}/audit`,
    name: 'backoffice-audit',
    full: at('staff', `${DESK}/audit`),
    empty: at('staff', `${DESK}/audit?search=qqzzxx`),
    long: none('its rows are written by the shop, as long in full'),
    failing: down('staff', `${DESK}/audit`),
    slow: arriving('staff', `${DESK}/pesanan`, `${DESK}/audit`),
  },
  {
    route: `${DESK}/pengaturan`,
    name: 'backoffice-pengaturan',
    full: at('staff', `${DESK}/pengaturan`),
    empty: none('the settings are always there'),
    long: none('it holds what the shop itself wrote'),
    failing: at('staff', `${DESK}/pengaturan`, async (page) => {
      await taken(page)
      await page.getByLabel('Paling besar (MB)').first().fill('banyak')
      await page.getByRole('button', { name: 'Simpan aturan' }).first().click()
      await page.getByText('Tulis ukuran dengan angka.').first().waitFor()
    }),
    slow: arriving('staff', `${DESK}/audit`, `${DESK}/pengaturan`),
  },
  {
    route: `${DESK}/*`,
    name: 'backoffice-tidak-ada',
    full: at('staff', `${DESK}/tidak-ada`),
    empty: none('it shows no data'),
    long: none('it says nothing of what was asked for'),
    failing: down('staff', `${DESK}/tidak-ada`),
    slow: none('it asks for nothing'),
  },
]
