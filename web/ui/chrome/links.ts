import {
  ClipboardList,
  House,
  LayoutGrid,
  MapPin,
  ShoppingCart,
  User,
  type LucideIcon,
} from 'lucide-react'

export type ChromeLink = { to: string; label: string }

/** The footer's columns: only screens that exist. */
export const footerColumns: readonly { title: string; links: readonly ChromeLink[] }[] = [
  {
    title: 'Belanja',
    links: [
      { to: '/kategori', label: 'Semua kategori' },
      { to: '/produk', label: 'Semua barang' },
      { to: '/cart', label: 'Keranjang' },
    ],
  },
  {
    title: 'Pesanan',
    links: [
      { to: '/profile/daftar-transaksi', label: 'Lacak pesanan' },
      { to: '/profile/alamat-pengiriman', label: 'Alamat pengiriman' },
    ],
  },
  {
    title: 'Akun',
    links: [
      { to: '/login', label: 'Masuk' },
      { to: '/register', label: 'Daftar' },
      { to: '/profile', label: 'Profil saya' },
    ],
  },
]

/** The phone's bottom toolbar, left to right. */
export const toolbarLinks: readonly (ChromeLink & { icon: LucideIcon; end?: boolean })[] = [
  { to: '/', label: 'Beranda', icon: House, end: true },
  { to: '/kategori', label: 'Kategori', icon: LayoutGrid },
  { to: '/cart', label: 'Keranjang', icon: ShoppingCart },
  { to: '/profile/daftar-transaksi', label: 'Pesanan', icon: ClipboardList },
  { to: '/profile', label: 'Akun', icon: User, end: true },
]

/** The side navigation of the profile. */
export const profileLinks: readonly (ChromeLink & { icon: LucideIcon; end?: boolean })[] = [
  { to: '/profile', label: 'Profil saya', icon: User, end: true },
  { to: '/profile/daftar-transaksi', label: 'Daftar transaksi', icon: ClipboardList },
  { to: '/profile/alamat-pengiriman', label: 'Alamat pengiriman', icon: MapPin },
]
