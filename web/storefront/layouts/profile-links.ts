import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { ChromeLink } from '#web/shared/chrome/links.ts'

/** The profile's side navigation; on a phone it is a row of short labels. */
export const profileLinks: readonly (ChromeLink & {
  short: string
  icon: IconName
  end?: boolean
})[] = [
  { to: '/profile', label: 'Profil saya', short: 'Profil', icon: 'user', end: true },
  {
    to: '/profile/daftar-transaksi',
    label: 'Pesanan',
    short: 'Pesanan',
    icon: 'clipboard-list',
  },
  { to: '/profile/daftar-invoice', label: 'Tagihan', short: 'Tagihan', icon: 'file-text' },
  {
    to: '/profile/daftar-negosiasi',
    label: 'Negosiasi',
    short: 'Negosiasi',
    icon: 'ticket-percent',
  },
  { to: '/profile/bantuan', label: 'Tiket bantuan', short: 'Bantuan', icon: 'message-circle' },
  {
    to: '/profile/alamat-pengiriman',
    label: 'Alamat pengiriman',
    short: 'Alamat',
    icon: 'map-pin',
  },
  { to: '/profile/ubah-kata-sandi', label: 'Ubah kata sandi', short: 'Sandi', icon: 'key-round' },
]
