import { ZONE } from './clock.ts'

// Engines differ on how many decimals IDR has, so the digits are pinned and the sign is ours.
const digits = (decimals: number) =>
  new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
const exact = digits(2)
const whole = digits(0)
const quantity = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

type Amount = { amount: string }

/** `1.250.000,00`: documents. `amount` is a decimal string of rupiah. */
export const formatExact = ({ amount }: Amount): string => exact.format(Number(amount))

/** `1.250.000`, and `1.250.000,50` only where there are decimals: lists. */
export const formatShort = ({ amount }: Amount): string =>
  (amount.endsWith('.00') || !amount.includes('.') ? whole : exact).format(Number(amount))

/** `Rp 1.250.000` */
export const formatRupiah = (amount: Amount): string => `Rp ${formatShort(amount)}`

/** `1.250,5`: quantities, masses (kg), volumes (m³); at most three decimals. */
export const formatQuantity = (value: number): string => quantity.format(value)

/** Specification §9: dot for thousands, comma for decimals, two decimals by default. */
export const formatNumber = (value: number, decimals = 2): string => digits(decimals).format(value)

const dateParts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { timeZone: ZONE, ...options })
const day = dateParts({ day: 'numeric', month: 'long', year: 'numeric' })
const dayName = dateParts({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const short = dateParts({ day: 'numeric', month: 'short' })
const clock = dateParts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const asDate = (at: string | Date) => (typeof at === 'string' ? new Date(at) : at)

/** `20 November 2026` */
export const formatDate = (at: string | Date): string => day.format(asDate(at))
/** `Jumat, 20 November 2026` */
export const formatDayName = (at: string | Date): string => dayName.format(asDate(at))
/** `20 Nov` */
export const formatShortDate = (at: string | Date): string => short.format(asDate(at))
/** `14.02 WIB` */
export const formatTime = (at: string | Date): string =>
  `${clock.format(asDate(at)).replace(':', '.')} WIB`
/** `20 November 2026, 14.02 WIB` */
export const formatMoment = (at: string | Date): string => `${formatDate(at)}, ${formatTime(at)}`
