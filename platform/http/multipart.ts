import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import type { FileRule, UploadedFile } from '../contract/call.ts'
import { Refusal } from '../refusal.ts'

export type MultipartForm = { form: Record<string, string>; files: Record<string, UploadedFile> }

/**
 * Reads a multipart body into memory. Files are read to at most one byte past the limit, so that dispatch
 * recognizes one that is too large. Unknown files are discarded. Throws 400 on a malformed body.
 */
export function readMultipart(
  request: IncomingMessage,
  rules: Record<string, FileRule>,
): Promise<MultipartForm> {
  const maxFileBytes = Math.max(0, ...Object.values(rules).map((rule) => rule.max)) + 1
  return new Promise((resolve, reject) => {
    const rejectUnreadable = () =>
      reject(new Refusal('input.unreadable', 'Kiriman tidak dapat dibaca.', 400))
    const form: MultipartForm['form'] = {}
    const files: MultipartForm['files'] = {}
    const seenFields = new Set<string>()
    let busboy: BusboyInstance
    try {
      busboy = new Busboy({
        headers: request.headers as BusboyConfig['headers'],
        // A file name with a path has to reach its rule, which refuses it. A shortened one would pass.
        preservePath: true,
        limits: { fileSize: maxFileBytes, files: 5, fields: 50, fieldSize: 64 * 1024 },
      })
    } catch {
      return rejectUnreadable()
    }
    busboy.on('field', (name, value) => void (form[name] = value))
    busboy.on('file', (field, stream, name) => {
      // A truncated part emits an error here, too. Without a listener it would end the process.
      stream.on('error', rejectUnreadable)
      // One file for a field: a repeated field must not fill the memory.
      if (!Object.hasOwn(rules, field) || seenFields.has(field)) return void stream.resume()
      seenFields.add(field)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on(
        'end',
        () => void (files[field] = { name: name ?? '', bytes: Buffer.concat(chunks) }),
      )
    })
    busboy.on('error', rejectUnreadable)
    busboy.on('finish', () => resolve({ form, files }))
    request.on('aborted', rejectUnreadable)
    request.pipe(busboy)
  })
}
