import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { bodyTooLarge, bodyUnreadable } from '#platform/http/body-refusals.ts'
import { storageUnavailable } from '#platform/http/storage-unavailable.ts'
import { openReceiver } from '#platform/http/uploads/receive-file.ts'
import { StorageError } from '#platform/files/storage-error.ts'
import { MAX_FIELDS } from '#web/form/bounds.ts'

/** The longest name and the longest value of a field (bytes): what is cut off there is no form of the shop's. */
const MAX_NAME_BYTES = 1_000
const MAX_VALUE_BYTES = 1_048_576

/**
 * Reads a multipart form as it arrives; its files are on the disk until the page has been answered. Throws what the
 * body throws, 413 for more fields than MAX_FIELDS, 400 for one that is cut off or malformed, 503 where the disk is full.
 */
export async function readMultipartForm(
  body: ReadableStream<Uint8Array>,
  boundary: string,
): Promise<FormData> {
  const receive = openReceiver()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  const streams: Readable[] = []
  const fail = (thrown: unknown) => {
    reject(thrown)
    // What has begun to be written is given up.
    for (const stream of streams) stream.destroy()
  }
  const form: [name: string, value: string | Promise<File>][] = []
  const busboy = new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    preservePath: true,
    limits: { parts: MAX_FIELDS, fieldNameSize: MAX_NAME_BYTES, fieldSize: MAX_VALUE_BYTES },
  })
  busboy.on('field', (name, value, isNameCut, isValueCut) => {
    if (name === undefined) fail(bodyUnreadable())
    if (isNameCut || isValueCut) fail(bodyTooLarge())
    form.push([name, value])
  })
  busboy.on('file', (name, stream, fileName) => {
    // Without a listener an error of it would end the process. The receiver throws it.
    stream.on('error', () => {})
    streams.push(stream)
    const received = receive(fileName ?? '', stream)
    received.catch((thrown) =>
      fail(thrown instanceof StorageError ? storageUnavailable() : bodyUnreadable()),
    )
    form.push([name, received])
  })
  busboy.on('partsLimit', () => fail(bodyTooLarge()))
  busboy.on('error', () => fail(bodyUnreadable()))
  const finished = once(busboy, 'finish')
  finished.catch(() => {})
  try {
    for await (const chunk of body)
      if (!busboy.write(chunk)) await Promise.race([once(busboy, 'drain'), failed])
    busboy.end()
    await Promise.race([finished, failed])
  } catch (thrown) {
    fail(thrown)
    throw thrown
  }
  const parsed = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') parsed.append(name, value)
    else parsed.append(name, await value)
  }
  return parsed
}
