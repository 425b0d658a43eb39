import { createContext, type RouterContext, type RouterContextProvider } from 'react-router'
import type { Api } from '#modules/client.ts'
import type { TokenPair } from '#modules/people/identity/contract.ts'
import type { ReaderDataSource } from './reader/reader-sources.ts'
import { emptyShell, type Shell } from './shell.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'

/**
 * The visitor of a request. `kind` distinguishes a retail buyer, a company's buyer and staff.
 * `hasEnded`: the browser still had a session that is over.
 */
export type CurrentSession =
  | { state: 'authenticated'; user: SessionUser }
  | { state: 'unauthenticated'; user?: undefined; hasEnded?: boolean }
export type SessionUser = {
  id: string
  name: string
  email: string
  kind: 'retail' | 'business' | 'staff'
}

/** The shop's own data that pages need. `nonce` allows the scripts of this response. */
export type Shop = {
  storeName: string
  demo: boolean
  /** The demo can be reached from elsewhere: the back office warns of it. */
  isDemoPublic: boolean
  origin: string
  nonce: string
  /** The address of the dormant pages' script. */
  dormantScript: string
  /** What a page runs while traces are on. */
  traceScript: string | undefined
  /** Origin of the page where people choose their Google account; undefined where Google is off. */
  google: string | undefined
  /** Settings of the page's analytics and error reports. */
  telemetry: TelemetrySettings
}

/**
 * Returns one context per name. The server imports this file directly and pages have a bundled copy
 * of it; both must use the same object, because a context is found by its identity.
 */
function getSharedContext<T>(name: string, initial?: T): RouterContext<T> {
  const shared = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>
  return (shared[Symbol.for(`web.context.${name}`)] ??= createContext<T>(initial))
}

/** What a loader or an action gets of its request: the contexts below. */
export type PageContext = Readonly<RouterContextProvider>

/** The typed client, acting for the visitor. Set by the server for each request. */
export const apiContext = getSharedContext<Api>('api')
/** Not set in a shared page, which has no visitor: reading it there throws. */
export const sessionContext = getSharedContext<CurrentSession>('session')
/** Whether this request was the first to find that the visitor's session is over. */
export const sessionEndContext = getSharedContext<boolean>('session-end', false)
export const shopContext = getSharedContext<Shop>('shop')

/** Loads the header's data. A function, so that responses without a header do not pay for it. */
export const shellContext = getSharedContext<() => Promise<Shell>>('shell', async () => emptyShell)

/** Where goods are to be delivered, as the header shows it: `Tambun Selatan, Kab. Bekasi`. */
export type DeliveryDistrict = { id: string; label: string }

/** The district that lists, cart and checkout quote freight for. It belongs to the browser, so no sign-in is needed. */
export type DistrictChoice = {
  find(): Promise<DeliveryDistrict | undefined>
  /** Remembers a district in a cookie, which keeps the visitor's pages out of the shared cache. */
  choose(id: string): void
}
/** Whether a page is rendered for many readers at once, whole and without any of them. */
export const isSharedContext = getSharedContext<boolean>('is-shared', false)

/** Not set in a shared page. */
export const districtContext = getSharedContext<DistrictChoice>('district')

/** Loads data of the page's reader as JSON, or leaves a placeholder for it (web/reader). */
export type LoadReaderData = (source: ReaderDataSource, args: unknown) => Promise<string>
export const readerDataContext = getSharedContext<LoadReaderData>('reader-data')

/**
 * How a page's action signs a person in or out. The server stores the tokens in cookies. `device` is the
 * token by which an account knows this browser, also after signing out.
 */
export type SessionCookies = {
  set(tokens: TokenPair & { device?: string }): void
  clear(): Promise<void>
  device(): string | undefined
  setDevice(device: string): void
}
export const sessionCookiesContext = getSharedContext<SessionCookies>('session-cookies')

/**
 * What is remembered while a visitor signs in at Google: the ticket of the attempt and the page to
 * return to.
 */
type OAuthFlow = { ticket: string; redirectTo: string; tracker?: string | undefined }

/** Stores the flow in a short-lived cookie; `take` reads it once. */
export type OAuthFlowCookie = {
  save(flow: OAuthFlow, ttlSeconds: number): void
  take(): OAuthFlow | undefined
}
export const oauthFlowContext = getSharedContext<OAuthFlowCookie>('oauth-flow')

/** Logs a fault of a page: what was thrown and which request it was. The server writes the line. */
export type FaultLog = (thrown: unknown) => void
export const faultLogContext = getSharedContext<FaultLog>('fault-log')
