import type { FileStore } from '#platform/files/file-store.ts'
import { MissingFileError } from '#platform/files/storage-error.ts'

/** A file store that discards everything: for filling a database whose files are never read. */
export const discardedFiles: FileStore = {
  root: 'nowhere',
  put: async () => {},
  get: () => Promise.reject(new MissingFileError('nothing is kept')),
  open: () => Promise.reject(new MissingFileError('nothing is kept')),
  remove: async () => {},
  async *list() {},
}
