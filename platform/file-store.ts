import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where uploads and pictures are kept: a folder here, an S3 bucket elsewhere. Names are our own. */
export type FileStore = {
  root: string
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer>
  stream(name: string): NodeJS.ReadableStream
  remove(name: string): Promise<void>
}

/** Files in a folder. A file appears whole or not at all. Throws on a name that leaves the folder. */
export function createLocalFileStore(root: string): FileStore {
  const resolvePath = (name: string) => {
    const fullPath = path.resolve(root, name)
    if (!fullPath.startsWith(path.resolve(root) + path.sep))
      throw new Error(`outside the file store: ${name}`)
    return fullPath
  }
  return {
    root,
    async put(name, bytes) {
      const fullPath = resolvePath(name)
      await mkdir(path.dirname(fullPath), { recursive: true })
      const partialPath = `${fullPath}.${process.pid}.${Math.random().toString(36).slice(2)}`
      await writeFile(partialPath, bytes)
      await rename(partialPath, fullPath)
    },
    get: (name) => readFile(resolvePath(name)),
    stream: (name) => createReadStream(resolvePath(name)),
    remove: (name) => rm(resolvePath(name), { force: true }),
  }
}
