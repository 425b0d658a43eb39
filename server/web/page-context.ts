import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import {
  apiContext,
  sessionCookiesContext,
  oauthFlowContext,
  sessionContext,
  shellContext,
  shopContext,
} from '#web/context.ts'
import type { AppContext } from '../app.ts'
import type { Config } from '../config.ts'
import type { CookieJar } from './cookies.ts'
import { createOAuthFlowCookie } from './oauth-flow-cookie.ts'
import { openRequestSession } from './request-session.ts'
import { resolveRealm } from './resolve-realm.ts'
import { loadShell } from './shell.ts'

export type PageRequest = {
  url: URL
  jar: CookieJar
  nonce: string
  ipAddress: string
  userAgent: string
}

/** The context that loaders and actions read, with what the server has to know about the session. */
export async function createPageContext(
  shop: AppContext,
  config: Config,
  { url, jar, nonce, ...client }: PageRequest,
) {
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_$/, '/')
  const realm = resolveRealm(path)
  const requestSession = await openRequestSession(shop, config, {
    ...client,
    jar,
    realm,
    currentPath: path + url.search,
    requestId: randomUUID(),
  })
  const { api } = requestSession
  const session = await requestSession.session()
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(sessionContext, session)
  context.set(sessionCookiesContext, {
    set: requestSession.storeTokens,
    clear: requestSession.signOut,
  })
  context.set(oauthFlowContext, createOAuthFlowCookie(jar))
  context.set(shopContext, toShop(config, nonce))
  if (realm === 'buyer')
    context.set(shellContext, () => loadShell(api, config, session.state === 'authenticated'))
  return { context, realm, session, api }
}

const toShop = (
  { storeName, demo, isDemoPublic, publicOrigin, google }: Config,
  nonce: string,
) => ({
  storeName,
  demo,
  isDemoPublic,
  origin: publicOrigin,
  nonce,
  google: google && new URL(google.authorizeUrl).origin,
})
