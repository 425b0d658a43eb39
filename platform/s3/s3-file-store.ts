import { createHash } from 'node:crypto'
import type { FileStore } from '../files/file-store.ts'
import { MissingFileError } from '../files/storage-error.ts'
import { computeSha256 } from '../files/stored-content.ts'
import { CHECKSUM_HEADER } from './checksum-header.ts'
import { openObject } from './open-object.ts'
import { createS3Client, type Bucket, type S3Options } from './s3-client.ts'

/**
 * Stores files in a bucket. Every write carries the checksum of its bytes, which the service compares, and every read
 * is compared with it. A file is written whole or not at all. Throws StorageError where the service refuses, breaks off
 * or is silent.
 */
export function createS3FileStore(bucket: Bucket, options: S3Options = {}): FileStore {
  const client = createS3Client(bucket, options)
  const { root, send, toUrl } = client
  return {
    root,
    get: (name) =>
      send(
        toUrl(name),
        () => ({ method: 'GET' }),
        async (response) => {
          const bytes = Buffer.from(await response.arrayBuffer())
          const expected = response.headers.get(CHECKSUM_HEADER)
          if (expected && expected !== sha256(bytes)) throw new Error(`${name} is damaged`)
          return bytes
        },
      ),
    // Not async: a name that leads out is thrown at once.
    open: (name, options = {}) => openObject(client, name, options),
    async put(name, content) {
      const isWhole = content instanceof Uint8Array
      const checksum = isWhole ? sha256(content) : await computeSha256(content)
      const headers = { 'x-amz-content-sha256': checksum, [CHECKSUM_HEADER]: checksum }
      const makeRequest = () =>
        isWhole
          ? { method: 'PUT', headers, body: Buffer.from(content) }
          : {
              method: 'PUT',
              // Without its length it would be sent in chunks, which the protocol does not have.
              headers: { ...headers, 'content-length': String(content.size) },
              body: content.stream() as ReadableStream<Uint8Array<ArrayBuffer>>,
              duplex: 'half' as const,
            }
      await send(toUrl(name), makeRequest, (response) => response.arrayBuffer())
    },
    async remove(name) {
      const makeRequest = () => ({ method: 'DELETE' })
      await send(toUrl(name), makeRequest, async () => {}).catch((thrown: unknown) => {
        if (!(thrown instanceof MissingFileError)) throw thrown
      })
    },
    async *list() {
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const url = new URL(root)
        url.searchParams.set('list-type', '2')
        if (token) url.searchParams.set('continuation-token', token)
        const makeRequest = () => ({ method: 'GET' })
        const text = await send(url.href, makeRequest, (response) => response.text())
        for (const [, name, size] of text.matchAll(ENTRY))
          yield { name: decodeXml(name!), size: Number(size) }
        token = decodeXml(/<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? '')
      }
    },
  }
}

const ENTRY = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const decodeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
