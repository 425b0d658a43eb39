import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import {
  Busboy,
  type BusboyConfig,
  type BusboyFileStream,
  type BusboyInstance,
} from '@fastify/busboy'
import type { FileRule, UploadedFile } from '../contract/call.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { MAX_MULTIPART_FIELD_BYTES } from './body-limits.ts'
import { bodyTooLarge, bodyUnreadable } from './body-refusals.ts'
import { StorageError } from '../files/storage-error.ts'
import { openReceiver } from './uploads/receive-file.ts'
import { fileTooLarge, maxUploadBytes } from './uploads/validate-upload.ts'

/** Files and fields that are read; a form of the contract has fewer. */
const MAX_FILES = 5
const MAX_FORM_FIELDS = 50

export type MultipartForm = { form: Record<string, string>; files: Record<string, UploadedFile> }

/**
 * Reads a multipart body: its fields into memory, its files to the disk as they arrive. Unknown files are discarded.
 * Throws 400 on a malformed body, 413 where a file is larger than its rule or the whole larger than `maxBytes`, and
 * StorageError where the disk is full; nothing is read after that.
 */
export function readMultipart(
  request: IncomingMessage,
  rules: Record<string, FileRule>,
  maxBytes: number,
): Promise<MultipartForm> {
  const maxFileBytes =
    Math.max(
      0,
      ...Object.values(rules).map(({ max, maxPicture = max }) => Math.max(max, maxPicture)),
    ) + 1
  const receive = openReceiver()
  return new Promise((resolve, reject) => {
    const rejectUnreadable = () => stop(bodyUnreadable())
    let hasStopped = false
    const stop = (refusal: Refusal | StorageError) => {
      // Once: what is left of the request is discarded by then, and must not be paused again.
      if (hasStopped) return
      hasStopped = true
      request.unpipe(busboy).pause().off('data', count)
      reject(refusal)
      // What has begun to be written is given up.
      for (const stream of streams) stream.destroy()
    }
    const stopFor = (thrown: unknown) =>
      isRefusal(thrown) || thrown instanceof StorageError ? stop(thrown) : rejectUnreadable()
    let size = 0
    const count = (chunk: Buffer) => {
      size += chunk.length
      // Counts the bytes received, not the bytes written: the disk may lag behind.
      if (current && current.stream.bytesRead > current.max)
        stop(fileTooLarge(current.field, current.max))
      else if (size > maxBytes) stop(bodyTooLarge())
    }
    let current: { stream: BusboyFileStream; field: string; max: number } | undefined
    const form: MultipartForm['form'] = {}
    const files: MultipartForm['files'] = {}
    const seenFields = new Set<string>()
    const streams: Readable[] = []
    const arriving: Promise<void>[] = []
    let busboy: BusboyInstance
    try {
      busboy = new Busboy({
        headers: request.headers as BusboyConfig['headers'],
        // A file name with a path has to reach its rule, which refuses it. A shortened one would pass.
        preservePath: true,
        limits: {
          fileSize: maxFileBytes,
          files: MAX_FILES,
          fields: MAX_FORM_FIELDS,
          fieldSize: MAX_MULTIPART_FIELD_BYTES,
        },
      })
    } catch {
      return reject(bodyUnreadable())
    }
    busboy.on('field', (name, value) => void (form[name] = value))
    busboy.on('file', (field, stream, name) => {
      // Without a listener an error of it would end the process. The receiver throws it.
      stream.on('error', () => {})
      // One file for a field: a repeated field must not fill the memory.
      if (!Object.hasOwn(rules, field) || seenFields.has(field)) return void stream.resume()
      seenFields.add(field)
      const max = maxUploadBytes(name ?? '', rules[field]!)
      current = { stream, field, max }
      streams.push(stream)
      const received = receive(name ?? '', limitPieces(stream, field, max))
      arriving.push(received.then((file) => void (files[field] = file)).catch(stopFor))
    })
    busboy.on('error', rejectUnreadable)
    busboy.on('finish', () => void Promise.all(arriving).then(() => resolve({ form, files })))
    request.on('aborted', rejectUnreadable)
    request.on('data', count).pipe(busboy)
  })
}

/** Passes on a file as far as its rule allows. Throws 413 beyond. */
async function* limitPieces(
  stream: AsyncIterable<Buffer>,
  field: string,
  max: number,
): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of stream) {
    size += piece.length
    if (size > max) throw fileTooLarge(field, max)
    yield piece
  }
}
