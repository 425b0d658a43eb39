import { LONG_NAME, LONG_NOTE } from '../extremes.ts'
import { arriving, at, down, fill, none, press, sending, taken, type Screen } from '../scene.ts'

const DESK = '/backoffice/upo'
const NOBODYS = '00000000-0000-4000-8000-000000000000'
type Page = Parameters<typeof press>[0]

const choose = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Purchase order atau RAB')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
const form = ({ sheet }: { sheet: string }) => `/upo?berkas=${sheet}`

export const upo: Screen[] = [
  {
    route: '/upo',
    name: 'upo',
    full: at('business', '/upo'),
    // Who buys for no company is told whom it is for.
    empty: at('buyer', '/upo'),
    long: none('its rows are as long in full'),
    failing: at('business', '/upo', async (page) => {
      await taken(page)
      await choose(page, 'po.pdf', 'Bukan PDF.')
      await press(page, 'Unggah dan lanjut')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
    slow: sending('business', '/upo', async (page) => {
      await choose(page, 'po.pdf', '%PDF-1.4\n%%EOF')
      await press(page, 'Unggah dan lanjut')
    }),
  },
  {
    route: '/upo',
    name: 'upo-kirim',
    full: at('business', form),
    empty: at('business', ({ paper }) => `/upo?berkas=${paper}`),
    long: at('business', form, async (page) => {
      await taken(page)
      await fill(page, { 'Nama proyek': LONG_NAME, 'Catatan opsional': LONG_NOTE.repeat(2) })
    }),
    failing: at('business', form, async (page) => {
      await taken(page)
      await page.getByLabel('Jumlah baris 2').fill('0')
      await press(page, 'Kirim PO')
      await page.locator('[data-form-message]').waitFor()
    }),
    slow: sending('business', form, (page) => press(page, 'Kirim PO')),
  },
  {
    route: '/upo',
    name: 'upo-satu',
    full: at('business', ({ upo: id }) => `/upo?id=${id}`),
    empty: none('a record always has its facts'),
    long: at('business', ({ longUpo }) => `/upo?id=${longUpo}`),
    failing: at('business', `/upo?id=${NOBODYS}`),
    slow: arriving('business', '/upo', ({ upo: id }) => `/upo?id=${id}`),
  },
  {
    route: DESK,
    name: 'backoffice-upo',
    full: at('staff', DESK),
    empty: at('staff', `${DESK}?search=qqzzxx`),
    long: at('staff', `${DESK}?search=Kusumoatmodjo`),
    failing: down('staff', DESK),
    slow: arriving('staff', '/backoffice/audit', DESK),
  },
  {
    route: `${DESK}/:id`,
    name: 'backoffice-upo-satu',
    full: at('staff', ({ upo: id }) => `${DESK}/${id}`),
    empty: none('a record always has its facts'),
    long: at('staff', ({ longUpo }) => `${DESK}/${longUpo}`),
    failing: at(
      'staff',
      ({ upo: id }) => `${DESK}/${id}`,
      async (page) => {
        await taken(page)
        await press(page, 'Batalkan PO')
        await page.locator('[data-form-message]').waitFor()
      },
    ),
    slow: arriving('staff', DESK, ({ upo: id }) => `${DESK}/${id}`),
  },
  {
    route: `${DESK}/:id/berkas`,
    name: 'backoffice-upo-berkas',
    full: none('it is the file that the company sent'),
    empty: none('it is the file that the company sent'),
    long: none('it is the file that the company sent'),
    failing: none('it is the file that the company sent'),
    slow: none('it is the file that the company sent'),
  },
]
