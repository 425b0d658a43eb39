import { isCallError, type CallError } from '#platform/contract/call-error.ts'
import { createApi, type Api } from '#modules/client.ts'
import { calls, type CallName } from '#modules/contract.ts'
import type { TokenPair } from '#modules/people/identity/contract.ts'
import type { Realm } from '#modules/people/identity/rules/realm.ts'
import type { CurrentSession, SessionUser } from '#web/context.ts'
import type { Config } from '../../config/config.ts'
import type { AppContext } from '../../app.ts'
import { withErrorResponses } from '../failures/call-errors.ts'
import { createPageTransport, isContractViolation, type PageCaller } from './transport.ts'
import type { CookieJar } from './cookies.ts'
import { openSessionTokens, type SessionTokens } from './session-tokens.ts'

type ClientInfo = { ipAddress: string; userAgent: string; requestId: string }

/** The session of one page request: who reads the page, and the API client that acts for them. */
export type RequestSession = {
  api: Api
  /** What a buyer's header shows, as of the beginning of the request. */
  header(): Promise<HeaderResponse>
  session(): Promise<CurrentSession>
  storeTokens(tokens: TokenPair): void
  signOut(): Promise<void>
  /** Whether the visitor's session and roles allow a call. */
  mayCall(name: CallName): Promise<boolean>
}

export type HeaderResponse = Awaited<ReturnType<Api['header']['show']>>

/** Asks for the district that was chosen in this browser. */
export function headerQuery(jar: CookieJar): { query: { district?: string } } {
  const district = jar.district()
  return { query: district ? { district } : {} }
}

/** Nobody known, with an empty cart. */
const NOBODY: HeaderResponse = {
  user: null,
  priceList: 'retail',
  cart: { count: 0, goods: { amount: '0.00', currency: 'IDR' }, weightKg: 0 },
  district: null,
  waitingNegotiations: 0,
  waitingInvoices: 0,
}

type SessionOptions = ClientInfo & {
  jar: CookieJar
  realm: Realm
  /** The page to return to after another sign-in. */
  returnPath: string
  onlyReads?: boolean
}

/** Opens the session of a page request: reads the tokens from the cookies and renews them when they are old. */
export async function openRequestSession(
  shop: AppContext,
  config: Config,
  { jar, realm, returnPath, onlyReads = false, ...client }: SessionOptions,
): Promise<RequestSession> {
  const { log, clock } = shop.deps
  const caller: PageCaller = {
    token: undefined,
    visitorToken: realm === 'buyer' ? jar.visitorToken() : undefined,
    position: jar.position(),
    access: config.access,
    onlyReads,
    ...client,
    onVisitorToken: (visitorToken: string) => jar.setVisitorToken(visitorToken),
    onPosition: jar.setPosition,
  }
  const tokens = openSessionTokens({ jar, realm, clock }, caller)

  const transport = createPageTransport(shop, config, caller)
  // The session's own calls do not redirect when they fail: their errors are handled here.
  const ownApi = createApi(transport)
  const identity = realm === 'buyer' ? ownApi.identity : ownApi.staffIdentity
  const signOut = async () => {
    if (caller.token) await identity.signOut().catch(() => undefined)
    tokens.clear()
  }
  // Around the retry: a failure that has become a response would not be retried.
  const api = createApi(transport, (inner) =>
    withErrorResponses(inner, { realm, returnPath, hadSession: () => tokens.hadSession, signOut }),
  )

  const logFailure = ({ status, code }: CallError, event: string) =>
    log.error({ status, failed: code, requestId: client.requestId }, event)
  if (tokens.staleRefreshToken) await renew(tokens, identity, logFailure)

  /** Without a token, a cart and a district there is nothing to ask for. */
  const isKnown = () => Boolean(caller.token || caller.visitorToken || jar.district())
  let header: Promise<HeaderResponse> | undefined
  const loadHeader = () =>
    (header ??= isKnown() ? ownApi.header.show(headerQuery(jar)) : Promise.resolve(NOBODY))

  return {
    api,
    header: loadHeader,
    storeTokens: tokens.store,
    signOut,
    async mayCall(name) {
      // Another process knows the roles, and refuses itself.
      if (config.services.api) return caller.token !== undefined
      const { service = 'main' } = calls[name]!
      const request = { ...caller, params: {}, query: {}, access: caller.access?.[service] }
      return (await shop.dispatch.refuseCaller(name, request)) === undefined
    },
    async session() {
      if (!caller.token)
        return { state: 'unauthenticated', ...(tokens.hadSession ? { hasEnded: true } : {}) }
      try {
        const user = await (realm === 'staff'
          ? loadStaff(ownApi)
          : // A remote API says who it is by the specification's call; here the header says so, too.
            loadBuyer(ownApi, config.services.api ? NOBODY : await loadHeader()))
        return { state: 'authenticated', user }
      } catch (failure) {
        if (!isCallError(failure) || isTransient(failure)) throw failure
        // Specification, error catalogue; 401 is a session that was ended elsewhere.
        logFailure(failure, 'session could not be fetched')
        tokens.clear()
        return { state: 'unauthenticated', hasEnded: true }
      }
    },
  }
}

/** Renews a session whose access token is old. One that cannot be renewed is cleared. Throws what may pass by itself. */
async function renew(
  tokens: SessionTokens,
  identity: Pick<Api['identity'], 'refresh'>,
  logFailure: (failure: CallError, event: string) => void,
): Promise<void> {
  try {
    tokens.store(await identity.refresh({ body: { refreshToken: tokens.staleRefreshToken! } }))
  } catch (failure) {
    if (!isCallError(failure) || isTransient(failure)) throw failure
    // A response that breaks the contract leaves the cookies as they are; session() finds out what they are worth.
    if (failure.status >= 500) logFailure(failure, 'session could not be renewed')
    else if (!isContractViolation(failure)) tokens.clear()
  }
}

async function loadStaff(api: Api): Promise<SessionUser> {
  const { user } = await api.staffIdentity.session()
  return { id: user.id, name: user.name, email: user.email, kind: 'staff' }
}

/** The buyer named by the header call; if it names none, the session call, which says why the token is not valid. */
async function loadBuyer(api: Api, { user }: HeaderResponse): Promise<SessionUser> {
  if (user) return user
  const { user: buyer } = await api.identity.session()
  return { ...buyer, kind: buyer.isBusiness ? 'business' : 'retail' }
}

/** Unavailable or rate limited: the page responds 503, and nobody is signed out. */
const isTransient = ({ status }: CallError): boolean => [0, 429, 502, 503, 504].includes(status)
