import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { FileStore } from '#platform/files/file-store.ts'
import { MissingFileError } from '#platform/files/storage-error.ts'

/**
 * Compares every row that names a file with the file itself, by the checksum that was noted when it was uploaded. Returns how many
 * there are, and what is wrong, one sentence each.
 */
export async function auditFiles(
  pool: pg.Pool,
  files: FileStore,
): Promise<{ checked: number; failures: string[] }> {
  const { rows } = await pool.query<{ place: string; size: number; sha256: Buffer }>(
    'select place, size, sha256 from stored_file order by place',
  )
  const failures: string[] = []
  for (const { place, size, sha256 } of rows) {
    const bytes = await files.get(place).catch((thrown: unknown) => {
      if (thrown instanceof MissingFileError) return undefined
      throw thrown
    })
    if (!bytes) failures.push(`the file ${place} is missing`)
    else if (bytes.length !== size || !createHash('sha256').update(bytes).digest().equals(sha256))
      failures.push(`the file ${place} is another than was uploaded`)
  }
  return { checked: rows.length, failures }
}
