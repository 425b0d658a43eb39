import type { GoogleFacts } from '#platform/http/context.ts'
import type { CookieRules } from './cookie-rules.ts'

/** How people sign in with Google; `standIn` where our own server plays it, for the demo. */
export type Google = GoogleFacts & { readonly standIn: boolean }

/** As whom the demo is known to its own stand-in. */
const DEMO_CLIENT = 'demo-pondasi'

type Given = {
  clientId: string | undefined
  authorizeUrl: string | undefined
  keysUrl: string | undefined
  demo: boolean
  /** Whether cookies travel encrypted. */
  secure: boolean
  role: string
  host: string
  port: number
  publicOrigin: string
}

/** Google by its client id, else in the demo the stand-in, else none. */
export function googleOf(given: Given): Google | undefined {
  if (given.clientId && !given.secure) return undefined
  if (given.clientId)
    return {
      clientId: given.clientId,
      authorizeUrl: given.authorizeUrl ?? 'https://accounts.google.com/o/oauth2/v2/auth',
      keysUrl: given.keysUrl ?? 'https://www.googleapis.com/oauth2/v3/certs',
      standIn: false,
    }
  if (!given.demo) return undefined
  return {
    clientId: DEMO_CLIENT,
    authorizeUrl: `${given.publicOrigin}/demo/google/authorize`,
    keysUrl: `${ownAddress(given)}/demo/google/keys`,
    standIn: true,
  }
}

/** Google posts its answer from its own site, and browsers send along only `Secure` cookies then. */
export const googleWarning = (clientId: string | undefined, { secure }: CookieRules) =>
  clientId && !secure
    ? 'GOOGLE_CLIENT_ID is given, but PUBLIC_ORIGIN is not https: nobody can sign in with Google.'
    : undefined

/** Where this process finds its own doors: the public address may not be known inside. */
function ownAddress({ role, host, port, publicOrigin }: Given): string {
  if (role !== 'all') return publicOrigin
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
