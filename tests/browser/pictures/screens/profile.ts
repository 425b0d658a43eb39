import { arriving, at, down, fill, none, press, sending, taken, type Screen } from '../scene.ts'

const ADDRESSES = '/profile/alamat-pengiriman'
const ORDERS = '/profile/daftar-transaksi'
const detail = (id: string) => `${ORDERS}/detail?id=${id}`
const NOBODYS = '00000000-0000-4000-8000-000000000000'

const CLOSING = '/profile?tutup-akun'
const PASSWORD = '/profile/ubah-kata-sandi'

export const profile: Screen[] = [
  {
    route: PASSWORD,
    name: 'ubah-kata-sandi',
    full: at('buyer', PASSWORD, (page) =>
      fill(page, { 'Kata sandi sekarang': 'belanja-2026', 'Kata sandi baru': 'rumah-joglo-77' }),
    ),
    empty: at('buyer', PASSWORD),
    long: none('it holds two short fields'),
    failing: at('buyer', PASSWORD, async (page) => {
      await taken(page)
      await fill(page, { 'Kata sandi sekarang': 'bukan-ini', 'Kata sandi baru': 'rumah-joglo-77' })
      await press(page, 'Simpan kata sandi')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: arriving('buyer', '/profile', PASSWORD),
  },
  {
    route: '/profile',
    name: 'profile',
    full: at('buyer', '/profile'),
    empty: at('fresh', '/profile'),
    long: at('extreme', '/profile'),
    failing: at('buyer', '/profile', async (page) => {
      await taken(page)
      await fill(page, { 'Nama lengkap': 'S', 'Nomor ponsel': '12' })
      await press(page, 'Simpan')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('buyer', '/profile', (page) => press(page, 'Simpan')),
  },
  {
    route: '/profile',
    name: 'tutup-akun',
    full: at('buyer', CLOSING),
    empty: at('fresh', CLOSING),
    long: at('extreme', CLOSING),
    failing: at('fresh', CLOSING, async (page) => {
      await taken(page)
      await fill(page, { 'Kata sandi sekarang': 'bukan-ini' })
      await press(page, 'Tutup akun saya')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: arriving('buyer', '/profile', CLOSING),
  },
  {
    route: ADDRESSES,
    name: 'alamat',
    full: at('buyer', ADDRESSES),
    empty: at('fresh', ADDRESSES),
    long: at('extreme', ADDRESSES),
    failing: down('buyer', ADDRESSES),
    slow: arriving('buyer', '/profile', ADDRESSES),
  },
  {
    route: ADDRESSES,
    name: 'alamat-isian',
    full: at('buyer', ADDRESSES, (page) =>
      page.getByRole('link', { name: 'Ubah' }).first().click(),
    ),
    empty: at('fresh', `${ADDRESSES}?baru`),
    long: at('extreme', ADDRESSES, (page) =>
      page.getByRole('link', { name: 'Ubah' }).first().click(),
    ),
    failing: at('buyer', ADDRESSES, async (page) => {
      await taken(page)
      await page.getByRole('link', { name: 'Ubah' }).first().click()
      await fill(page, {
        'Jalan, nomor, RT/RW': 'Jl.',
        'Nomor ponsel penerima': '12',
        'Kode pos': '175',
      })
      await press(page, 'Simpan alamat')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('buyer', ADDRESSES, async (page) => {
      await page.getByRole('link', { name: 'Ubah' }).first().click()
      await press(page, 'Simpan alamat')
    }),
  },
  {
    route: ORDERS,
    name: 'transaksi',
    full: at('buyer', ORDERS),
    empty: at('fresh', ORDERS),
    long: at('extreme', ORDERS),
    failing: down('buyer', ORDERS),
    slow: arriving('buyer', '/profile', ORDERS),
  },
  {
    route: `${ORDERS}/detail`,
    name: 'transaksi-satu',
    full: at('buyer', ({ order }) => detail(order)),
    empty: none('an order always has goods'),
    long: at('extreme', ({ extremeOrder }) => detail(extremeOrder)),
    failing: at('buyer', detail(NOBODYS)),
    slow: arriving('buyer', ORDERS, ({ order }) => detail(order)),
  },
]
