import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { createCloudApiTransport, WhatsAppError } from './whatsapp-transport.ts'

const message = {
  to: '+6281290417735',
  template: 'order_departed',
  language: 'id',
  values: ['Ani', 'SO/2026/11/000001'],
  button: 'profile/daftar-transaksi/detail?id=1',
}

/** A server in the place of the Cloud API; `answer` handles its requests. */
async function openApi(
  t: TestContext,
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
  timeoutMs?: number,
) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += piece))
    request.on('end', () => answer(request, response, body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const apiUrl = `http://127.0.0.1:${port}/v23.0`
  const account = { apiUrl, phoneNumberId: '10655', token: 'kunci-rahasia' }
  return createCloudApiTransport(account, timeoutMs)
}

const failureOf = (promise: Promise<unknown>): Promise<WhatsAppError> =>
  promise.then(
    () => assert.fail('expected a failure'),
    (thrown: WhatsAppError) => thrown,
  )

test('createCloudApiTransport: posts template, language, variables and button with the token', async (t) => {
  const seen: unknown[] = []
  const transport = await openApi(t, (request, response, body) => {
    seen.push([request.method, request.url, request.headers.authorization, JSON.parse(body)])
    response.end('{"messages":[{"id":"wamid.1"}]}')
  })
  await transport.send({ ...message, values: ['Ani\n\tSari', 'SO/2026/11/000001'] })
  assert.deepEqual(seen, [
    [
      'POST',
      '/v23.0/10655/messages',
      'Bearer kunci-rahasia',
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '6281290417735',
        type: 'template',
        template: {
          name: 'order_departed',
          language: { code: 'id' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'Ani Sari' },
                { type: 'text', text: 'SO/2026/11/000001' },
              ],
            },
            {
              type: 'button',
              sub_type: 'url',
              index: '0',
              parameters: [{ type: 'text', text: 'profile/daftar-transaksi/detail?id=1' }],
            },
          ],
        },
      },
    ],
  ])
})

test('createCloudApiTransport: says which failures may pass by themselves', async (t) => {
  const answers: [status: number, body: string, code: string, isRetryable: boolean][] = [
    [400, '{"error":{"code":131026,"message":"Message undeliverable"}}', '131026', false],
    [400, '{"error":{"code":132001,"message":"Template does not exist"}}', '132001', false],
    [401, '{"error":{"code":190,"message":"Access token has expired"}}', '190', false],
    [400, '{"error":{"code":131056,"message":"Too many messages to this pair"}}', '131056', true],
    [429, '{"error":{"code":130429,"message":"Rate limit hit"}}', '130429', true],
    [500, '{"error":{"code":131000,"message":"Something went wrong"}}', '131000', true],
    [503, '<html>busy</html>', 'HTTP 503', true],
    [403, 'no', 'HTTP 403', false],
    [429, '', 'HTTP 429', true],
  ]
  const left = [...answers]
  const transport = await openApi(t, (_request, response) => {
    const [status, body] = left.shift()!
    response.writeHead(status).end(body)
  })
  for (const [status, , code, isRetryable] of answers) {
    const failure = await failureOf(transport.send(message))
    assert.ok(failure instanceof WhatsAppError)
    assert.deepEqual([failure.code, failure.isRetryable], [code, isRetryable], `${status} ${code}`)
    assert.doesNotMatch(failure.message, /kunci-rahasia/)
  }
})

test('createCloudApiTransport: a server that never answers, or hangs up, may be asked again', async (t) => {
  const silent = await openApi(t, () => {}, 50)
  const timeout = await failureOf(silent.send(message))
  assert.deepEqual([timeout.code, timeout.isRetryable], ['timeout', true])
  const broken = await openApi(t, (request) => request.socket.destroy())
  const network = await failureOf(broken.send(message))
  assert.deepEqual([network.code, network.isRetryable], ['network', true])
})
