import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { MissingFileError } from '#platform/files/storage-error.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { inTransaction } from '#platform/database/database.ts'
import {
  changeSetting,
  defineSetting,
  loadSetting,
  lockSetting,
} from '#modules/foundation/settings/service.ts'

/** The same in the database and in its bucket. */
const FILES_OWNER = defineSetting('files.owner', z.string(), '')
const OWNER_FILE = 'owner.txt'

/**
 * Marks the bucket as this database's. Throws Error where another shop's files are in it: each would
 * delete what the other does not know.
 */
export const assertOwnBucket = ({ db, files, clock }: AppDeps): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Several processes may start at once.
    await lockSetting(tx, FILES_OWNER.key)
    const own = await loadSetting(tx, FILES_OWNER)
    const found = await files.get(OWNER_FILE).catch((thrown: unknown) => {
      if (thrown instanceof MissingFileError) return undefined
      throw thrown
    })
    if (found && found.toString() !== own)
      throw new Error(
        `S3_BUCKET: ${files.root} has the files of another shop; choose another bucket`,
      )
    if (found) return
    const id = own || randomUUID()
    await changeSetting(tx, FILES_OWNER, id, clock.now())
    await files.put(OWNER_FILE, Buffer.from(id))
  })
