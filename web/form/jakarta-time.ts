/** `2026-11-24T09:00`, as a browser sends it, in Jakarta. Anything else is returned as it is, for the call to refuse. */
export const parseJakartaTime = (typed: string | undefined): string | null => {
  if (typed === undefined) return null
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? `${typed}:00.000+07:00` : typed
}

/** A time of the API as the value of such a field. */
export const toTimeField = (time: string | null | undefined): string | undefined =>
  time?.slice(0, 16)
