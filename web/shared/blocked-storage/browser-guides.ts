type BrowserId = 'chrome' | 'edge' | 'firefox' | 'safari'

/** Where a browser's settings let it store what a shop needs. */
export type BrowserGuide = {
  id: BrowserId
  label: string
  steps: readonly string[]
  /** What the picture of its settings shows. */
  picture: {
    address: string
    title: string
    /** The setting to change, and whether it has to be on. */
    setting: string
    isOn: boolean
    others: readonly string[]
  }
}

const RELOAD = 'Kembali ke halaman ini, lalu tekan Muat ulang.'

const chrome: BrowserGuide = {
  id: 'chrome',
  label: 'Chrome',
  steps: [
    'Tekan ikon tiga titik di kanan atas, lalu pilih Setelan.',
    'Buka Privasi dan keamanan, Setelan situs, Setelan konten tambahan, lalu Data situs di perangkat.',
    'Pilih Situs dapat menyimpan data di perangkat Anda.',
    RELOAD,
  ],
  picture: {
    address: 'chrome://settings/content/siteData',
    title: 'Data situs di perangkat',
    setting: 'Situs dapat menyimpan data di perangkat Anda',
    isOn: true,
    others: ['Hapus data saat semua jendela ditutup', 'Jangan izinkan situs menyimpan data'],
  },
}

const edge: BrowserGuide = {
  id: 'edge',
  label: 'Edge',
  steps: [
    'Tekan ikon tiga titik di kanan atas, lalu pilih Pengaturan.',
    'Buka Cookie dan izin situs, lalu Kelola dan hapus cookie dan data situs.',
    'Nyalakan Izinkan situs menyimpan dan membaca data cookie.',
    RELOAD,
  ],
  picture: {
    address: 'edge://settings/content/cookies',
    title: 'Cookie dan data situs',
    setting: 'Izinkan situs menyimpan dan membaca data cookie',
    isOn: true,
    others: ['Blokir cookie pihak ketiga', 'Pramuat halaman'],
  },
}

const firefox: BrowserGuide = {
  id: 'firefox',
  label: 'Firefox',
  steps: [
    'Tekan ikon tiga garis di kanan atas, lalu pilih Pengaturan.',
    'Buka Privasi & Keamanan.',
    'Di Perlindungan Pelacakan, pilih Standar.',
    RELOAD,
  ],
  picture: {
    address: 'about:preferences#privacy',
    title: 'Perlindungan Pelacakan',
    setting: 'Standar',
    isOn: true,
    others: ['Ketat', 'Ubahsuai: blokir semua kuki'],
  },
}

const mobileChrome: BrowserGuide = {
  ...chrome,
  steps: [
    'Ketuk ikon tiga titik, lalu pilih Setelan.',
    'Buka Setelan situs, lalu Data situs di perangkat.',
    'Nyalakan Data situs di perangkat.',
    RELOAD,
  ],
  picture: {
    address: 'Setelan situs',
    title: 'Data situs di perangkat',
    setting: 'Data situs di perangkat',
    isOn: true,
    others: ['Tambahkan pengecualian situs'],
  },
}

const safari: BrowserGuide = {
  id: 'safari',
  label: 'Safari',
  steps: [
    'Buka Pengaturan di iPhone atau iPad, lalu Safari.',
    'Gulir ke bawah dan ketuk Lanjutan.',
    'Matikan Blokir Semua Cookie.',
    RELOAD,
  ],
  picture: {
    address: 'Safari › Lanjutan',
    title: 'Lanjutan',
    setting: 'Blokir Semua Cookie',
    isOn: false,
    others: ['Data Situs Web'],
  },
}

/** The tabs of a device (specification §2). */
export const listGuides = (isMobile: boolean): readonly BrowserGuide[] =>
  isMobile ? [mobileChrome, safari] : [chrome, edge, firefox]

/** The browser that is in use, as it names itself; Chrome where it is none of these. */
export function detectBrowser(userAgent: string): BrowserId {
  if (/Edg\//.test(userAgent)) return 'edge'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)|CriOS/.test(userAgent) ? 'safari' : 'chrome'
}
