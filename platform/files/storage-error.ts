/** A file could not be stored or read: the disk is full, read-only or broken, the bucket is away. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('a file could not be stored', { cause })
    this.name = 'StorageError'
  }
}

/** There is no file of that name. */
export class MissingFileError extends Error {
  constructor(cause: unknown) {
    super('there is no such file', { cause })
    this.name = 'MissingFileError'
  }
}
