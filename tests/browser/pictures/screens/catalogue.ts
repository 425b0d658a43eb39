import { LONG_SEARCH } from '../extremes.ts'
import { arriving, at, down, none, type Screen } from '../scene.ts'

const NO_GOODS = 'the demo has goods everywhere'

export const catalogue: Screen[] = [
  {
    route: '/',
    name: 'home',
    full: at('buyer', '/'),
    empty: none(NO_GOODS),
    long: at('extreme', '/'),
    failing: down('visitor', '/'),
    slow: arriving('visitor', '/kategori', '/'),
  },
  {
    route: '/kategori',
    name: 'kategori',
    full: at('visitor', '/kategori'),
    empty: none(NO_GOODS),
    long: none('it holds nothing but the names of the catalogue, the same as in full'),
    failing: down('visitor', '/kategori'),
    slow: arriving('visitor', '/', '/kategori'),
  },
  {
    route: '/kategori/:categorySlug',
    name: 'kategori-satu',
    full: at('visitor', ({ category }) => `/kategori/${category}`),
    empty: none(NO_GOODS),
    long: at('extreme', ({ longestCategory }) => `/kategori/${longestCategory}`),
    failing: at('visitor', '/kategori/tidak-ada'),
    slow: arriving('visitor', '/kategori', ({ category }) => `/kategori/${category}`),
  },
  {
    route: '/kategori/:categorySlug/:subCategorySlug',
    name: 'kategori-dua',
    full: at('visitor', ({ category, subCategory }) => `/kategori/${category}/${subCategory}`),
    empty: at(
      'visitor',
      ({ category, subCategory }) => `/kategori/${category}/${subCategory}?page=900`,
    ),
    long: at('extreme', ({ category, subCategory }) => `/kategori/${category}/${subCategory}`),
    failing: at('visitor', ({ category }) => `/kategori/${category}/tidak-ada`),
    slow: arriving(
      'visitor',
      '/kategori',
      ({ category, subCategory }) => `/kategori/${category}/${subCategory}`,
    ),
  },
  {
    route: '/produk',
    name: 'produk',
    full: at('visitor', '/produk?search=triplek'),
    empty: at('visitor', '/produk?search=qqzzxx'),
    long: at('extreme', `/produk?${new URLSearchParams({ search: LONG_SEARCH })}`),
    failing: down('visitor', '/produk?search=triplek'),
    slow: arriving('visitor', '/', '/produk?search=triplek'),
  },
  {
    route: '/produk/:productSlug',
    name: 'produk-satu',
    full: at('buyer', ({ product }) => `/produk/${product}`),
    empty: at('visitor', ({ soldOut, product }) => `/produk/${soldOut ?? product}`),
    long: at('extreme', ({ longestProduct }) => `/produk/${longestProduct}`),
    failing: at('visitor', '/produk/tidak-ada'),
    slow: arriving('visitor', '/produk?search=triplek', ({ product }) => `/produk/${product}`),
  },
  {
    route: '/*',
    name: 'tidak-ada',
    full: at('visitor', '/tidak/ada/di-sini'),
    empty: none('it shows no data'),
    long: at('extreme', `/tidak/ada/${'sangat-panjang-sekali-'.repeat(8)}`),
    failing: down('visitor', '/tidak/ada/di-sini'),
    slow: none('it asks for nothing'),
  },
]
