import { randomBytes, randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { createApi } from '#modules/client.ts'
import { calls } from '#modules/contract.ts'
import type { Dispatch } from '#platform/http/dispatch.ts'
import {
  apiContext,
  faultLogContext,
  isSharedContext,
  readerDataContext,
  shellContext,
  shopContext,
} from '#web/context.ts'
import type { AppContext } from '../../app.ts'
import type { Config } from '../../config/config.ts'
import { withErrorResponses } from '../failures/call-errors.ts'
import { collectTagsOfCalls } from '../cache/collect-tags.ts'
import type { PendingResponse } from '../cache/fresh-cache.ts'
import { defaultHeaders, PAGE_VARY } from '../default-headers.ts'
import { toShop } from '../page-context.ts'
import { recordPageFault } from '../failures/page-faults.ts'
import { loadShell } from '../shell.ts'
import { createPageTransport } from '../sessions/transport.ts'
import { buildPlaceholder, cutPage } from './cut-page.ts'
import type { SharedPageRequest } from './page-store.ts'
import { groupPieces } from './segments.ts'
import type { SharedPage, RequestedData } from './shared-page.ts'

/** React Router's handler of the web's build. */
type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>

const POLICY = 'content-security-policy'
/** Headers that are decided for each response. */
const RESPONSE_HEADERS = new Set([POLICY, 'content-length', 'transfer-encoding', 'vary', 'date'])

/**
 * Renders a page once for everybody of an audience. The page finds no session, no cookies and no district; what
 * belongs to its reader it asks for as reader data, which is a placeholder here.
 */
export async function renderSharedPage(
  shop: AppContext,
  config: Config,
  handle: Handle,
  pending: PendingResponse,
  { pageKey, audience, ipAddress }: SharedPageRequest,
): Promise<SharedPage> {
  const url = new URL(pageKey.origin + pageKey.path)
  const nonce = randomBytes(16).toString('base64')
  const token = randomBytes(16).toString('hex')
  const requested: RequestedData[] = []
  const dispatch = onlyCacheable(collectTagsOfCalls(shop.dispatch, calls, pending))
  const transport = createPageTransport({ ...shop, dispatch }, config, {
    audience,
    ipAddress,
    userAgent: '',
    requestId: randomUUID(),
  })
  const api = createApi(transport, (inner) =>
    withErrorResponses(inner, {
      realm: 'buyer',
      returnPath: '/',
      hadSession: () => false,
      signOut: async () => {},
    }),
  )
  const context = new RouterContextProvider()
  context.set(isSharedContext, true)
  context.set(apiContext, api)
  context.set(shopContext, toShop(config, nonce))
  context.set(shellContext, () => loadShell(api, config))
  context.set(faultLogContext, (thrown) => recordPageFault(shop, thrown, { path: url.pathname }))
  context.set(readerDataContext, async ({ name, isSharedByDistrict }, args) => {
    const byDistrict = isSharedByDistrict ? new Map<string, Promise<string>>() : undefined
    return buildPlaceholder(token, requested.push({ name, args, byDistrict }) - 1)
  })
  const page = await handle(new Request(url), context)
  if (page.headers.has('set-cookie')) throw new Error('A shared page sets a cookie.')
  const headers = new Map([...defaultHeaders, ...page.headers])
  const policy = headers.get(POLICY) ?? ''
  for (const name of RESPONSE_HEADERS) headers.delete(name)
  headers.set('vary', PAGE_VARY)
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  const pieces = cutPage(await page.text(), { token, nonce, isHtml })
  return {
    status: page.status,
    headers: [...headers].flat(),
    policy,
    nonce,
    requested,
    segments: groupPieces(pieces, requested),
    tags: pending.tags,
    isCacheable: pending.isCacheable && page.status === 200,
    expiresAt: pending.expiresAt,
  }
}

/** A call without a cache rule may show something of a person, so a shared page must not make it. */
const onlyCacheable = (dispatch: Dispatch): Dispatch => ({
  ...dispatch,
  run(name, request) {
    if (!calls[name]?.cache) throw new Error(`A shared page calls ${name}, which is not cacheable.`)
    return dispatch.run(name, request)
  },
})
