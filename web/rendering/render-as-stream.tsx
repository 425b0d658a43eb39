import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import type { FaultLog } from '../context.ts'
import { StartContext } from './late-scripts.tsx'
import { StartScript, type DocumentParts } from './start-script.tsx'
import { createRenderStream } from './render-stream.ts'

/** Milliseconds a slow part of a page may take before its error boundary is shown. */
export const streamTimeout = 5_000

type StreamedPage = {
  status: number
  headers: Headers
  parts: DocumentParts
  isWhole: boolean
  log: FaultLog
}

/** Streams a page one of whose parts is loaded meanwhile; crawlers and shared pages receive it whole. */
export function renderAsStream(
  request: Request,
  entry: EntryContext,
  { status, headers, parts, isWhole, log }: StreamedPage,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let hasResponded = false
    let responseStatus = status
    const respond = () => {
      hasResponded = true
      const { sink, body } = createRenderStream()
      sink.once('close', () => clearTimeout(timer))
      resolve(new Response(body, { status: responseStatus, headers }))
      pipe(sink)
    }
    const mayStream = !isWhole && !isbot(request.headers.get('User-Agent') ?? '')
    const { pipe, abort } = renderToPipeableStream(
      <StartContext value={<StartScript {...parts} />}>
        <ServerRouter context={entry} url={request.url} nonce={parts.nonce} />
      </StartContext>,
      {
        nonce: parts.nonce,
        [mayStream ? 'onShellReady' : 'onAllReady']: respond,
        onShellError: reject,
        onError(error) {
          responseStatus = 500
          // An error before the shell rejects the promise and is logged there.
          if (hasResponded && !request.signal.aborted) log(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
