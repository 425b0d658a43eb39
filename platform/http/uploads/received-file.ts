import { createHash } from 'node:crypto'
import type { UploadedFile } from '../../contract/call.ts'

/** An uploaded file. It serializes to its checksum, so that requests can be compared without its bytes. */
export class ReceivedFile extends File implements UploadedFile {
  readonly sha256: string

  constructor(content: Blob, name: string, sha256: string) {
    super([content], name)
    this.sha256 = sha256
  }

  toJSON() {
    return { name: this.name, size: this.size, sha256: this.sha256 }
  }
}

/** A file whose bytes are in memory already: drawn, made smaller, or out of a mail. */
export const toReceivedFile = ({ name, bytes }: FileBytes): ReceivedFile =>
  new ReceivedFile(
    new Blob([bytes as Uint8Array<ArrayBuffer>]),
    name,
    createHash('sha256').update(bytes).digest('hex'),
  )

/** A file of a form that was not read by this process: a page of it passes on what it got. */
export async function adoptFile(file: File): Promise<ReceivedFile> {
  if (file instanceof ReceivedFile) return file
  const hash = createHash('sha256')
  for await (const piece of file.stream()) hash.update(piece)
  return new ReceivedFile(file, file.name, hash.digest('hex'))
}

/** A file with its bytes in memory. */
export type FileBytes = { name: string; bytes: Uint8Array }

/** Takes a file into memory, for what needs all of it at once. */
export const takeBytes = async (file: UploadedFile): Promise<FileBytes> => ({
  name: file.name,
  bytes: await file.bytes(),
})
