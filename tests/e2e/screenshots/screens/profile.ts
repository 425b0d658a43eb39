import { buildInvoicePath } from '#modules/finance/invoices/rules.ts'
import { LONG_NAME, LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  onlyFull,
  openAt,
  openWithDatabaseDown,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  whileSubmitting,
  type Screen,
} from '../scene.ts'

const ADDRESSES = '/profile/alamat-pengiriman'
const ORDERS = '/profile/daftar-transaksi'
const buildOrderPath = (id: string) => `${ORDERS}/detail?id=${id}`
const INVOICES = '/profile/daftar-invoice'

const CLOSE_ACCOUNT = '/profile?tutup-akun'
const NOTIFICATIONS = '/profile?pemberitahuan'
const TAX_IDENTITY = '/profile/faktur-pajak'
const PASSWORD = '/profile/ubah-kata-sandi'

export const profileScreens: Screen[] = [
  {
    route: PASSWORD,
    name: 'ubah-kata-sandi',
    full: openAt('buyer', PASSWORD, (page) =>
      fill(page, { 'Kata sandi sekarang': 'belanja-2026', 'Kata sandi baru': 'rumah-joglo-77' }),
    ),
    empty: openAt('buyer', PASSWORD),
    long: notApplicable('it holds two short fields'),
    failing: openAt('buyer', PASSWORD, async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Kata sandi sekarang': 'bukan-ini', 'Kata sandi baru': 'rumah-joglo-77' })
      await press(page, 'Simpan kata sandi')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('buyer', '/profile', PASSWORD),
  },
  {
    route: TAX_IDENTITY,
    name: 'faktur-pajak',
    full: openAt('business', TAX_IDENTITY),
    empty: openAt('buyer', TAX_IDENTITY),
    long: openAt('buyer', TAX_IDENTITY, (page) =>
      fill(page, { 'Nama seperti di kartu': LONG_NAME, 'Alamat seperti di kartu': LONG_NOTE }),
    ),
    failing: openAt('buyer', TAX_IDENTITY, async (page) => {
      await waitForHydration(page)
      await fill(page, {
        Nomor: '12345',
        'Nama seperti di kartu': 'Warsito',
        'Alamat seperti di kartu': 'Jl. Melati 4, Bekasi',
      })
      await press(page, 'Simpan data faktur')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('buyer', '/profile', TAX_IDENTITY),
  },
  {
    route: '/profile',
    name: 'profile',
    full: openAt('buyer', '/profile'),
    empty: openAt('fresh', '/profile'),
    long: openAt('extreme', '/profile'),
    failing: openAt('buyer', '/profile', async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Nama lengkap': 'S', 'Nomor ponsel': '12' })
      await press(page, 'Simpan')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('buyer', '/profile', (page) => press(page, 'Simpan')),
  },
  {
    route: '/profile',
    name: 'pemberitahuan',
    full: openAt('buyer', NOTIFICATIONS, async (page) => {
      await waitForHydration(page)
      await press(page, 'Kirim kode lewat WhatsApp')
      await page.getByLabel('Kode dari WhatsApp').waitFor()
    }),
    empty: openAt('fresh', NOTIFICATIONS),
    long: openAt('extreme', NOTIFICATIONS),
    failing: openAt('buyer', `${NOTIFICATIONS}=kode`, async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Kode dari WhatsApp': '12' })
      await press(page, 'Verifikasi nomor')
      await page.getByText('Tulis enam angka dari WhatsApp.').waitFor()
    }),
    slow: whileNavigating('buyer', '/profile', NOTIFICATIONS),
  },
  {
    route: '/profile',
    name: 'tutup-akun',
    full: openAt('buyer', CLOSE_ACCOUNT),
    empty: openAt('fresh', CLOSE_ACCOUNT),
    long: openAt('extreme', CLOSE_ACCOUNT),
    failing: openAt('fresh', CLOSE_ACCOUNT, async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Kata sandi sekarang': 'bukan-ini' })
      await press(page, 'Tutup akun saya')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('buyer', '/profile', CLOSE_ACCOUNT),
  },
  {
    route: ADDRESSES,
    name: 'alamat',
    full: openAt('buyer', ADDRESSES),
    empty: openAt('fresh', ADDRESSES),
    long: openAt('extreme', ADDRESSES),
    failing: openWithDatabaseDown('buyer', ADDRESSES),
    slow: whileNavigating('buyer', '/profile', ADDRESSES),
  },
  {
    route: ADDRESSES,
    name: 'alamat-isian',
    full: openAt('buyer', ADDRESSES, (page) =>
      page
        .getByRole('link', { name: /^Ubah (?!alamat usaha)/ })
        .first()
        .click(),
    ),
    empty: openAt('fresh', `${ADDRESSES}?baru`),
    long: openAt('extreme', ADDRESSES, (page) =>
      page
        .getByRole('link', { name: /^Ubah (?!alamat usaha)/ })
        .first()
        .click(),
    ),
    failing: openAt('buyer', ADDRESSES, async (page) => {
      await waitForHydration(page)
      await page
        .getByRole('link', { name: /^Ubah (?!alamat usaha)/ })
        .first()
        .click()
      await fill(page, {
        'Jalan, nomor, RT/RW': 'Jl.',
        'Nomor ponsel penerima': '12',
        'Kode pos': '175',
      })
      await press(page, 'Simpan alamat')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('buyer', ADDRESSES, async (page) => {
      await page
        .getByRole('link', { name: /^Ubah (?!alamat usaha)/ })
        .first()
        .click()
      await press(page, 'Simpan alamat')
    }),
  },
  {
    route: ORDERS,
    name: 'transaksi',
    full: openAt('buyer', ORDERS),
    empty: openAt('fresh', ORDERS),
    long: openAt('extreme', ORDERS),
    failing: openWithDatabaseDown('buyer', ORDERS),
    slow: whileNavigating('buyer', '/profile', ORDERS),
  },
  {
    route: `${ORDERS}/detail`,
    name: 'transaksi-satu',
    full: openAt('buyer', ({ order }) => buildOrderPath(order)),
    empty: notApplicable('an order always has goods'),
    long: openAt('extreme', ({ extremeOrder }) => buildOrderPath(extremeOrder)),
    failing: openAt('buyer', buildOrderPath(MISSING_ID)),
    slow: whileNavigating('buyer', ORDERS, ({ order }) => buildOrderPath(order)),
  },
  {
    route: INVOICES,
    name: 'tagihan',
    full: openAt('buyer', INVOICES),
    empty: openAt('fresh', INVOICES),
    long: openAt('extreme', INVOICES),
    failing: openWithDatabaseDown('buyer', INVOICES),
    slow: whileNavigating('buyer', '/profile', INVOICES),
  },
  {
    route: `${INVOICES}/detail`,
    name: 'tagihan-satu',
    full: openAt('buyer', ({ unpaidInvoice }) => buildInvoicePath(unpaidInvoice)),
    empty: notApplicable('an invoice always has goods'),
    long: openAt('extreme', ({ extremeInvoice }) => buildInvoicePath(extremeInvoice)),
    failing: openAt('buyer', buildInvoicePath(MISSING_ID)),
    slow: whileNavigating('buyer', INVOICES, ({ unpaidInvoice }) =>
      buildInvoicePath(unpaidInvoice),
    ),
  },
  {
    route: `${ORDERS}/detail`,
    name: 'transaksi-ulang',
    full: openAt('buyer', ({ order }) => `${buildOrderPath(order)}&ulang`),
    empty: notApplicable('an order always has goods'),
    long: openAt('extreme', ({ extremeOrder }) => `${buildOrderPath(extremeOrder)}&ulang`),
    failing: openAt('buyer', `${buildOrderPath(MISSING_ID)}&ulang`),
    slow: whileNavigating(
      'buyer',
      ({ order }) => buildOrderPath(order),
      ({ order }) => `${buildOrderPath(order)}&ulang`,
    ),
  },
  {
    route: `${ORDERS}/detail`,
    name: 'transaksi-retur',
    full: openAt('buyer', ({ returnableOrder: id }) => `${buildOrderPath(id)}&retur`),
    empty: openAt('extreme', ({ extremeOrder: id }) => `${buildOrderPath(id)}&retur`),
    long: openAt(
      'buyer',
      ({ returnableOrder: id }) => `${buildOrderPath(id)}&retur`,
      (page) => fill(page, { 'Rekening tujuan': LONG_NAME, 'Catatan opsional': LONG_NOTE }),
    ),
    failing: openAt(
      'buyer',
      ({ returnableOrder: id }) => `${buildOrderPath(id)}&retur`,
      async (page) => {
        await waitForHydration(page)
        await press(page, 'Ajukan retur')
        await waitForRefusal(page)
      },
    ),
    slow: whileNavigating(
      'buyer',
      ({ returnableOrder: id }) => buildOrderPath(id),
      ({ returnableOrder: id }) => `${buildOrderPath(id)}&retur`,
    ),
  },
  onlyFull(
    `${ORDERS}/detail`,
    'transaksi-dengan-retur',
    openAt('buyer', ({ returnableOrder: id }) => buildOrderPath(id)),
    'it is the order with returns',
  ),
]
