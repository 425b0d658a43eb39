import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { MissingFileError, StorageError, type FileStore } from './file-store.ts'

/** A bucket at a service that speaks S3's protocol, and the keys of who may read and write it. */
export type Bucket = {
  /** `https://s3.ap-southeast-3.amazonaws.com`: buckets are folders of it. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type S3Options = {
  /**
   * How long a file may take with all its attempts (ms): less than a transaction may wait, in which a
   * file is stored with its row.
   */
  timeoutMs?: number
  /** The pauses before a request is sent again that failed for a reason which may pass (ms). */
  retryDelaysMs?: readonly number[]
}

/** What the shop asks for again: busy, broken, or without an answer. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408

/** The SHA-256 of the bytes, which the service keeps and `get` compares. */
const CHECKSUM_HEADER = 'x-amz-meta-sha256'

/**
 * Stores files in a bucket. Every write carries the checksum of its bytes, which the service compares,
 * and every read is compared with it. A file is written whole or not at all. Throws StorageError
 * where the service refuses, breaks off or is silent.
 */
export function createS3FileStore(
  { endpoint, bucket, region, ...keys }: Bucket,
  { timeoutMs = 8_000, retryDelaysMs = [200, 1_000] }: S3Options = {},
): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const toUrl = (name: string) => {
    const segments = name.split('/')
    if (segments.some((each) => each === '' || each === '.' || each === '..'))
      throw new Error(`outside the file store: ${name}`)
    return `${root}/${segments.map(encodeURIComponent).join('/')}`
  }

  async function attempt<T>(
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
    limitMs: number,
  ): Promise<T> {
    const signed = await client.sign(url, init)
    const response = await fetch(signed, {
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (response.ok) return read(response)
    const text = (await response.text()).slice(0, 500)
    throw new S3Error(response.status, `${init.method} ${new URL(url).pathname}: ${text}`)
  }

  async function send<T>(
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const deadline = performance.now() + timeoutMs
    const findLeftMs = () => Math.floor(deadline - performance.now())
    for (const delayMs of [...retryDelaysMs, undefined])
      try {
        return await attempt(url, init, read, Math.max(1, findLeftMs()))
      } catch (thrown) {
        const isFinal = thrown instanceof S3Error && !isPassing(thrown.status)
        if (isFinal || delayMs === undefined || findLeftMs() <= delayMs)
          throw toStorageError(thrown)
        await pause(delayMs)
      }
    throw new Error('unreachable')
  }

  const get = (name: string): Promise<Buffer> =>
    send(toUrl(name), { method: 'GET' }, async (response) => {
      const bytes = Buffer.from(await response.arrayBuffer())
      const expected = response.headers.get(CHECKSUM_HEADER)
      if (expected && expected !== sha256(bytes)) throw new Error(`${name} is damaged`)
      return bytes
    })

  return {
    root,
    get,
    async put(name, bytes) {
      const checksum = sha256(bytes)
      const headers = { 'x-amz-content-sha256': checksum, [CHECKSUM_HEADER]: checksum }
      const init = { method: 'PUT', headers, body: Buffer.from(bytes) }
      await send(toUrl(name), init, (response) => response.arrayBuffer())
    },
    async remove(name) {
      await send(toUrl(name), { method: 'DELETE' }, async () => {}).catch((thrown: unknown) => {
        if (!(thrown instanceof MissingFileError)) throw thrown
      })
    },
    async *list() {
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const url = new URL(root)
        url.searchParams.set('list-type', '2')
        if (token) url.searchParams.set('continuation-token', token)
        const text = await send(url.href, { method: 'GET' }, (response) => response.text())
        for (const [, name, size] of text.matchAll(ENTRY))
          yield { name: decodeXml(name!), size: Number(size) }
        token = decodeXml(/<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? '')
      }
    },
  }
}

const ENTRY = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs

class S3Error extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'S3Error'
    this.status = status
  }
}

const toStorageError = (thrown: unknown): Error =>
  thrown instanceof S3Error && thrown.status === 404 && !thrown.message.includes('NoSuchBucket')
    ? new MissingFileError(thrown)
    : new StorageError(thrown)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const decodeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
