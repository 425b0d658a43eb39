import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { MissingFileError, StorageError } from '../files/storage-error.ts'

/** A bucket at a service that speaks S3's protocol, and keys that may read and write it. */
export type Bucket = {
  /** `https://s3.ap-southeast-3.amazonaws.com`: buckets are folders of it. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Options = {
  /**
   * Timeout of a request with all its retries (ms): shorter than the transaction that stores the file with its row. For
   * a streamed file it applies to each piece.
   */
  timeoutMs?: number
  /** The pauses before a request is sent again that failed for a reason which may pass (ms). */
  retryDelaysMs?: readonly number[]
}

/** A request, created for each attempt: a body that is read piece by piece is read again. */
type MakeRequest = () => RequestInit & { method: string; duplex?: 'half' }

export type S3Client = {
  root: string
  timeoutMs: number
  retryDelaysMs: readonly number[]
  /** Throws Error on a name that leads out of the bucket. */
  toUrl(name: string): string
  /**
   * Sends a request, with retries, until `read` has consumed its response. Throws MissingFileError if there is no such
   * file, StorageError if the service refuses or keeps failing.
   */
  send<T>(
    url: string,
    makeRequest: MakeRequest,
    read: (response: Response) => T | Promise<T>,
  ): Promise<T>
}

/** What the shop asks for again: busy, broken, or without an answer. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408

export function createS3Client(
  { endpoint, bucket, region, ...keys }: Bucket,
  { timeoutMs = 8_000, retryDelaysMs = [200, 1_000] }: S3Options = {},
): S3Client {
  const signer = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function attempt<T>(
    url: string,
    request: ReturnType<MakeRequest>,
    read: (response: Response) => T | Promise<T>,
    limitMs: number,
  ): Promise<T> {
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(new Error(`no answer in ${limitMs} ms`)), limitMs)
    const signals = [ending.signal, ...(request.signal ? [request.signal] : [])]
    try {
      const signed = await signer.sign(url, request)
      const response = await fetch(signed, { redirect: 'error', signal: AbortSignal.any(signals) })
      if (response.ok) return await read(response)
      const text = (await response.text()).slice(0, 500)
      throw new S3Error(response.status, `${request.method} ${new URL(url).pathname}: ${text}`)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    root,
    timeoutMs,
    retryDelaysMs,
    toUrl(name) {
      const segments = name.split('/')
      if (segments.some((each) => each === '' || each === '.' || each === '..'))
        throw new Error(`outside the file store: ${name}`)
      return `${root}/${segments.map(encodeURIComponent).join('/')}`
    },
    async send(url, makeRequest, read) {
      const deadline = performance.now() + timeoutMs
      const findLeftMs = () => Math.floor(deadline - performance.now())
      for (const delayMs of [...retryDelaysMs, undefined]) {
        const request = makeRequest()
        try {
          return await attempt(url, request, read, Math.max(1, findLeftMs()))
        } catch (thrown) {
          const isFinal =
            request.signal?.aborted || (thrown instanceof S3Error && !isPassing(thrown.status))
          if (isFinal || delayMs === undefined || findLeftMs() <= delayMs)
            throw toStorageError(thrown)
          await pause(delayMs)
        }
      }
      throw new Error('unreachable')
    },
  }
}

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
