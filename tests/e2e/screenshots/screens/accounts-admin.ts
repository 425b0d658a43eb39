import type { Page } from 'playwright-core'
import { LONG_EMAIL, LONG_NAME } from '../long-inputs.ts'
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
  type Screen,
} from '../scene.ts'

const BACKOFFICE = '/backoffice'
const invited = { Nama: 'Tono Prasetyo', Email: 'tono.prasetyo@contoh.id' }

/** Opens the page of a row that the list shows. */
const openFromList = async (page: Page, name: RegExp) => {
  await waitForHydration(page)
  await page.locator('main').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const submitSuspension = async (page: Page) => {
  await page.locator('summary', { hasText: 'Tangguhkan akun' }).click()
  await page.getByRole('button', { name: 'Ya, tangguhkan' }).click()
  await waitForRefusal(page)
}

export const accountsAdminScreens: Screen[] = [
  {
    route: `${BACKOFFICE}/akun`,
    name: 'backoffice-akun',
    full: openAt('staff', `${BACKOFFICE}/akun`),
    empty: openAt('staff', `${BACKOFFICE}/akun?search=qqzzxx`),
    long: openAt('staff', `${BACKOFFICE}/akun?search=Kusumoatmodjo`),
    failing: openWithDatabaseDown('staff', `${BACKOFFICE}/akun`),
    slow: whileNavigating('staff', `${BACKOFFICE}/audit`, `${BACKOFFICE}/akun`),
  },
  {
    route: `${BACKOFFICE}/akun/:id`,
    name: 'backoffice-akun-satu',
    full: openAt('staff', `${BACKOFFICE}/akun?search=bisnis@contoh.id`, (page) =>
      openFromList(page, /Budi Hartanto/),
    ),
    empty: openAt('staff', `${BACKOFFICE}/akun?search=belum-aktif@contoh.id`, (page) =>
      openFromList(page, /Joko Prasetyo/),
    ),
    long: openAt('staff', `${BACKOFFICE}/akun?search=Kusumoatmodjo`, async (page) => {
      await openFromList(page, /Kusumoatmodjo/)
      await submitSuspension(page)
    }),
    failing: openAt('staff', `${BACKOFFICE}/akun/${MISSING_ID}`),
    slow: notApplicable('it waits like the order does'),
  },
  {
    route: `${BACKOFFICE}/staf`,
    name: 'backoffice-staf',
    full: openAt('staff', `${BACKOFFICE}/staf`, (page) => fill(page, invited)),
    empty: openAt('staff', `${BACKOFFICE}/staf?search=qqzzxx`),
    long: openAt('staff', `${BACKOFFICE}/staf`, (page) =>
      fill(page, { Nama: LONG_NAME, Email: LONG_EMAIL }),
    ),
    failing: openAt('staff', `${BACKOFFICE}/staf`, async (page) => {
      await waitForHydration(page)
      await fill(page, { Nama: 'T', Email: 'bukan-email' })
      await press(page, 'Kirim undangan')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('staff', `${BACKOFFICE}/staf`, async (page) => {
      await fill(page, { Nama: 'T', Email: 'bukan-email' })
      await press(page, 'Kirim undangan')
    }),
  },
  {
    route: `${BACKOFFICE}/staf/:id`,
    name: 'backoffice-staf-satu',
    full: openAt('staff', `${BACKOFFICE}/staf?search=sales`, (page) =>
      openFromList(page, /Agus Salim/),
    ),
    empty: openAt('staff', `${BACKOFFICE}/staf?search=admin@`, (page) =>
      openFromList(page, /Ratna Kusuma/),
    ),
    long: notApplicable('its fields are as long in the list'),
    failing: openAt('staff', `${BACKOFFICE}/staf/${MISSING_ID}`),
    slow: notApplicable('it waits like the order does'),
  },
  {
    route: `${BACKOFFICE}/sandi`,
    name: 'backoffice-sandi',
    // The password field needs an e-mailed link: accounts-admin.test.ts checks it.
    full: openAt('visitor', `${BACKOFFICE}/sandi?token=sudah-mati`),
    empty: openAt('visitor', `${BACKOFFICE}/sandi`),
    long: openAt('visitor', `${BACKOFFICE}/sandi`, (page) => fill(page, { Email: LONG_EMAIL })),
    failing: openAt('visitor', `${BACKOFFICE}/sandi?token=contoh`),
    slow: notApplicable('it waits like the shop’s own does'),
  },
]
