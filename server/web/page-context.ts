import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { findReturnPath, isForeignRedirect } from '#web/access.ts'
import {
  apiContext,
  districtContext,
  faultLogContext,
  sessionCookiesContext,
  oauthFlowContext,
  readerDataContext,
  sessionContext,
  sessionEndContext,
  shellContext,
  shopContext,
} from '#web/context.ts'
import { loadFromSource } from '#web/reader/reader-sources.ts'
import { findTracing } from '#platform/tracing/tracing.ts'
import type { AppContext } from '../app.ts'
import type { Config } from '../config/config.ts'
import { BROWSER_SCRIPT } from '../tracing/browser-script.ts'
import type { CookieJar } from './sessions/cookies.ts'
import { findDormantScript } from './builds/dormant-script.ts'
import { createDistrictChoice } from './sessions/delivery-district.ts'
import { recordPageFault } from './failures/page-faults.ts'
import { createOAuthFlowCookie } from './sessions/oauth-flow-cookie.ts'
import { createReader, createStaffReader } from './sessions/reader.ts'
import { openRequestSession } from './sessions/request-session.ts'
import { toPagePath } from './requests/page-path.ts'
import { resolveRealm } from './sessions/resolve-realm.ts'
import { loadShell } from './shell.ts'

export type PageRequest = {
  url: URL
  method: string
  referer: string | undefined
  jar: CookieJar
  nonce: string
  ipAddress: string
  userAgent: string
}

/** How much of a refused redirect the log shows (characters). */
const MAX_LOGGED_TARGET = 100

/** Finds out who reads a page, and opens the API client that acts for them. */
export async function openPageReader(
  shop: AppContext,
  config: Config,
  { url, method, referer, jar, ...client }: Omit<PageRequest, 'nonce'>,
) {
  const path = toPagePath(url.pathname)
  const realm = resolveRealm(path)
  const requestId = randomUUID()
  const requestSession = await openRequestSession(shop, config, {
    ...client,
    jar,
    realm,
    returnPath: findReturnPath({ method, url, referer }),
    requestId,
    onlyReads: method === 'GET' || method === 'HEAD',
  })
  const { api } = requestSession
  const session = await requestSession.session()
  const reader =
    realm === 'buyer'
      ? createReader(requestSession, session, { jar, hasPosted: method === 'POST' })
      : createStaffReader(requestSession, session)
  return { path, realm, requestId, requestSession, api, session, reader }
}

/** The context that loaders and actions read, with what the server has to know about the session. */
export async function createPageContext(
  shop: AppContext,
  config: Config,
  { nonce, ...request }: PageRequest,
) {
  const { url, jar } = request
  const opened = await openPageReader(shop, config, request)
  const { path, realm, requestId, requestSession, api, session, reader } = opened
  const target = url.searchParams.get('redirect')
  // The pages lead home instead (specification, error catalogue). Without its query: see below.
  if (isForeignRedirect(target))
    shop.deps.log.error(
      { target: target.split(/[?#]/)[0]!.slice(0, MAX_LOGGED_TARGET), path, requestId },
      'redirect refused',
    )
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(sessionContext, session)
  context.set(sessionCookiesContext, {
    set({ device, ...tokens }) {
      requestSession.storeTokens(tokens)
      if (device !== undefined) jar.setDevice(device)
    },
    clear: requestSession.signOut,
    device: jar.device,
    setDevice: jar.setDevice,
  })
  context.set(oauthFlowContext, createOAuthFlowCookie(jar))
  const { user } = session
  context.set(faultLogContext, (thrown) =>
    recordPageFault(shop, thrown, { path, requestId, ...(user ? { user } : {}) }),
  )
  context.set(shopContext, toShop(config, nonce))
  context.set(sessionEndContext, session.state === 'unauthenticated' && session.hasEnded === true)
  if (realm === 'buyer') context.set(shellContext, () => loadShell(api, config))
  context.set(districtContext, createDistrictChoice(reader, jar))
  context.set(readerDataContext, (source, args) => loadFromSource(source, reader, args))
  return { context, realm, session, api, mayCall: requestSession.mayCall }
}

export const toShop = (
  {
    storeName,
    demo,
    isDemoPublic,
    publicOrigin,
    google,
    environment,
    appVersion,
    tagManagerId,
    errorReports,
  }: Config,
  nonce: string,
) => ({
  storeName,
  demo,
  isDemoPublic,
  origin: publicOrigin,
  nonce,
  // Asked for by documents only: data is answered without a build, too.
  get dormantScript() {
    return findDormantScript()
  },
  traceScript: findTracing() ? BROWSER_SCRIPT : undefined,
  google: google && new URL(google.authorizeUrl).origin,
  telemetry: {
    appVersion,
    releaseStage: environment,
    origin: publicOrigin,
    ...(tagManagerId ? { tagManagerId } : {}),
    ...errorReports,
  },
})
