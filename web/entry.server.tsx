import { isRouteErrorResponse } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { buildContentSecurityPolicy } from './content-security-policy.ts'
import { faultLogContext, isSharedContext, shopContext } from './context.ts'
import { renderAtOnce } from './rendering/render-at-once.tsx'
import { renderAsStream } from './rendering/render-as-stream.tsx'

export { loadBySourceName } from './reader/reader-sources.ts'
export { renderSlot } from './reader/render-slot.tsx'
export { streamTimeout } from './rendering/render-as-stream.tsx'

/** Renders a page at once, because no loader defers data; one of whose parts has to be loaded first as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, dormantScript, traceScript, google, telemetry } = context.get(shopContext)
  const parts = { nonce, dormantScript, telemetry: writeAsScript(telemetry) }
  const isWhole = context.get(isSharedContext)
  const log = context.get(faultLogContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    buildContentSecurityPolicy(nonce, {
      formRedirectOrigin: google,
      hasTagManager: telemetry.tagManagerId !== undefined,
    }),
  )
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = await renderAtOnce(entry, request.url, { ...parts, traceScript })
  if (page) return new Response(page, { status, headers })
  return renderAsStream(request, entry, { status, headers, parts, isWhole, log })
}

/** JSON that ends no script element. */
const writeAsScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Logs faults. Refusals, missing pages and requests that the visitor aborted are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(faultLogContext)(error)
}
