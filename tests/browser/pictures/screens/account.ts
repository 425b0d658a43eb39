import { BUYER } from '../facts.ts'
import { LONG_EMAIL, LONG_NAME } from '../extremes.ts'
import { arriving, at, down, fill, none, press, sending, taken, type Screen } from '../scene.ts'

const credentials = { Email: BUYER.email, 'Kata sandi': BUYER.password }
const registration = {
  'Nama lengkap': 'Warsito Mandor',
  Email: 'mandor-lain@contoh.id',
  'Nomor ponsel': '0812 9041 7735',
  'Kata sandi': 'rumah-joglo-77',
}

const business = {
  'Nama perusahaan': 'CV Tiga Pilar Bangunan',
  'Nama Anda': 'Rina Maharani',
  'Email kerja': 'rina@contoh.id',
  'Nomor ponsel': '0812 9041 7735',
  'Kata sandi': 'rumah-joglo-77',
}

export const account: Screen[] = [
  {
    route: '/login',
    name: 'login',
    full: at('visitor', '/login?redirect=/checkout', (page) => fill(page, credentials)),
    empty: at('visitor', '/login'),
    long: at('visitor', '/login', (page) => fill(page, { ...credentials, Email: LONG_EMAIL })),
    failing: at('visitor', '/login', async (page) => {
      await taken(page)
      await fill(page, { ...credentials, 'Kata sandi': 'bukan-ini' })
      await press(page, 'Masuk')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('visitor', '/login', async (page) => {
      await fill(page, credentials)
      await press(page, 'Masuk')
    }),
  },
  {
    route: '/forgot',
    name: 'forgot',
    full: at('visitor', '/forgot', async (page) => {
      await taken(page)
      await fill(page, { Email: BUYER.email })
      await press(page, 'Kirim tautan')
      await page.getByText('sudah kami kirim').waitFor()
    }),
    empty: at('visitor', '/forgot'),
    long: at('visitor', '/forgot', (page) => fill(page, { Email: LONG_EMAIL })),
    failing: at('visitor', '/forgot', async (page) => {
      await taken(page)
      await fill(page, { Email: 'bukan-email' })
      await press(page, 'Kirim tautan')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('visitor', '/forgot', async (page) => {
      await fill(page, { Email: BUYER.email })
      await press(page, 'Kirim tautan')
    }),
  },
  {
    route: '/reset-password',
    name: 'reset-password',
    // The field itself needs a letter's link: the journeys look at it.
    full: at('visitor', '/reset-password?token=sudah-mati'),
    empty: at('visitor', '/reset-password'),
    long: none('it holds one short field'),
    failing: at('visitor', '/reset-password?token=contoh'),
    slow: none('it waits like /forgot does'),
  },
  {
    route: '/register',
    name: 'register',
    full: none('it leads on to /register/retail'),
    empty: none('it leads on to /register/retail'),
    long: none('it leads on to /register/retail'),
    failing: none('it leads on to /register/retail'),
    slow: none('it leads on to /register/retail'),
  },
  {
    route: '/register/retail',
    name: 'register-retail',
    full: at('visitor', '/register/retail', (page) => fill(page, registration)),
    empty: at('visitor', '/register/retail'),
    long: at('visitor', '/register/retail', (page) =>
      fill(page, { ...registration, 'Nama lengkap': LONG_NAME, Email: LONG_EMAIL }),
    ),
    failing: at('visitor', '/register/retail', async (page) => {
      await taken(page)
      await fill(page, {
        ...registration,
        'Nama lengkap': 'W',
        'Nomor ponsel': '12',
        'Kata sandi': 'password123',
      })
      await press(page, 'Daftar')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('visitor', '/register/retail', async (page) => {
      await fill(page, registration)
      await press(page, 'Daftar')
    }),
  },
  {
    route: '/activation',
    name: 'activation',
    full: at('visitor', ({ waiting }) => `/activation?${new URLSearchParams({ email: waiting })}`),
    empty: at('visitor', '/activation'),
    long: at('visitor', `/activation?${new URLSearchParams({ email: LONG_EMAIL, belum: '' })}`),
    failing: at('visitor', '/activation?token=sudah-lama'),
    slow: sending(
      'visitor',
      ({ waiting }) => `/activation?email=${waiting}`,
      (page) => press(page, 'Kirim ulang tautan'),
    ),
  },
  {
    route: '/register/bisnis',
    name: 'register-bisnis',
    full: at('visitor', '/register/bisnis', (page) => fill(page, business)),
    empty: at('visitor', '/register/bisnis'),
    long: at('visitor', '/register/bisnis', (page) =>
      fill(page, { ...business, 'Nama Anda': LONG_NAME, 'Email kerja': LONG_EMAIL }),
    ),
    failing: at('visitor', '/register/bisnis', async (page) => {
      await taken(page)
      await fill(page, { ...business, 'Nama perusahaan': 'x', 'Nomor ponsel': '12' })
      await press(page, 'Daftar')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('visitor', '/register/bisnis', async (page) => {
      await fill(page, business)
      await press(page, 'Daftar')
    }),
  },
  {
    route: '/upgrade-account',
    name: 'upgrade-account',
    full: at('buyer', '/upgrade-account?langkah=dokumen'),
    empty: at('buyer', '/upgrade-account'),
    long: at('buyer', '/upgrade-account?langkah=alamat'),
    failing: at('buyer', '/upgrade-account', async (page) => {
      await taken(page)
      await fill(page, { NPWP: '12', NIB: '9' })
      await press(page, 'Simpan dan lanjut')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: arriving('buyer', '/profile', '/upgrade-account'),
  },
  {
    route: '/waiting-verification',
    name: 'waiting-verification',
    full: at('buyer', '/waiting-verification'),
    empty: at('visitor', '/waiting-verification'),
    long: none('it holds what one company sent'),
    failing: down('buyer', '/waiting-verification'),
    slow: arriving('buyer', '/profile', '/waiting-verification'),
  },
]
