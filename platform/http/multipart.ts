import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy'
import type { FileRule, UploadedFile } from '../contract/call.ts'
import { Refusal } from '../refusal.ts'

export type MultipartForm = { form: Record<string, string>; files: Record<string, UploadedFile> }

/**
 * Reads a multipart body into memory, one byte past each file's limit at most, so that dispatch
 * can tell "too large" from "just right". Unknown files are drained. Throws 400 on a broken body.
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
        // A name that means to be a place is refused by its rule; shortened, it would pass.
        preservePath: true,
        limits: { fileSize: maxFileBytes, files: 5, fields: 50, fieldSize: 64 * 1024 },
      })
    } catch {
      return rejectUnreadable()
    }
    busboy.on('field', (name, value) => void (form[name] = value))
    busboy.on('file', (field, stream, name) => {
      // A part that is cut short tells it here too; unheard it would end the process.
      stream.on('error', rejectUnreadable)
      // One file for a field: whoever repeats it fills no memory with it.
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
