/** One step of a demo negotiation: percent of the list price for each line, or what is decided. */
type DemoStep =
  | { by: 'staff'; percent: number; note?: string; validDays: number }
  | { by: 'staff'; reason: string }
  | { by: 'buyer'; decide: 'accept' | 'refuse' | 'mixed'; percent?: number; note?: string }
  | { by: 'clock' }

export type NegotiationScenario = {
  buyer: 'bisnis@contoh.id' | 'retail@contoh.id'
  project: string
  note: string
  /** How many days ago it was begun, and what the buyer bid, in per cent of the list price. */
  daysAgo: number
  percent: number
  steps: readonly DemoStep[]
}

/** Negotiations in every state but the order, so that all screens are full. */
export const NEGOTIATION_SCENARIOS: readonly NegotiationScenario[] = [
  {
    buyer: 'bisnis@contoh.id',
    project: 'Ruko Lippo Cikarang',
    note: 'Mohon dibantu, kirim bertahap tiga kali.',
    daysAgo: 4,
    percent: 91,
    steps: [
      { by: 'staff', percent: 97, validDays: 3 },
      { by: 'buyer', decide: 'mixed', percent: 94, note: 'Sisanya sudah cocok.' },
      {
        by: 'staff',
        percent: 96,
        note: 'Ini harga terbaik kami untuk sekali kirim ke satu alamat.',
        validDays: 6,
      },
    ],
  },
  {
    buyer: 'bisnis@contoh.id',
    project: 'Gudang Cikande',
    note: 'Perlu minggu depan.',
    daysAgo: 2,
    percent: 90,
    steps: [],
  },
  {
    buyer: 'retail@contoh.id',
    project: '',
    note: 'Renovasi dapur, beli sekaligus.',
    daysAgo: 1,
    percent: 93,
    steps: [],
  },
  {
    buyer: 'bisnis@contoh.id',
    project: 'Klinik Tebet',
    note: '',
    daysAgo: 5,
    percent: 94,
    steps: [
      { by: 'staff', percent: 97, validDays: 12 },
      { by: 'buyer', decide: 'accept' },
    ],
  },
  {
    buyer: 'retail@contoh.id',
    project: 'Rumah Ibu',
    note: '',
    daysAgo: 3,
    percent: 92,
    steps: [{ by: 'staff', percent: 98, validDays: 7 }],
  },
  {
    buyer: 'bisnis@contoh.id',
    project: 'Pagar keliling',
    note: 'Bisa di harga ini?',
    daysAgo: 9,
    percent: 70,
    steps: [{ by: 'staff', reason: 'Harga itu di bawah harga beli kami. Silakan ajukan lagi.' }],
  },
  {
    buyer: 'bisnis@contoh.id',
    project: 'Mushola',
    note: '',
    daysAgo: 14,
    percent: 90,
    steps: [{ by: 'staff', percent: 98, validDays: 2 }, { by: 'clock' }],
  },
  {
    buyer: 'retail@contoh.id',
    project: '',
    note: '',
    daysAgo: 11,
    percent: 88,
    steps: [
      { by: 'staff', percent: 99, validDays: 3 },
      { by: 'buyer', decide: 'refuse', note: 'Sudah dapat dari toko lain.' },
    ],
  },
]

/** Sentences that staff write often. */
export const REPLY_TEMPLATES = [
  { title: 'Harga terbaik', text: 'Ini harga terbaik kami untuk jumlah tersebut.' },
  { title: 'Stok terbatas', text: 'Stok pabrik sedang terbatas, jadi harganya belum bisa turun.' },
  { title: 'Tambah jumlah', text: 'Bila jumlahnya ditambah, harganya bisa kami turunkan lagi.' },
] as const
