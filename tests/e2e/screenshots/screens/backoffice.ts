import { LONG_EMAIL } from '../long-inputs.ts'
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

const BACKOFFICE = '/backoffice'
const credentials = { Email: 'admin@contoh.id', 'Kata sandi': 'kelola-2026' }

export const backofficeScreens: Screen[] = [
  {
    route: `${BACKOFFICE}/login`,
    name: 'backoffice-login',
    full: openAt('visitor', `${BACKOFFICE}/login`, (page) => fill(page, credentials)),
    empty: openAt('visitor', `${BACKOFFICE}/login`),
    long: openAt('visitor', `${BACKOFFICE}/login`, (page) =>
      fill(page, { ...credentials, Email: LONG_EMAIL }),
    ),
    failing: openAt('visitor', `${BACKOFFICE}/login`, async (page) => {
      await waitForHydration(page)
      await fill(page, { ...credentials, 'Kata sandi': 'bukan-ini' })
      await press(page, 'Masuk')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('visitor', `${BACKOFFICE}/login`, async (page) => {
      await fill(page, credentials)
      await press(page, 'Masuk')
    }),
  },
  withoutScreen(
    `${BACKOFFICE}/pesanan/:id/bukti`,
    'backoffice-bukti',
    'it is the file that the buyer sent',
  ),
  withoutScreen(
    `${BACKOFFICE}/pesanan/:id/po`,
    'backoffice-berkas-po',
    'it is the file that the buyer sent',
  ),
  {
    route: `${BACKOFFICE}/verifikasi`,
    name: 'backoffice-verifikasi',
    full: openAt('staff', `${BACKOFFICE}/verifikasi`),
    empty: openAt('staff', `${BACKOFFICE}/verifikasi?status=rejected`),
    long: notApplicable('a row holds a name, a state and a time'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/verifikasi`),
    slow: whileNavigating('staff', `${BACKOFFICE}/audit`, `${BACKOFFICE}/verifikasi`),
  },
  {
    route: `${BACKOFFICE}/verifikasi/:id`,
    name: 'backoffice-verifikasi-satu',
    full: openAt('staff', `${BACKOFFICE}/verifikasi`, async (page) => {
      await waitForHydration(page)
      await page.getByRole('link', { name: /CV Karya Bersama/ }).click()
      await page.getByRole('heading', { level: 1, name: /CV Karya Bersama/ }).waitFor()
    }),
    empty: notApplicable('an attempt always has papers'),
    long: notApplicable('it holds what one company sent'),
    failing: openAt('staff', `${BACKOFFICE}/verifikasi/${MISSING_ID}`),
    slow: notApplicable('it waits like the order does'),
  },
  withoutScreen(
    `${BACKOFFICE}/verifikasi/:id/dokumen/:documentId`,
    'backoffice-dokumen',
    'it is the file that the company sent',
  ),
  withoutScreen(
    `${BACKOFFICE}/verifikasi/:id/dokumen/:documentId/halaman`,
    'backoffice-dokumen-halaman',
    'it is one drawn page of that file',
  ),
  withoutScreen(
    `${BACKOFFICE}/stok/barang`,
    'backoffice-stok-barang',
    'it answers the search of the page of receipts',
  ),
  {
    route: `${BACKOFFICE}/produk`,
    name: 'backoffice-produk',
    full: openAt('staff', `${BACKOFFICE}/produk?search=RB-TRP-MRT-09-UTY`, async (page) => {
      await waitForHydration(page)
      await page
        .locator('main')
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Simpan stok' }).waitFor()
    }),
    empty: openAt('staff', `${BACKOFFICE}/produk?page=9000`),
    long: openAt(
      'staff',
      ({ longestProduct }) => `${BACKOFFICE}/produk?search=${longestProduct.replaceAll('-', '+')}`,
    ),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/produk`),
    slow: whileNavigating('staff', `${BACKOFFICE}/pesanan`, `${BACKOFFICE}/produk`),
  },
  {
    route: `${BACKOFFICE}/produk`,
    name: 'backoffice-produk-massal',
    full: openAt('staff', `${BACKOFFICE}/produk`, async (page) => {
      await waitForHydration(page)
      for (const box of await page
        .locator('main li input[type=checkbox]')
        .all()
        .then((all) => all.slice(0, 3)))
        await box.check()
      await page.getByText('Ubah yang dipilih').click()
    }),
    empty: openAt('staff', `${BACKOFFICE}/produk?status=draft`),
    long: notApplicable('it is the list above'),
    failing: openAt('staff', `${BACKOFFICE}/produk`, async (page) => {
      await waitForHydration(page)
      await page.getByText('Ubah yang dipilih').click()
      await press(page, 'Lihat harga baru')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: notApplicable('it is the list above'),
  },
  {
    route: `${BACKOFFICE}/pencarian`,
    name: 'backoffice-pencarian',
    full: openAt('staff', `${BACKOFFICE}/pencarian`, async (page) => {
      await waitForHydration(page)
      await page
        .locator('main')
        .getByRole('link', { name: /^Ubah / })
        .first()
        .click()
      await page.getByRole('button', { name: /^Hapus / }).waitFor()
    }),
    empty: openAt('staff', `${BACKOFFICE}/pencarian?search=qqzzxx`),
    long: openAt('staff', `${BACKOFFICE}/pencarian?tab=permintaan`),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/pencarian`),
    slow: whileNavigating(
      'staff',
      `${BACKOFFICE}/pesanan`,
      `${BACKOFFICE}/pencarian?tab=tidak-ditemukan`,
    ),
  },
  {
    route: `${BACKOFFICE}/kotak-keluar`,
    name: 'backoffice-kotak-keluar',
    full: openAt('staff', `${BACKOFFICE}/kotak-keluar`),
    empty: openAt('staff', `${BACKOFFICE}/kotak-keluar?search=qqzzxx`),
    long: openAt('staff', `${BACKOFFICE}/kotak-keluar?search=pengadaan`),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/kotak-keluar`),
    slow: whileNavigating('staff', `${BACKOFFICE}/pesanan`, `${BACKOFFICE}/kotak-keluar`),
  },
  {
    route: `${BACKOFFICE}/audit`,
    name: 'backoffice-audit',
    full: openAt('staff', `${BACKOFFICE}/audit`),
    empty: openAt('staff', `${BACKOFFICE}/audit?search=qqzzxx`),
    long: notApplicable('its rows are written by the shop, as long in full'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/audit`),
    slow: whileNavigating('staff', `${BACKOFFICE}/pesanan`, `${BACKOFFICE}/audit`),
  },
  {
    route: `${BACKOFFICE}/pengaturan`,
    name: 'backoffice-pengaturan',
    full: openAt('staff', `${BACKOFFICE}/pengaturan`),
    empty: notApplicable('the settings are always there'),
    long: notApplicable('it holds what the shop itself wrote'),
    failing: openAt('staff', `${BACKOFFICE}/pengaturan`, async (page) => {
      await waitForHydration(page)
      await page.getByLabel('Paling besar (MB)').first().fill('banyak')
      await page.getByRole('button', { name: 'Simpan aturan' }).first().click()
      await page.getByText('Tulis ukuran dengan angka.').first().waitFor()
    }),
    slow: whileNavigating('staff', `${BACKOFFICE}/audit`, `${BACKOFFICE}/pengaturan`),
  },
  {
    route: `${BACKOFFICE}/*`,
    name: 'backoffice-tidak-ada',
    full: openAt('staff', `${BACKOFFICE}/tidak-ada`),
    empty: notApplicable('it shows no data'),
    long: notApplicable('it says nothing of what was asked for'),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/tidak-ada`),
    slow: notApplicable('it asks for nothing'),
  },
]
