import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where uploads and pictures are kept: a folder here, an S3 bucket elsewhere. Names are our own. */
export type Files = {
  root: string
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer>
  stream(name: string): NodeJS.ReadableStream
  remove(name: string): Promise<void>
}

/** Files in a folder. A file appears whole or not at all. Throws on a name that leaves the folder. */
export function folderFiles(root: string): Files {
  const place = (name: string) => {
    const full = path.resolve(root, name)
    if (!full.startsWith(path.resolve(root) + path.sep))
      throw new Error(`outside the file store: ${name}`)
    return full
  }
  return {
    root,
    async put(name, bytes) {
      const full = place(name)
      await mkdir(path.dirname(full), { recursive: true })
      const half = `${full}.${process.pid}.${Math.random().toString(36).slice(2)}`
      await writeFile(half, bytes)
      await rename(half, full)
    },
    get: (name) => readFile(place(name)),
    stream: (name) => createReadStream(place(name)),
    remove: (name) => rm(place(name), { force: true }),
  }
}
