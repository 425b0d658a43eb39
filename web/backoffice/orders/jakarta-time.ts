const JAKARTA_OFFSET_MS = 7 * 3_600_000

/** A time in Jakarta as a `datetime-local` field takes it: `2026-11-20T14:02`. */
export const toFieldTime = (at: Date): string =>
  new Date(at.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 16)

/** Adds Jakarta's offset to the value of such a field: `2026-11-20T14:02:00+07:00`. */
export const addJakartaOffset = (fieldTime: string): string => {
  if (/T\d{2}:\d{2}$/.test(fieldTime)) return `${fieldTime}:00+07:00`
  return /T[\d:.]+$/.test(fieldTime) ? `${fieldTime}+07:00` : fieldTime
}
