import type { Page } from 'playwright-core'
import { LONG_EMAIL, LONG_NAME } from '../extremes.ts'
import { arriving, at, down, fill, none, press, sending, taken, type Screen } from '../scene.ts'

const DESK = '/backoffice'
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const invited = { Nama: 'Tono Prasetyo', Email: 'tono.prasetyo@contoh.id' }

/** From a list to the page of the one that it found. */
const opened = async (page: Page, name: RegExp) => {
  await taken(page)
  await page.locator('main').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const asksToSuspend = async (page: Page) => {
  await page.locator('summary', { hasText: 'Tangguhkan akun' }).click()
  await page.getByRole('button', { name: 'Ya, tangguhkan' }).click()
  await page.locator('[data-form-message]').waitFor()
}

export const accountsDesk: Screen[] = [
  {
    route: `${DESK}/akun`,
    name: 'backoffice-akun',
    full: at('staff', `${DESK}/akun`),
    empty: at('staff', `${DESK}/akun?search=qqzzxx`),
    long: at('staff', `${DESK}/akun?search=Kusumoatmodjo`),
    failing: down('staff', `${DESK}/akun`),
    slow: arriving('staff', `${DESK}/audit`, `${DESK}/akun`),
  },
  {
    route: `${DESK}/akun/:id`,
    name: 'backoffice-akun-satu',
    full: at('staff', `${DESK}/akun?search=bisnis@contoh.id`, (page) =>
      opened(page, /Budi Hartanto/),
    ),
    empty: at('staff', `${DESK}/akun?search=belum-aktif@contoh.id`, (page) =>
      opened(page, /Joko Prasetyo/),
    ),
    long: at('staff', `${DESK}/akun?search=Kusumoatmodjo`, async (page) => {
      await opened(page, /Kusumoatmodjo/)
      await asksToSuspend(page)
    }),
    failing: at('staff', `${DESK}/akun/${NOBODYS}`),
    slow: none('it waits like the order does'),
  },
  {
    route: `${DESK}/staf`,
    name: 'backoffice-staf',
    full: at('staff', `${DESK}/staf`, (page) => fill(page, invited)),
    empty: at('staff', `${DESK}/staf?search=qqzzxx`),
    long: at('staff', `${DESK}/staf`, (page) => fill(page, { Nama: LONG_NAME, Email: LONG_EMAIL })),
    failing: at('staff', `${DESK}/staf`, async (page) => {
      await taken(page)
      await fill(page, { Nama: 'T', Email: 'bukan-email' })
      await press(page, 'Kirim undangan')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('staff', `${DESK}/staf`, async (page) => {
      await fill(page, { Nama: 'T', Email: 'bukan-email' })
      await press(page, 'Kirim undangan')
    }),
  },
  {
    route: `${DESK}/staf/:id`,
    name: 'backoffice-staf-satu',
    full: at('staff', `${DESK}/staf?search=sales`, (page) => opened(page, /Agus Salim/)),
    empty: at('staff', `${DESK}/staf?search=admin@`, (page) => opened(page, /Ratna Kusuma/)),
    long: none('its fields are as long in the list'),
    failing: at('staff', `${DESK}/staf/${NOBODYS}`),
    slow: none('it waits like the order does'),
  },
  {
    route: `${DESK}/sandi`,
    name: 'backoffice-sandi',
    // The field itself needs a letter's link: the journeys look at it.
    full: at('visitor', `${DESK}/sandi?token=sudah-mati`),
    empty: at('visitor', `${DESK}/sandi`),
    long: at('visitor', `${DESK}/sandi`, (page) => fill(page, { Email: LONG_EMAIL })),
    failing: at('visitor', `${DESK}/sandi?token=contoh`),
    slow: none('it waits like the shop’s own does'),
  },
]
