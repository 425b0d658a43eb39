import {
  fill,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const DRAFT = '/backoffice/konten/beranda'
/** A section that every shop is delivered with: its brands. */
const SECTION = `${DRAFT}/6`

export const homePageScreens: Screen[] = [
  {
    route: DRAFT,
    name: 'backoffice-beranda',
    full: openAt('staff', DRAFT),
    empty: notApplicable('a shop is delivered with its sections'),
    long: openAt('staff', DRAFT, async (page) => {
      await waitForHydration(page)
      await page
        .getByLabel('Judul')
        .fill('Perlengkapan kamar mandi dan saluran air untuk rumah bertingkat tiga')
    }),
    failing: openWithDatabaseDown('staff', DRAFT),
    slow: whileNavigating('staff', '/backoffice/konten', DRAFT),
  },
  {
    route: `${DRAFT}/:id`,
    name: 'backoffice-beranda-bagian',
    full: openAt('staff', SECTION),
    empty: notApplicable('a section always has its fields'),
    long: openAt('staff', SECTION, (page) =>
      fill(page, {
        Judul: 'Merek perlengkapan kamar mandi dan saluran air untuk rumah bertingkat',
      }),
    ),
    failing: openAt('staff', SECTION, async (page) => {
      await waitForHydration(page)
      await fill(page, { Judul: 'x' })
      await press(page, 'Simpan ke draf')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('staff', DRAFT, SECTION),
  },
]
