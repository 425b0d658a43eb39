import { LONG_EMAIL, LONG_NAME, LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  withoutScreen,
  type Screen,
  type ScreenAddress,
} from '../scene.ts'

const message = {
  Nama: 'Sari Wulandari',
  Email: 'sari@contoh.id',
  Perihal: 'Harga semen',
  Pesan: 'Berapa harga 200 sak sampai Bekasi?',
}
const partner = {
  'Nama perusahaan': 'PT Semen Nusantara Jaya',
  'Nama penanggung jawab': 'Rina Maharani',
  Email: 'rina@contoh.id',
  'Nomor telepon': '021 5550 1234',
  'Alamat perusahaan': 'Jl. Raya Bekasi KM 27, Bekasi',
  'Ceritakan usaha Anda': 'Pabrik semen dengan tiga gudang di Jawa Barat.',
}

/** A page that is only read. */
const readOnly = (route: string, name: string, address: ScreenAddress = route): Screen => ({
  route,
  name,
  full: openAt('visitor', address),
  empty: notApplicable('it always has its text'),
  long: notApplicable('its texts are as long in full'),
  failing: openWithDatabaseDown('visitor', address),
  slow: whileNavigating('visitor', '/', address),
})

/** A page with a form of the survey service. */
const withForm = (
  route: string,
  name: string,
  fields: Record<string, string>,
  button: string,
): Screen => ({
  route,
  name,
  full: openAt('visitor', route, (page) => fill(page, fields)),
  empty: openAt('visitor', route),
  long: openAt('visitor', route, (page) => fill(page, { ...fields, Email: LONG_EMAIL })),
  failing: openAt('visitor', route, async (page) => {
    await waitForHydration(page)
    await fill(page, { ...fields, Email: 'bukan-email' })
    await press(page, button)
    await waitForRefusal(page)
  }),
  slow: whileNavigating('visitor', '/', route),
})

const EDITOR = '/backoffice/konten/artikel'
const PAGES = '/backoffice/konten/halaman'

export const contentScreens: Screen[] = [
  {
    route: '/blog',
    name: 'blog',
    full: openAt('visitor', '/blog'),
    empty: openAt('visitor', '/blog?cari=qqzzxx'),
    long: notApplicable('its titles are as long in full'),
    failing: openWithDatabaseDown('visitor', '/blog'),
    slow: whileNavigating('visitor', '/', '/blog'),
  },
  {
    ...readOnly('/blog/:categories', 'blog-kategori', (data) => `/blog/${data.articleCategory}`),
    failing: openAt('visitor', '/blog/tidak-ada'),
  },
  {
    ...readOnly('/blog/:categories/:slugCategories', 'artikel', (data) => data.articlePath),
    failing: openAt('visitor', '/blog/semen/tidak-ada'),
  },
  {
    ...readOnly('/faq', 'faq'),
    empty: openAt('visitor', '/faq?cari=qqzzxx'),
    long: openAt('visitor', '/faq?cari=pesanan'),
  },
  readOnly('/juragan-modal', 'juragan-modal'),
  readOnly('/karir', 'karir'),
  readOnly('/tentang-kami', 'tentang-kami'),
  withForm('/hubungi-kami', 'hubungi-kami', message, 'Kirim pesan'),
  withForm('/kemitraan', 'kemitraan', partner, 'Kirim pengajuan'),
  {
    route: '/backoffice/konten',
    name: 'backoffice-artikel',
    full: openAt('staff', '/backoffice/konten'),
    empty: openAt('staff', '/backoffice/konten?search=qqzzxx'),
    long: notApplicable('its titles are as long in full'),
    failing: openWithDatabaseDown('staff', '/backoffice/konten'),
    slow: whileNavigating('staff', '/backoffice/audit', '/backoffice/konten'),
  },
  {
    route: `${EDITOR}/:id`,
    name: 'backoffice-artikel-satu',
    full: openAt('staff', ({ article }) => `${EDITOR}/${article}`),
    empty: openAt('staff', `${EDITOR}/baru`),
    long: openAt(
      'staff',
      ({ article }) => `${EDITOR}/${article}`,
      (page) => fill(page, { Penulis: LONG_NAME.slice(0, 80), Ringkasan: LONG_NOTE.slice(0, 300) }),
    ),
    failing: openAt(
      'staff',
      ({ article }) => `${EDITOR}/${article}`,
      async (page) => {
        await waitForHydration(page)
        await fill(page, { Judul: 'x' })
        await press(page, 'Simpan artikel')
        await waitForRefusal(page)
      },
    ),
    slow: whileNavigating('staff', '/backoffice/konten', ({ article }) => `${EDITOR}/${article}`),
  },
  {
    route: PAGES,
    name: 'backoffice-halaman',
    full: openAt('staff', PAGES),
    empty: notApplicable('the pages are always there'),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', PAGES),
    slow: whileNavigating('staff', '/backoffice/konten', PAGES),
  },
  {
    route: `${PAGES}/:slug`,
    name: 'backoffice-halaman-satu',
    full: openAt('staff', `${PAGES}/faq`),
    empty: notApplicable('a page always has its text'),
    long: notApplicable('its text is as long in full'),
    failing: openAt('staff', `${PAGES}/karir`, async (page) => {
      await waitForHydration(page)
      await fill(page, { Judul: 'x' })
      await press(page, 'Simpan halaman')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('staff', PAGES, `${PAGES}/faq`),
  },
  {
    route: '/backoffice/jawaban',
    name: 'backoffice-jawaban',
    full: openAt('staff', '/backoffice/jawaban?status=contact'),
    empty: openAt('staff', '/backoffice/jawaban?status=triplek_survey'),
    long: openAt('staff', '/backoffice/jawaban'),
    failing: openWithDatabaseDown('staff', '/backoffice/jawaban'),
    slow: whileNavigating('staff', '/backoffice/konten', '/backoffice/jawaban'),
  },
  withoutScreen(
    '/backoffice/konten/pratinjau',
    'backoffice-pratinjau',
    'it is a part of the editor',
  ),
  withoutScreen('/backoffice/konten/gambar', 'backoffice-gambar', 'it stores a picture'),
  withoutScreen('/backoffice/jawaban/ekspor', 'backoffice-jawaban-ekspor', 'it is a spreadsheet'),
]
