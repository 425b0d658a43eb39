import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppContext } from '../app.ts'
import type { Config } from '../config/config.ts'
import type { compilePageRoutes } from './cache/cacheable-routes.ts'
import { createCookieJar } from './sessions/cookies.ts'
import { resolveFormLimit } from './requests/form-limit.ts'
import { limitBody } from './requests/limited-body.ts'
import { resolveOrigin } from './requests/origin.ts'
import { createPageContext, openPageReader } from './page-context.ts'
import type { createPageHandler } from './page-handler.ts'
import { toPagePath } from './requests/page-path.ts'
import type { createPageViewLog } from './page-views/page-view-log.ts'
import type { RenderedPage } from './send.ts'
import { toAudience } from './shared-pages/audience.ts'
import type { PageReader } from './shared-pages/respond.ts'
import { toWebRequest } from './requests/web-request.ts'

/** What a page is rendered with. */
export type PageParts = {
  /** The shop as pages of one reader call it. */
  shop: AppContext
  config: Config
  handle: ReturnType<typeof createPageHandler>
  findPage: ReturnType<typeof compilePageRoutes>
  pageViews: ReturnType<typeof createPageViewLog>
}

/** Who asks, from where, with which cookies. */
const readRequest = (
  raw: IncomingMessage,
  ipAddress: string,
  { cookies, publicOrigin }: Config,
) => ({
  // Concatenated, not resolved: `//other.id/login` must not lead to another origin.
  url: new URL(resolveOrigin(raw, publicOrigin) + raw.url),
  referer: raw.headers.referer,
  jar: createCookieJar(cookies, raw.headers.cookie ?? null),
  ipAddress,
  userAgent: raw.headers['user-agent'] ?? '',
})

/** Who asks for a shared page; undefined where their session has ended, which a page of their own says. */
export async function findReader(
  { shop, config, pageViews }: PageParts,
  raw: IncomingMessage,
  ipAddress: string,
): Promise<PageReader | undefined> {
  const asked = readRequest(raw, ipAddress, config)
  const { reader, session, api, requestSession } = await openPageReader(shop, config, {
    ...asked,
    method: 'GET',
  })
  if (session.state === 'unauthenticated' && session.hasEnded) return undefined
  if (session.user) pageViews.setReader(raw, { accountId: session.user.id, api })
  const { priceList } = await requestSession.header()
  return { reader, audience: toAudience(priceList), cookies: asked.jar.setCookies }
}

/** Renders a page for its reader alone. A form's body is read as far as its reader may send one. */
export async function renderPage(
  { shop, config, handle, findPage, pageViews }: PageParts,
  raw: IncomingMessage,
  response: ServerResponse,
  ipAddress: string,
): Promise<RenderedPage> {
  const asked = readRequest(raw, ipAddress, config)
  const { url, jar } = asked
  const { context, realm, session, api, mayCall } = await createPageContext(shop, config, {
    ...asked,
    method: raw.method ?? 'GET',
    nonce: randomBytes(16).toString('base64'),
  })
  const isSignedIn = session.state === 'authenticated'
  const readForm = async () => {
    const { uploads } = findPage(toPagePath(url.pathname)) ?? {}
    return limitBody(raw, await resolveFormLimit(uploads, { isSignedIn, mayCall }))
  }
  const body = raw.method === 'POST' ? await readForm() : undefined
  const request = toWebRequest(raw, response, { url, body })
  if (realm === 'buyer' && session.user)
    pageViews.setReader(raw, { accountId: session.user.id, api })
  const page = await handle(request, context)
  return { page, cookies: jar.setCookies }
}
