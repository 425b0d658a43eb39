import type { GoogleConfig } from '#platform/http/context.ts'
import type { CookiePolicy } from './cookie-policy.ts'

/** How people sign in with Google. `isFake` where this server plays Google, for the demo. */
export type GoogleSignIn = GoogleConfig & { readonly isFake: boolean }

/** The demo's client id at its own fake of Google. */
const DEMO_CLIENT_ID = 'demo-pondasi'

type GoogleSettings = {
  clientId: string | undefined
  authorizeUrl: string | undefined
  jwksUrl: string | undefined
  demo: boolean
  /** Whether cookies are sent over encrypted connections only. */
  secure: boolean
  role: string
  host: string
  port: number
  publicOrigin: string
}

/** Google itself where a client id is set, else the fake in the demo, else none. */
export function resolveGoogle(settings: GoogleSettings): GoogleSignIn | undefined {
  if (settings.clientId && !settings.secure) return undefined
  if (settings.clientId)
    return {
      clientId: settings.clientId,
      authorizeUrl: settings.authorizeUrl ?? 'https://accounts.google.com/o/oauth2/v2/auth',
      jwksUrl: settings.jwksUrl ?? 'https://www.googleapis.com/oauth2/v3/certs',
      isFake: false,
    }
  if (!settings.demo) return undefined
  return {
    clientId: DEMO_CLIENT_ID,
    authorizeUrl: `${settings.publicOrigin}/demo/google/authorize`,
    jwksUrl: `${internalOrigin(settings)}/demo/google/keys`,
    isFake: true,
  }
}

/** Google posts its response from its own site, and browsers then send `Secure` cookies only. */
export const findGoogleWarning = (clientId: string | undefined, { secure }: CookiePolicy) =>
  clientId && !secure
    ? 'GOOGLE_CLIENT_ID is given, but PUBLIC_ORIGIN is not https: nobody can sign in with Google.'
    : undefined

/** The address at which this process reaches itself: the public one may not resolve here. */
function internalOrigin({ role, host, port, publicOrigin }: GoogleSettings): string {
  if (role !== 'all') return publicOrigin
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
