import type { Db } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import * as store from '../store.ts'

/** The job that deletes the contents of files whose records are gone. */
export const DELETE_FILES_JOB = 'files.erase'

/** Deletes files that the caller's module no longer refers to, in the caller's transaction. */
export async function discardFiles(
  { db }: Pick<AppDeps, 'db'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await enqueueDeletion(db, await store.remove(db, ids))
}

/**
 * Deletes the contents of removed records by a job that runs after the commit: a transaction that
 * rolls back could not restore them.
 */
export async function enqueueDeletion(
  db: Db,
  removed: readonly { place: string }[],
): Promise<void> {
  if (removed.length === 0) return
  const places = removed.map(({ place }) => place)
  await enqueue(db, { name: DELETE_FILES_JOB, payload: { places } })
}

/** Runs the job. Deleting a file that does not exist does nothing. */
export async function deleteFiles(
  { files }: AppDeps,
  { places }: { places: readonly string[] },
): Promise<void> {
  for (const storageKey of places) await files.remove(storageKey)
}
