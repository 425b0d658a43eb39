const OFFSET = 7 * 3_600_000

/** A moment as a date-and-time field wants it, in Jakarta's time: `2026-11-20T14:02`. */
export const asFieldTime = (at: Date): string =>
  new Date(at.getTime() + OFFSET).toISOString().slice(0, 16)

/** What such a field sends, with the offset that it means: `2026-11-20T14:02:00+07:00`. */
export const withOffset = (written: string): string => {
  if (/T\d{2}:\d{2}$/.test(written)) return `${written}:00+07:00`
  return /T[\d:.]+$/.test(written) ? `${written}+07:00` : written
}
