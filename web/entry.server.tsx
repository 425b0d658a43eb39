import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { buildContentSecurityPolicy } from './content-security-policy.ts'
import { faultLogContext, isSharedContext, shopContext } from './context.ts'
import { NonceContext } from './late-scripts.tsx'
import { createRenderStream } from './render-stream.ts'

export { loadBySourceName } from './reader/reader-data.ts'
export { renderSlot } from './reader/render-slot.tsx'

/** Milliseconds a slow part of a page may take before its error boundary is shown. */
export const streamTimeout = 5_000

/** Streams a page; crawlers and the store of shared pages receive it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const { nonce, google } = context.get(shopContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', buildContentSecurityPolicy(nonce, google))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  return new Promise((resolve, reject) => {
    let hasResponded = false
    const respond = () => {
      hasResponded = true
      const { sink, body } = createRenderStream()
      sink.once('close', () => clearTimeout(timer))
      resolve(new Response(body, { status, headers }))
      pipe(sink)
    }
    const isWhole = context.get(isSharedContext) || isbot(request.headers.get('User-Agent') ?? '')
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [isWhole ? 'onAllReady' : 'onShellReady']: respond,
        onShellError: reject,
        onError(error) {
          status = 500
          // An error before the shell rejects the promise and is logged there.
          if (hasResponded && !request.signal.aborted) context.get(faultLogContext)(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Logs faults. Refusals, missing pages and requests that the visitor aborted are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(faultLogContext)(error)
}
