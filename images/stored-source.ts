import type { FileStore } from '#platform/files/file-store.ts'
import { MissingFileError } from '#platform/files/storage-error.ts'
import { ImageError } from './error.ts'
import { isVector, type ImageSource } from './local-source.ts'

/**
 * An image of the file store. Its files never change, so what was made of one stays valid, and it is
 * looked for when it is read: that throws ImageError 404 or 415.
 */
export const findStoredSource = (files: FileStore, name: string): ImageSource => ({
  version: 'stored',
  async read() {
    const bytes = await files.get(name).catch((thrown: unknown) => {
      if (thrown instanceof MissingFileError) throw new ImageError(404, 'Gambar tidak ditemukan')
      throw thrown
    })
    return { bytes, vector: isVector(name, bytes.length) }
  },
})
