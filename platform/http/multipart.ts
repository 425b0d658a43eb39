import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import type { FileRule, UploadedFile } from '../contract/call.ts'
import type { Refusal } from '../refusal.ts'
import { MAX_MULTIPART_FIELD_BYTES } from './body-limits.ts'
import { bodyTooLarge, bodyUnreadable } from './body-refusals.ts'
import { fileTooLarge, maxUploadBytes } from './uploads/validate-upload.ts'

/** Files and fields that are read; a form of the contract has fewer. */
const MAX_FILES = 5
const MAX_FORM_FIELDS = 50

export type MultipartForm = { form: Record<string, string>; files: Record<string, UploadedFile> }

/**
 * Reads a multipart body into memory. Unknown files are discarded. Throws 400 on a malformed body, and
 * 413 where a file is larger than its rule or the whole larger than `maxBytes`; nothing is read after that.
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
  return new Promise((resolve, reject) => {
    const rejectUnreadable = () => stop(bodyUnreadable())
    const stop = (refusal: Refusal) => {
      request.unpipe(busboy).pause().off('data', count)
      reject(refusal)
    }
    let size = 0
    const count = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) stop(bodyTooLarge())
    }
    const form: MultipartForm['form'] = {}
    const files: MultipartForm['files'] = {}
    const seenFields = new Set<string>()
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
      // A truncated part emits an error here, too. Without a listener it would end the process.
      stream.on('error', rejectUnreadable)
      // One file for a field: a repeated field must not fill the memory.
      if (!Object.hasOwn(rules, field) || seenFields.has(field)) return void stream.resume()
      seenFields.add(field)
      const max = maxUploadBytes(name ?? '', rules[field]!)
      const chunks: Buffer[] = []
      let fileSize = 0
      stream.on('data', (chunk: Buffer) => {
        fileSize += chunk.length
        if (fileSize > max) stop(fileTooLarge(field, max))
        else chunks.push(chunk)
      })
      stream.on(
        'end',
        () => void (files[field] = { name: name ?? '', bytes: Buffer.concat(chunks) }),
      )
    })
    busboy.on('error', rejectUnreadable)
    busboy.on('finish', () => resolve({ form, files }))
    request.on('aborted', rejectUnreadable)
    request.on('data', count).pipe(busboy)
  })
}
