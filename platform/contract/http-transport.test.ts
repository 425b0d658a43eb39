import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { bytes, call, events, json, stream } from './call.ts'
import { createClient } from './client.ts'
import { createHttpTransport } from './http-transport.ts'

/** Milliseconds that the client waits; the slow parts of the server take several times as long. */
const TIMEOUT_MS = 60
const waitPastTimeout = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS * 4))

const calls = {
  file: call('GET /file', { summary: 'Bytes', response: bytes('application/pdf') }),
  flow: call('GET /flow', { summary: 'Stream', response: stream('text/csv') }),
  news: call('GET /news', { summary: 'Events', response: events({ text: z.string() }) }),
  endless: call('GET /endless', { summary: 'Bytes without an end', response: stream('text/csv') }),
  silent: call('GET /silent', { summary: 'No headers', response: bytes('text/plain') }),
  stalled: call('GET /stalled', { summary: 'Half a body', response: json(z.object({})) }),
  refused: call('GET /refused', { summary: 'Half a failure', response: bytes('text/plain') }),
}

const respondInTwoParts = async (response: ServerResponse, first: string, second: string) => {
  response.write(first)
  await waitPastTimeout()
  response.end(second)
}
const routes: Record<string, (response: ServerResponse) => unknown> = {
  '/file': (response) => respondInTwoParts(response, 'one', 'two'),
  '/flow': (response) => respondInTwoParts(response, 'one', 'two'),
  '/news': (response) =>
    respondInTwoParts(response, 'event: text\ndata: one\n\n', 'event: text\ndata: two\n\n'),
  '/endless': (response) => response.write('one'),
  '/silent': () => {},
  '/stalled': (response) => response.write('{"data":'),
  '/refused': (response) => response.writeHead(404).write('{"statusCode":'),
}
const server = createServer((request, response) => routes[request.url!]!(response))
let client: ReturnType<typeof createClient<typeof calls>>
before(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const baseUrl = () => `http://127.0.0.1:${port}`
  client = createClient(calls, createHttpTransport({ baseUrl, timeoutMs: TIMEOUT_MS }))
})
after(() => {
  server.closeAllConnections()
  server.close()
})

test('createHttpTransport: a download that takes longer than the timeout arrives whole', async () => {
  assert.equal(Buffer.from(await client.file()).toString(), 'onetwo')
})

test('createHttpTransport: a stream may go on for longer than the timeout', async () => {
  const chunks = []
  for await (const chunk of await client.flow()) chunks.push(chunk)
  assert.equal(Buffer.concat(chunks).toString(), 'onetwo')
})

test('createHttpTransport: events may arrive after the timeout', async () => {
  const received = []
  for await (const { data } of await client.news()) received.push(data)
  assert.deepEqual(received, ['one', 'two'])
})

test('createHttpTransport: a response without headers in time is a timeout', async () => {
  await assert.rejects(client.silent(), { kind: 'timeout', status: 0 })
})

test('createHttpTransport: JSON and failures have to arrive whole within the timeout', async () => {
  await assert.rejects(client.stalled(), { name: 'CallError' })
  await assert.rejects(client.refused(), { name: 'CallError', status: 404 })
})

test('createHttpTransport: the caller’s signal ends a body that has begun', async () => {
  const caller = new AbortController()
  const chunks = (await client.endless({}, { signal: caller.signal }))[Symbol.asyncIterator]()
  await chunks.next()
  const rest = chunks.next()
  caller.abort()
  await assert.rejects(rest, { name: 'AbortError' })
})
