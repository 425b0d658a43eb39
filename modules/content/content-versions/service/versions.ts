import { toIsoTime } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from '../store.ts'
import type { VersionedEntity } from '../store.ts'

/** Versions that staff see: more than anybody goes back. */
const MAX_LISTED = 30

/** Stores what staff have just saved as a version, in the caller's transaction. */
export const recordVersion = async (
  ctx: StaffContext,
  entity: VersionedEntity,
  revision: number,
  fields: Record<string, unknown>,
): Promise<void> =>
  void (await store.insert(ctx.db, entity, {
    revision,
    fields,
    staffName: ctx.staff.name,
    savedAt: ctx.clock.now(),
  }))

/** The versions of what staff write with their fields, newest first. */
export async function listVersionFields<Fields>(
  { db }: Pick<AppDeps, 'db'>,
  entity: VersionedEntity,
) {
  const rows = await store.list(db, entity, MAX_LISTED)
  return rows.map(({ revision, staffName, savedAt, fields }) => ({
    revision,
    staff: staffName,
    savedAt: toIsoTime(savedAt),
    fields: fields as Fields,
  }))
}

/** The versions of an article or a page, newest first. */
export async function listVersions(deps: Pick<AppDeps, 'db'>, entity: VersionedEntity) {
  const versions = await listVersionFields<{ title?: string; body?: string }>(deps, entity)
  return versions.map(({ fields: { title = '', body = '' }, ...version }) => ({
    ...version,
    title,
    characters: body.length,
  }))
}

/** The fields of one version. Throws 404. */
export async function loadVersion<Fields>(
  db: Db,
  entity: VersionedEntity,
  revision: number,
): Promise<Fields> {
  const version = await store.find(db, entity, revision)
  if (!version) throw notFound()
  return version.fields as Fields
}

/** Removes all versions of a removed record, in the caller's transaction. */
export const removeVersions = async (tx: Db, entity: VersionedEntity): Promise<void> =>
  void (await store.removeAll(tx, entity))
