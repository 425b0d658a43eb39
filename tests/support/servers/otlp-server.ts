import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as OTLP's JSON has it. */
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

type TracesBody = {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

/** A collector of traces: it takes OTLP over HTTP and keeps what it got. */
export async function startOtlpServer() {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as TracesBody
    if (request.url === '/v1/traces')
      spans.push(...body.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((it) => it.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    spans,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
