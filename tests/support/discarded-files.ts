import { MissingFileError, type FileStore } from '#platform/file-store.ts'

/** Keeps nothing: for filling a database whose files nobody reads. */
export const discardedFiles: FileStore = {
  root: 'nowhere',
  put: async () => {},
  get: () => Promise.reject(new MissingFileError('nothing is kept')),
  remove: async () => {},
  async *list() {},
}
