import { createContext, type RouterContext } from 'react-router'
import type { Api } from '#modules/client.ts'
import type { TokenPair } from '#modules/people/identity/contract.ts'
import { emptyShell, type Shell } from './shell.ts'

/** Who is asking. `kind` tells a retail buyer from a company's and from staff. */
export type CurrentSession =
  | { state: 'authenticated'; user: SessionUser }
  | { state: 'unauthenticated'; user?: undefined }
export type SessionUser = {
  id: string
  name: string
  email: string
  kind: 'retail' | 'business' | 'staff'
}

/** What a page needs to know about the shop itself. `nonce` lets this answer's own scripts run. */
export type Shop = {
  storeName: string
  demo: boolean
  origin: string
  nonce: string
  /** Origin of the page where people choose their Google account; undefined where they cannot. */
  google: string | undefined
}

/**
 * One key for a name, whoever asks: the server reads this file as it is, the pages carry a bundled
 * copy of it, and a context is found by the identity of its key.
 */
function getSharedContext<T>(name: string, initial?: T): RouterContext<T> {
  const shared = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>
  return (shared[Symbol.for(`web.context.${name}`)] ??= createContext<T>(initial))
}

/** The typed client, acting for whoever is asking. Set by the server for each request. */
export const apiContext = getSharedContext<Api>('api')
export const sessionContext = getSharedContext<CurrentSession>('session', {
  state: 'unauthenticated',
})
export const shopContext = getSharedContext<Shop>('shop')

/** Loads what the header shows. A function, so that answers without a header do not pay for it. */
export const shellContext = getSharedContext<() => Promise<Shell>>('shell', async () => emptyShell)

/** How a page's action signs a person in or out. The server stores the tokens in cookies. */
export type SessionCookies = { set(tokens: TokenPair): void; clear(): Promise<void> }
export const sessionCookiesContext = getSharedContext<SessionCookies>('session-cookies')

/** What somebody who left for Google takes along: the ticket of their try, and where they were going. */
export type OAuthFlow = { ticket: string; redirectTo: string; tracker?: string | undefined }

/** Keeps an errand in the visitor's own browser for seconds; it comes back once. */
export type OAuthFlowCookie = {
  save(flow: OAuthFlow, ttlSeconds: number): void
  take(): OAuthFlow | undefined
}
export const oauthFlowContext = getSharedContext<OAuthFlowCookie>('oauth-flow')
