import type { IconName } from '#web/ui/icons/icon-names.ts'

/** `when` limits a link to signed-in or to signed-out visitors. */
export type ChromeLink = { to: string; label: string; when?: 'in' | 'out' }

export type FooterColumn = { title: string; links: readonly ChromeLink[] }

/** The footer's columns: only screens that exist. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Belanja',
    links: [
      { to: '/kategori', label: 'Semua kategori' },
      { to: '/produk', label: 'Semua produk' },
      { to: '/brand', label: 'Semua merek' },
      { to: '/cart', label: 'Keranjang' },
      { to: '/cart?pesan-cepat', label: 'Pesan cepat' },
      { to: '/blog', label: 'Panduan' },
    ],
  },
  {
    title: 'Pesanan',
    links: [
      { to: '/profile/daftar-transaksi', label: 'Lacak pesanan' },
      { to: '/profile/alamat-pengiriman', label: 'Alamat pengiriman' },
      { to: '/upo', label: 'Unggah PO' },
    ],
  },
  {
    title: 'Akun',
    links: [
      { to: '/login', label: 'Masuk', when: 'out' },
      { to: '/register', label: 'Daftar', when: 'out' },
      { to: '/profile', label: 'Profil saya', when: 'in' },
      { to: '/juragan-modal', label: 'Modal proyek' },
    ],
  },
  {
    title: 'Tentang toko',
    links: [
      { to: '/tentang-kami', label: 'Tentang kami' },
      { to: '/hubungi-kami', label: 'Hubungi kami' },
      { to: '/faq', label: 'Tanya jawab' },
      { to: '/kemitraan', label: 'Kemitraan' },
      { to: '/karir', label: 'Karier' },
      { to: '/syarat-dan-ketentuan', label: 'Syarat dan ketentuan' },
      { to: '/kebijakan-privasi', label: 'Kebijakan privasi' },
    ],
  },
]

type PageAddress = { pathname: string; search: string }

/** Sign-in that leads back to the page at hand. */
export const buildSignInLink = ({ pathname, search }: PageAddress): string =>
  pathname === '/' ? '/login' : `/login?redirect=${encodeURIComponent(pathname + search)}`

/** Whether a query is that of the page that chooses where to deliver. */
export const isDistrictChoice = (search: string): boolean => search.includes('kirim-ke')

/** The page that chooses where to deliver, and leads back. */
export const buildDistrictPath = ({ pathname, search }: PageAddress): string =>
  isDistrictChoice(search)
    ? pathname + search
    : `/cart?kirim-ke&redirect=${encodeURIComponent(pathname + search)}`

/** The phone's bottom toolbar, left to right. */
export const toolbarLinks: readonly (ChromeLink & { icon: IconName; end?: boolean })[] = [
  { to: '/', label: 'Beranda', icon: 'house', end: true },
  { to: '/kategori', label: 'Kategori', icon: 'layout-grid' },
  { to: '/cart', label: 'Keranjang', icon: 'shopping-cart' },
  { to: '/profile/daftar-transaksi', label: 'Pesanan', icon: 'clipboard-list' },
  { to: '/profile', label: 'Akun', icon: 'user', end: true },
]
