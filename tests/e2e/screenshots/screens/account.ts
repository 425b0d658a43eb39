import { BUYER } from '../screen-data.ts'
import { LONG_EMAIL, LONG_NAME } from '../long-inputs.ts'
import {
  fill,
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

export const accountScreens: Screen[] = [
  {
    route: '/login',
    name: 'login',
    full: openAt('visitor', '/login?redirect=/checkout', (page) => fill(page, credentials)),
    empty: openAt('visitor', '/login'),
    long: openAt('visitor', '/login', (page) => fill(page, { ...credentials, Email: LONG_EMAIL })),
    failing: openAt('visitor', '/login', async (page) => {
      await waitForHydration(page)
      await fill(page, { ...credentials, 'Kata sandi': 'bukan-ini' })
      await press(page, 'Masuk')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('visitor', '/login', async (page) => {
      await fill(page, credentials)
      await press(page, 'Masuk')
    }),
  },
  {
    route: '/forgot',
    name: 'forgot',
    full: openAt('visitor', '/forgot', async (page) => {
      await waitForHydration(page)
      await fill(page, { Email: BUYER.email })
      await press(page, 'Kirim tautan')
      await page.getByText('sudah kami kirim').waitFor()
    }),
    empty: openAt('visitor', '/forgot'),
    long: openAt('visitor', '/forgot', (page) => fill(page, { Email: LONG_EMAIL })),
    failing: openAt('visitor', '/forgot', async (page) => {
      await waitForHydration(page)
      await fill(page, { Email: 'bukan-email' })
      await press(page, 'Kirim tautan')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('visitor', '/forgot', async (page) => {
      await fill(page, { Email: BUYER.email })
      await press(page, 'Kirim tautan')
    }),
  },
  {
    route: '/reset-password',
    name: 'reset-password',
    // The password field needs an e-mailed link: account.test.ts checks it.
    full: openAt('visitor', '/reset-password?token=sudah-mati'),
    empty: openAt('visitor', '/reset-password'),
    long: notApplicable('it holds one short field'),
    failing: openAt('visitor', '/reset-password?token=contoh'),
    slow: notApplicable('it waits like /forgot does'),
  },
  withoutScreen('/register', 'register', 'it leads on to /register/retail'),
  {
    route: '/register/retail',
    name: 'register-retail',
    full: openAt('visitor', '/register/retail', (page) => fill(page, registration)),
    empty: openAt('visitor', '/register/retail'),
    long: openAt('visitor', '/register/retail', (page) =>
      fill(page, { ...registration, 'Nama lengkap': LONG_NAME, Email: LONG_EMAIL }),
    ),
    failing: openAt('visitor', '/register/retail', async (page) => {
      await waitForHydration(page)
      await fill(page, {
        ...registration,
        'Nama lengkap': 'W',
        'Nomor ponsel': '12',
        'Kata sandi': 'password123',
      })
      await press(page, 'Daftar')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('visitor', '/register/retail', async (page) => {
      await fill(page, registration)
      await press(page, 'Daftar')
    }),
  },
  {
    route: '/activation',
    name: 'activation',
    full: openAt(
      'visitor',
      ({ unactivatedEmail }) => `/activation?${new URLSearchParams({ email: unactivatedEmail })}`,
    ),
    empty: openAt('visitor', '/activation'),
    long: openAt('visitor', `/activation?${new URLSearchParams({ email: LONG_EMAIL, belum: '' })}`),
    failing: openAt('visitor', '/activation?token=sudah-lama'),
    slow: whileSubmitting(
      'visitor',
      ({ unactivatedEmail }) => `/activation?email=${unactivatedEmail}`,
      (page) => press(page, 'Kirim ulang tautan'),
    ),
  },
  {
    route: '/register/bisnis',
    name: 'register-bisnis',
    full: openAt('visitor', '/register/bisnis', (page) => fill(page, business)),
    empty: openAt('visitor', '/register/bisnis'),
    long: openAt('visitor', '/register/bisnis', (page) =>
      fill(page, { ...business, 'Nama Anda': LONG_NAME, 'Email kerja': LONG_EMAIL }),
    ),
    failing: openAt('visitor', '/register/bisnis', async (page) => {
      await waitForHydration(page)
      await fill(page, { ...business, 'Nama perusahaan': 'x', 'Nomor ponsel': '12' })
      await press(page, 'Daftar')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('visitor', '/register/bisnis', async (page) => {
      await fill(page, business)
      await press(page, 'Daftar')
    }),
  },
  {
    route: '/upgrade-account',
    name: 'upgrade-account',
    full: openAt('buyer', '/upgrade-account?langkah=dokumen'),
    empty: openAt('buyer', '/upgrade-account'),
    long: openAt('buyer', '/upgrade-account?langkah=alamat'),
    failing: openAt('buyer', '/upgrade-account', async (page) => {
      await waitForHydration(page)
      await fill(page, { NPWP: '12', NIB: '9' })
      await press(page, 'Simpan dan lanjut')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('buyer', '/profile', '/upgrade-account'),
  },
  {
    route: '/waiting-verification',
    name: 'waiting-verification',
    full: openAt('buyer', '/waiting-verification'),
    empty: openAt('visitor', '/waiting-verification'),
    long: notApplicable('it holds what one company sent'),
    failing: openWithDatabaseDown('buyer', '/waiting-verification'),
    slow: whileNavigating('buyer', '/profile', '/waiting-verification'),
  },
]
