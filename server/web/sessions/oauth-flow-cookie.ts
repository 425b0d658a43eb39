import { z } from 'zod'
import type { OAuthFlowCookie } from '#web/context.ts'
import type { CookieJar } from './cookies.ts'

const OAuthFlowSchema = z.object({
  ticket: z.string(),
  redirectTo: z.string(),
  tracker: z.string().optional(),
})

/** The largest value (bytes as written): browsers drop a cookie of more than 4,000 bytes. */
const MAX_COOKIE_BYTES = 3_000

/** Stores an OAuth flow in a cookie. One that cannot be read counts as missing. */
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
