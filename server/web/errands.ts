import { z } from 'zod'
import type { Errands } from '#web/context.ts'
import type { CookieJar } from './cookies.ts'

const Errand = z.object({
  ticket: z.string(),
  redirectTo: z.string(),
  tracker: z.string().optional(),
})

/** Longest errand (bytes as written): browsers drop a cookie of more than four thousand. */
const LONGEST = 3_000

/** Errands in a cookie of the visitor's; one that cannot be read is none. */
export const errands = (jar: CookieJar): Errands => ({
  keep(errand, lasts) {
    const whole = JSON.stringify(errand)
    const text =
      encodeURIComponent(whole).length > LONGEST
        ? JSON.stringify({ ...errand, redirectTo: '/' })
        : whole
    jar.keepErrand(text, lasts)
  },
  take() {
    const text = jar.errand()
    if (!text) return undefined
    jar.dropErrand()
    try {
      return Errand.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  },
})
