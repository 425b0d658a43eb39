import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request of Node.js as the one that React Router handles. It is aborted when the client disconnects. */
export function toWebRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  { url, body }: { url: URL; body: ReadableStream<Uint8Array> | undefined },
): Request {
  const aborted = new AbortController()
  response.once('close', () => response.writableEnded || aborted.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  const method = raw.method ?? 'GET'
  const bodyInit = body ? { body, duplex: 'half' } : {}
  return new Request(url, { method, headers, signal: aborted.signal, ...bodyInit } as RequestInit)
}
