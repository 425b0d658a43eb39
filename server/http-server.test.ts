import assert from 'node:assert/strict'
import net from 'node:net'
import { after, before, test } from 'node:test'
import { Failure } from '#platform/contract/schemas.ts'
import { CONNECTION_TIMEOUTS, createHttpServer } from './http-server.ts'

/** Short, so that the tests of timeouts see them pass. Nothing else here takes that long. */
const timeouts = { ...CONNECTION_TIMEOUTS, headersMs: 400, requestMs: 800, checkIntervalMs: 50 }
const app = createHttpServer(
  { trustedProxies: [], storeName: 'Toko', publicOrigin: 'http://localhost' },
  timeouts,
)
let port: number
before(async () => {
  app.post('/api/refused', { onRequest: async (_, reply) => reply.code(401).send({}) }, () => ({}))
  app.post('/api/read', async ({ body }) => ({ size: JSON.stringify(body).length }))
  app.get('/api/hello', () => ({ hello: true }))
  app.get('/page', () => 'page')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as net.AddressInfo).port
})
after(() => app.close())

type RawResponse = { status: number; type: string; text: string }

/** Writes these characters, and reads the response until the connection ends or `Content-Length` is there. */
const exchange = (characters: string, { keepOpen = false } = {}) =>
  new Promise<RawResponse | undefined>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    let received = ''
    const finish = () => {
      const [head = '', text = ''] = received.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
      const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? ''
      resolve(received === '' ? undefined : { status, type, text })
      socket.destroy()
    }
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part
      const length = Number(/^content-length: (\d+)/im.exec(received)?.[1])
      if (!keepOpen && received.split('\r\n\r\n')[1]?.length === length) finish()
    })
    socket.on('close', finish).on('error', reject)
    socket.write(characters, 'latin1')
  })

/** The envelope of a failure, with the status of its response. */
async function exchangeFailure(characters: string) {
  const response = await exchange(characters)
  assert.ok(response, 'nothing was answered')
  assert.match(response.type, /^application\/json/, response.text)
  const failure = Failure.parse(JSON.parse(Buffer.from(response.text, 'latin1').toString()))
  assert.equal(failure.statusCode, response.status)
  return { status: response.status, code: failure.data?.code }
}

const HOST = 'Host: toko.contoh.id\r\n'

