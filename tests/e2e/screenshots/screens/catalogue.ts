import { LONG_SEARCH } from '../long-inputs.ts'
import {
  whileNavigating,
  openAt,
  openWithDatabaseDown,
  notApplicable,
  waitForHydration,
  type Screen,
} from '../scene.ts'

const NO_GOODS = 'the demo has goods everywhere'

export const catalogueScreens: Screen[] = [
  {
    route: '/',
    name: 'home',
    full: openAt('buyer', '/'),
    empty: notApplicable(NO_GOODS),
    long: openAt('extreme', '/'),
    failing: openWithDatabaseDown('visitor', '/'),
    slow: whileNavigating('visitor', '/kategori', '/'),
  },
  {
    route: '/syarat-dan-ketentuan',
    name: 'syarat',
    full: openAt('visitor', '/syarat-dan-ketentuan'),
    empty: notApplicable('its text is fixed'),
    long: notApplicable('its text is fixed'),
    failing: openWithDatabaseDown('visitor', '/syarat-dan-ketentuan'),
    slow: whileNavigating('visitor', '/', '/syarat-dan-ketentuan'),
  },
  {
    route: '/kebijakan-privasi',
    name: 'privasi',
    full: openAt('visitor', '/kebijakan-privasi'),
    empty: notApplicable('its text is fixed'),
    long: notApplicable('its text is fixed'),
    failing: openWithDatabaseDown('visitor', '/kebijakan-privasi'),
    slow: whileNavigating('visitor', '/', '/kebijakan-privasi'),
  },
  {
    route: '/kategori',
    name: 'kategori',
    full: openAt('visitor', '/kategori'),
    empty: notApplicable(NO_GOODS),
    long: notApplicable('it holds nothing but the names of the catalogue, the same as in full'),
    failing: openWithDatabaseDown('visitor', '/kategori'),
    slow: whileNavigating('visitor', '/', '/kategori'),
  },
  {
    route: '/kategori/:categorySlug',
    name: 'kategori-satu',
    full: openAt('visitor', ({ category }) => `/kategori/${category}`),
    empty: notApplicable(NO_GOODS),
    long: openAt('extreme', ({ longestCategory }) => `/kategori/${longestCategory}`),
    failing: openAt('visitor', '/kategori/tidak-ada'),
    slow: whileNavigating('visitor', '/kategori', ({ category }) => `/kategori/${category}`),
  },
  {
    route: '/kategori/:categorySlug/:subCategorySlug',
    name: 'kategori-dua',
    full: openAt('visitor', ({ category, subCategory }) => `/kategori/${category}/${subCategory}`),
    empty: openAt(
      'visitor',
      ({ category, subCategory }) => `/kategori/${category}/${subCategory}?page=900`,
    ),
    long: openAt('extreme', ({ category, subCategory }) => `/kategori/${category}/${subCategory}`),
    failing: openAt('visitor', ({ category }) => `/kategori/${category}/tidak-ada`),
    slow: whileNavigating(
      'visitor',
      '/kategori',
      ({ category, subCategory }) => `/kategori/${category}/${subCategory}`,
    ),
  },
  {
    route: '/produk',
    name: 'produk',
    full: openAt('visitor', '/produk?search=triplek'),
    empty: openAt('visitor', '/produk?search=qqzzxx'),
    long: openAt('extreme', `/produk?${new URLSearchParams({ search: LONG_SEARCH })}`),
    failing: openWithDatabaseDown('visitor', '/produk?search=triplek'),
    slow: whileNavigating('visitor', '/', '/produk?search=triplek'),
  },
  {
    route: '/produk',
    name: 'pencarian',
    full: openAt('visitor', '/produk', async (page) => {
      await waitForHydration(page)
      const field = page.getByLabel('Cari barang').filter({ visible: true }).first()
      await field.focus()
      await field.fill('triplek 9mm')
      await page.getByRole('group', { name: 'Barang' }).getByRole('option').first().waitFor()
    }),
    empty: openAt('visitor', '/produk?search=keramik+60x60'),
    long: openAt('visitor', '/produk?search=tripek+9mm'),
    failing: notApplicable('the field searches all the same'),
    slow: notApplicable('the suggestions before stay until the next arrive'),
  },
  {
    route: '/produk/:productSlug',
    name: 'produk-satu',
    full: openAt('buyer', ({ product }) => `/produk/${product}`),
    empty: openAt('visitor', ({ soldOut, product }) => `/produk/${soldOut ?? product}`),
    long: openAt('extreme', ({ longestProduct }) => `/produk/${longestProduct}`),
    failing: openAt('visitor', '/produk/tidak-ada'),
    slow: whileNavigating(
      'visitor',
      '/produk?search=triplek',
      ({ product }) => `/produk/${product}`,
    ),
  },
  {
    route: '/brand',
    name: 'merek',
    full: openAt('visitor', '/brand'),
    empty: openAt('visitor', '/brand', (page) => page.getByLabel('Cari merek').fill('qqzz')),
    long: notApplicable('it holds nothing but the names of brands, the same as in full'),
    failing: openWithDatabaseDown('visitor', '/brand'),
    slow: whileNavigating('visitor', '/', '/brand'),
  },
  {
    route: '/brand/:brandSlug',
    name: 'merek-satu',
    full: openAt('visitor', '/brand/rimbaply'),
    empty: notApplicable(NO_GOODS),
    long: notApplicable('a brand has a short name and a story of a few lines'),
    failing: openAt('visitor', '/brand/tidak-ada'),
    slow: whileNavigating('visitor', '/brand', '/brand/rimbaply'),
  },
  {
    route: '/brand/:brandSlug/katalog',
    name: 'merek-katalog',
    full: openAt('visitor', '/brand/rimbaply/katalog'),
    empty: notApplicable('each brand of the demo has its catalogue'),
    long: notApplicable('a list of a few files'),
    failing: openAt('visitor', '/brand/tidak-ada/katalog'),
    slow: whileNavigating('visitor', '/brand/rimbaply', '/brand/rimbaply/katalog'),
  },
  {
    route: '/brand/:brandSlug/produk',
    name: 'merek-produk',
    full: openAt('visitor', '/brand/rimbaply/produk'),
    empty: openAt('visitor', '/brand/rimbaply/produk?maks=1'),
    long: openAt('extreme', '/brand/rimbaply/produk'),
    failing: openAt('visitor', '/brand/tidak-ada/produk'),
    slow: whileNavigating('visitor', '/brand/rimbaply', '/brand/rimbaply/produk'),
  },
  {
    route: '/*',
    name: 'tidak-ada',
    full: openAt('visitor', '/tidak/ada/di-sini'),
    empty: notApplicable('it shows no data'),
    long: openAt('extreme', `/tidak/ada/${'sangat-panjang-sekali-'.repeat(8)}`),
    failing: openWithDatabaseDown('visitor', '/tidak/ada/di-sini'),
    slow: notApplicable('it asks for nothing'),
  },
]
