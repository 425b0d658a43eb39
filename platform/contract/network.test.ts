import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { bytes, call, events, json, stream } from './call.ts'
import { createClient } from './client.ts'
import { overNetwork } from './network.ts'

/** Milliseconds that the client waits; the slow parts of the server take several times as long. */
const TIMEOUT_MS = 60
const later = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS * 4))

const calls = {
  file: call('GET /file', { summary: 'Bytes', answer: bytes('application/pdf') }),
  flow: call('GET /flow', { summary: 'Stream', answer: stream('text/csv') }),
  news: call('GET /news', { summary: 'Events', answer: events({ text: z.string() }) }),
  endless: call('GET /endless', { summary: 'Bytes without an end', answer: stream('text/csv') }),
  silent: call('GET /silent', { summary: 'No headers', answer: bytes('text/plain') }),
  stalled: call('GET /stalled', { summary: 'Half a body', answer: json(z.object({})) }),
  refused: call('GET /refused', { summary: 'Half a failure', answer: bytes('text/plain') }),
}

const inTwoParts = async (response: ServerResponse, first: string, second: string) => {
  response.write(first)
  await later()
  response.end(second)
}
const routes: Record<string, (response: ServerResponse) => unknown> = {
  '/file': (response) => inTwoParts(response, 'one', 'two'),
  '/flow': (response) => inTwoParts(response, 'one', 'two'),
  '/news': (response) =>
    inTwoParts(response, 'event: text\ndata: one\n\n', 'event: text\ndata: two\n\n'),
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
  const base = () => `http://127.0.0.1:${port}`
  client = createClient(calls, overNetwork({ base, timeout: TIMEOUT_MS }))
})
after(() => {
  server.closeAllConnections()
  server.close()
})

test('overNetwork: a download that takes longer than the timeout arrives whole', async () => {
  assert.equal(Buffer.from(await client.file()).toString(), 'onetwo')
})

test('overNetwork: a stream may go on for longer than the timeout', async () => {
  const chunks = []
  for await (const chunk of await client.flow()) chunks.push(chunk)
  assert.equal(Buffer.concat(chunks).toString(), 'onetwo')
})

test('overNetwork: events may arrive after the timeout', async () => {
  const received = []
  for await (const { data } of await client.news()) received.push(data)
  assert.deepEqual(received, ['one', 'two'])
})

test('overNetwork: a response without headers in time is a timeout', async () => {
  await assert.rejects(client.silent(), { kind: 'timeout', status: 0 })
})

test('overNetwork: JSON and failures have to arrive whole within the timeout', async () => {
  await assert.rejects(client.stalled(), { name: 'CallFailed' })
  await assert.rejects(client.refused(), { name: 'CallFailed', status: 404 })
})

test('overNetwork: the caller’s signal ends a body that has begun', async () => {
  const caller = new AbortController()
  const chunks = (await client.endless({}, { signal: caller.signal }))[Symbol.asyncIterator]()
  await chunks.next()
  const rest = chunks.next()
  caller.abort()
  await assert.rejects(rest, { name: 'AbortError' })
})
