import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCESS_KEY_ID = 'kunci-akses'
const SECRET_ACCESS_KEY = 'kunci-rahasia-panjang'
const REGION = 'id-jkt-1'
const BUCKET = 'berkas-toko'
const PAGE_SIZE = 3

type StoredObject = { bytes: Buffer; sha256: string | undefined }

/** What the service does to requests. */
type S3State = {
  requests: number
  /** So many of the next requests are answered 503. */
  failures: number
  /** So many of the next connections are cut before an answer. */
  resets: number
  /** So many of the next files are cut after half of their bytes. */
  cuts: number
  /** So many of the next files stop after half of their bytes, without an end. */
  stalls: number
  /** Every file comes with another last byte than it has. */
  isLying: boolean
  isSilent: boolean
  isReadOnly: boolean
  /** Every answer comes so much later (ms). */
  delayMs: number
}

/**
 * A service that speaks S3's protocol as far as a file store needs it: it verifies signatures (AWS
 * Signature Version 4) and checksums, lists in pages, and fails on demand.
 */
export async function startS3Service() {
  const objects = new Map<string, StoredObject>()
  /** Files that are being sent, whose readers have neither all of them nor gone. */
  const sending = new Set<ServerResponse>()
  const state: S3State = {
    requests: 0,
    failures: 0,
    resets: 0,
    cuts: 0,
    stalls: 0,
    isLying: false,
    isSilent: false,
    isReadOnly: false,
    delayMs: 0,
  }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const respond = () => answer(request, Buffer.concat(pieces), response)
      if (state.delayMs > 0) setTimeout(respond, state.delayMs)
      else respond()
    })
  })

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    state.requests += 1
    if (state.isSilent) return
    if (state.resets-- > 0) return void request.socket.destroy()
    if (state.failures-- > 0) return refuse(response, 503, 'SlowDown')
    const url = new URL(request.url!, 'http://s3')
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    const name = rest.map(decodeURIComponent).join('/')
    if (request.method === 'GET' && name === '') return list(url, response)
    if (request.method === 'GET') return read(name, request, response)
    if (state.isReadOnly) return refuse(response, 403, 'AccessDenied')
    if (request.method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    if (request.headers['content-length'] === undefined)
      return refuse(response, 411, 'MissingContentLength')
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    objects.set(name, { bytes: body, sha256: String(request.headers['x-amz-meta-sha256']) })
    response.writeHead(200).end()
  }

  function read(name: string, request: IncomingMessage, response: ServerResponse): void {
    const found = objects.get(name)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const bytes = (state.isLying ? changeLast(found.bytes) : found.bytes).subarray(from)
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': bytes.length,
      'x-amz-meta-sha256': found.sha256,
    })
    sending.add(response)
    response.once('close', () => sending.delete(response))
    const isCut = state.cuts-- > 0
    if (!isCut && state.stalls-- <= 0) return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length >> 1), () => {
      if (isCut) response.destroy()
    })
  }

  function list(url: URL, response: ServerResponse): void {
    const names = [...objects.keys()].sort()
    const from = Number(url.searchParams.get('continuation-token') ?? 0)
    const page = names.slice(from, from + PAGE_SIZE)
    const next = from + PAGE_SIZE
    const contents = page
      .map((name) => {
        const key = name.replaceAll('&', '&amp;')
        return `<Contents><Key>${key}</Key><Size>${objects.get(name)!.bytes.length}</Size></Contents>`
      })
      .join('\n')
    const token =
      next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    response.writeHead(200).end(`<ListBucketResult>${contents}${token}</ListBucketResult>`)
  }

  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const account = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: REGION,
    accessKeyId: ACCESS_KEY_ID,
    secretAccessKey: SECRET_ACCESS_KEY,
  }
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { account, objects, state, sending, close }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

const changeLast = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  return changed
}
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** As signatures have it: everything but letters, digits, - . _ and ~ is encoded. */
const encodeUri = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Whether the request's signature is that of our key (AWS documentation, "Signature Version 4"). */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const header = request.headers.authorization ?? ''
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      header,
    ) ?? []
  const [keyId, day = '', ...scope] = credential.split('/')
  if (keyId !== ACCESS_KEY_ID || scope.join('/') !== `${REGION}/s3/aws4_request`) return false
  const canonical = [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(encodeUri).join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encodeUri(name)}=${encodeUri(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const time = request.headers['x-amz-date']
  const text = ['AWS4-HMAC-SHA256', time, [day, ...scope].join('/'), sha256(canonical)].join('\n')
  const key = [day, ...scope].reduce<Buffer | string>(hmac, `AWS4${SECRET_ACCESS_KEY}`)
  return hmac(key, text).toString('hex') === signature
}