test('HTTP: what the parser refuses is answered in the envelope of every failure', async () => {
  const cases: [string, number, string][] = [
    ['garbage\r\n\r\n', 400, 'input.unreadable'],
    [`FOO / HTTP/1.1\r\n${HOST}\r\n`, 400, 'input.unreadable'],
    [`GET /api/hello HTTP/1.1\r\n${HOST}no colon\r\n\r\n`, 400, 'input.unreadable'],
    [`GET /\x01 HTTP/1.1\r\n${HOST}\r\n`, 400, 'input.unreadable'],
    [
      `POST /api/read HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
      'input.unreadable',
    ],
    [
      `POST /api/read HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'input.unreadable',
    ],
    [`GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'input.too_large'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'input.too_large'],
    [`CONNECT jahat.id:443 HTTP/1.1\r\nHost: jahat.id:443\r\n\r\n`, 405, 'method.unsupported'],
    [
      `POST /api/read HTTP/1.1\r\n${HOST}Expect: more\r\nContent-Length: 2\r\n\r\n{}`,
      417,
      'input.unreadable',
    ],
    [`GET /api/unknown HTTP/1.1\r\n${HOST}\r\n`, 404, 'not_found'],
    [`PROPFIND /api/hello HTTP/1.1\r\n${HOST}\r\n`, 404, 'not_found'],
    [`GET /api/% HTTP/1.1\r\n${HOST}\r\n`, 400, 'input.unreadable'],
  ]
  for (const [characters, status, code] of cases)
    assert.deepEqual(await exchangeFailure(characters), { status, code }, characters.slice(0, 80))
})

test('HTTP: a Host that names no host is 400, in the envelope or as a page', async () => {
  const hosts = [
    '',
    ' ',
    'a/b',
    'a b',
    '[',
    '[::::]:1',
    '999.999.999.999',
    '1.2.3.4:99999',
    'nama:sandi@jahat.id',
    'jahat.id#',
    'jahat.id?x',
    '-',
    '\xfcmlaut.id',
    'x'.repeat(5_000),
    `a\r\n${HOST.trim()}`,
  ]
  for (const host of hosts) {
    const head = `Host: ${host}\r\n\r\n`
    const failure = await exchangeFailure(`GET /api/hello HTTP/1.1\r\n${head}`)
    assert.equal(failure.status, 400, host)
    const page = await exchange(`GET /page HTTP/1.1\r\n${head}`)
    assert.equal(page?.status, 400, host)
    assert.match(page.type, /^text\/html/, host)
    assert.match(page.text, /<h1>/)
  }
  assert.equal((await exchange('GET /page HTTP/1.1\r\n\r\n'))?.status, 400)
  for (const host of ['toko.id', 'Toko.ID:8080', '127.0.0.1:3000', '[::1]:3000', 'a_b.local'])
    assert.equal((await exchange(`GET /page HTTP/1.1\r\nHost: ${host}\r\n\r\n`))?.status, 200, host)
})

test('HTTP: headers and bodies that do not end are 408, an unused connection is closed silently', async () => {
  assert.deepEqual(await exchangeFailure(`GET /api/hello HTTP/1.1\r\n${HOST}`), {
    status: 408,
    code: 'input.timeout',
  })
  const head = `POST /api/read HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`
  assert.deepEqual(await exchangeFailure(`${head}Content-Length: 100\r\n\r\n{"a"`), {
    status: 408,
    code: 'input.timeout',
  })
  assert.equal(await exchange('', { keepOpen: true }), undefined)
})

test('CONNECTION_TIMEOUTS: 10 MB arrive in time from a phone at 100 kbit/s', () => {
  const seconds = (10 * 1_048_576 * 8) / 100_000
  assert.ok(CONNECTION_TIMEOUTS.requestMs > seconds * 1_000)
  assert.ok(CONNECTION_TIMEOUTS.headersMs < CONNECTION_TIMEOUTS.requestMs)
})

/** Sends an endless body: the response, and the bytes that were taken before the connection was closed. */
const sendEndlessBody = (path: string) =>
  new Promise<{ head: string; takenBytes: number }>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    const chunk = Buffer.from(`100000\r\n${'a'.repeat(0x100000)}\r\n`)
    let head = ''
    const push = () => void (socket.writable && socket.write(chunk, () => setImmediate(push)))
    socket.on('data', (part) => (head ||= String(part).split('\r\n\r\n')[0]!))
    socket.on('error', () => {})
    socket.on('close', () => resolve({ head, takenBytes: socket.bytesWritten }))
    socket.write(
      `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      push,
    )
  })

test('HTTP: a body that goes on after its response is read a little further, then the connection is closed', async () => {
  for (const [path, status] of [
    ['/api/refused', 401],
    ['/api/read', 413],
  ] as const) {
    const { head, takenBytes } = await sendEndlessBody(path)
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `), path)
    // The kernel's own buffers hold some of it.
    assert.ok(takenBytes < 40 * 1_048_576, `${path} ${takenBytes}`)
  }
})

test('HTTP: a connection stays open after a refused body that ends soon', async () => {
  for (const megabytes of [1, 2, 3, 4, 5, 6]) {
    const body = 'a'.repeat(megabytes * 1_048_576)
    const refused = `POST /api/refused HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const next = `GET /api/hello HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`
    const both = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1')
      let received = ''
      socket.on('data', (part) => (received += String(part)))
      socket.on('error', reject).on('close', () => resolve(received))
      socket.write(refused + next)
    })
    assert.match(both, /^HTTP\/1\.1 401 /, `${megabytes} MB`)
    assert.match(both, /HTTP\/1\.1 200 [\s\S]*"hello":true/, `${megabytes} MB`)
  }
})
