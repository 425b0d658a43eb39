import { z } from 'zod'
import type { OAuthFlowCookie } from '#web/context.ts'
import type { CookieJar } from './cookies.ts'

const OAuthFlowSchema = z.object({
  ticket: z.string(),
  redirectTo: z.string(),
  tracker: z.string().optional(),
})

/** Longest errand (bytes as written): browsers drop a cookie of more than four thousand. */
const MAX_COOKIE_BYTES = 3_000

/** Errands in a cookie of the visitor's; one that cannot be read is none. */
export const createOAuthFlowCookie = (jar: CookieJar): OAuthFlowCookie => ({
  save(flow, maxAgeSeconds) {
    const json = JSON.stringify(flow)
    const text =
      encodeURIComponent(json).length > MAX_COOKIE_BYTES
        ? JSON.stringify({ ...flow, redirectTo: '/' })
        : json
    jar.setOAuthFlow(text, maxAgeSeconds)
  },
  take() {
    const text = jar.oauthFlow()
    if (!text) return undefined
    jar.clearOAuthFlow()
    try {
      return OAuthFlowSchema.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  },
})
