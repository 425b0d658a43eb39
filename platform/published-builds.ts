import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { sql } from 'kysely'
import { days, type Clock } from './clock.ts'
import type { Db } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'
import { MissingFileError } from './files/storage-error.ts'

/** Builds that are kept however long ago they were started: the served one, and the one before it. */
const RETAINED_BUILDS = 2
/** How long any other build is kept after a process last started with it (ms): a tab may be open that long. */
const RETENTION = days(30)
const WRITES_AT_ONCE = 16
/** A copy that is smaller to send, which only the process that has the build serves. */
const COMPRESSED = /\.(?:br|gz)$/

type BuildDeps = { db: Db; files: FileStore; clock: Clock }

const storedName = (file: string) => `web-builds/${file}`

/**
 * Puts the scripts and styles of a build beside the shop's files, where processes of every other release find
 * them, once for each build.
 */
export async function publishBuild(
  { db, files, clock }: BuildDeps,
  build: { id: string; folder: string },
): Promise<void> {
  const startedAt = clock.now()
  const known = await db
    .updateTable('web_build')
    .set({ started_at: startedAt })
    .where('id', '=', build.id)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0n) return
  const names = (await readdir(build.folder)).filter((name) => !COMPRESSED.test(name))
  const limit = pLimit(WRITES_AT_ONCE)
  await limit.map(names, async (name) =>
    files.put(storedName(name), await readFile(path.join(build.folder, name))),
  )
  await db
    .insertInto('web_build')
    .values({ id: build.id, files: names, started_at: startedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ started_at: startedAt }))
    .execute()
}

/** A script or style of any build that is kept; undefined where none has it. */
export async function readPublishedFile(
  { files }: Pick<BuildDeps, 'files'>,
  file: string,
): Promise<Buffer | undefined> {
  if (!/^[\w-][\w.-]*$/.test(file)) return undefined
  return files.get(storedName(file)).catch((thrown: unknown) => {
    if (thrown instanceof MissingFileError) return undefined
    throw thrown
  })
}

/** Removes builds that no open page needs any more, with the files that no kept build has. */
export async function purgeBuilds({ db, files, clock }: BuildDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION)
  const { rows } = await sql<{ id: string; files: string[] }>`
    delete from web_build where started_at < ${before} and id not in (
      select id from web_build order by started_at desc limit ${RETAINED_BUILDS})
    returning id, files`.execute(db)
  if (rows.length === 0) return
  const remaining = await db.selectFrom('web_build').select('files').execute()
  const needed = new Set(remaining.flatMap((build) => build.files))
  const unneeded = new Set(rows.flatMap((build) => build.files).filter((file) => !needed.has(file)))
  const limit = pLimit(WRITES_AT_ONCE)
  await limit.map([...unneeded], (file) => files.remove(storedName(file)))
}
