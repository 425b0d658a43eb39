import { TIME_ZONE } from './clock.ts'

// Engines differ on how many decimals IDR has, so the decimals are fixed and `Rp` is added here.
const createNumberFormat = (decimals: number) =>
  new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
/** By number of decimals. */
const numberFormats = new Map<number, Intl.NumberFormat>()
const quantityFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** Dot for thousands, comma for decimals, two decimals by default (specification, formatting). */
export function formatNumber(value: number, decimals = 2): string {
  const format = numberFormats.get(decimals) ?? createNumberFormat(decimals)
  numberFormats.set(decimals, format)
  return format.format(value)
}

type Amount = { amount: string }

/** `1.250.000,00`, for documents and tables. `amount` is a decimal string of rupiah. */
export const formatExact = ({ amount }: Amount): string => formatNumber(Number(amount))

/** `1.250.000`, or `1.250.000,50` if there are decimals; for lists. */
export const formatShort = ({ amount }: Amount): string =>
  amount.endsWith('.00') || !amount.includes('.')
    ? formatNumber(Number(amount), 0)
    : formatExact({ amount })

/** `Rp 1.250.000` */
export const formatRupiah = (amount: Amount): string => `Rp ${formatShort(amount)}`

/** `1.250,5`: quantities, masses (kg), volumes (m³); at most three decimals. */
export const formatQuantity = (value: number): string => quantityFormat.format(value)

/** The text with a full stop, where it has no end yet. */
export const endSentence = (text: string): string => text.replace(/([^.!?])$/, '$1.')

const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { timeZone: TIME_ZONE, ...options })
const dateFormat = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const weekdayDateFormat = createDateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const monthFormat = createDateFormat({ month: 'long', year: 'numeric' })
const shortDateFormat = createDateFormat({ day: 'numeric', month: 'short' })
const timeFormat = createDateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const toDate = (at: string | Date) => (typeof at === 'string' ? new Date(at) : at)

/** `20 November 2026` */
export const formatDate = (at: string | Date): string => dateFormat.format(toDate(at))
/** `November 2026`, of a month as `2026-11`. */
export const formatMonth = (month: string): string => monthFormat.format(toDate(`${month}-15`))
/** `Jumat, 20 November 2026` */
export const formatWeekdayDate = (at: string | Date): string => weekdayDateFormat.format(toDate(at))
/** `20 Nov` */
export const formatShortDate = (at: string | Date): string => shortDateFormat.format(toDate(at))
/** `14.02 WIB` */
export const formatTime = (at: string | Date): string =>
  `${timeFormat.format(toDate(at)).replace(':', '.')} WIB`
/** `20 November 2026, 14.02 WIB` */
export const formatDateTime = (at: string | Date): string => `${formatDate(at)}, ${formatTime(at)}`
