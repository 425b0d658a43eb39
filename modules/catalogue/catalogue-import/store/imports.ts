import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Paging } from '#platform/paging.ts'
import type { ImportState } from '../contract.ts'
import type { RowError } from '../rules/read-row.ts'

export type ImportRow = {
  id: string
  name: string
  /** Null for an undo, which comes from an import. */
  fileId: string | null
  staffId: string
  by: string
  state: ImportState
  rows: number
  faults: number
  changes: number
  additions: number
  overlaps: number
  applied: number
  problem: string | null
  createdAt: Date
  finishedAt: Date | null
  undoable: boolean
  /** The import that this one takes back, and the last attempt to take this one back. */
  undoOf: string | null
  undo: { id: string; state: ImportState } | null
}

/** Rows, those with errors, those with changes, new variants, and those that others changed as well. */
export type ImportCounts = Record<'rows' | 'faults' | 'changes' | 'additions' | 'overlaps', number>

const selectImports = (db: Db) =>
  db
    .selectFrom('catalogue_import')
    .select(['id', 'name', 'file_id as fileId', 'staff_id as staffId', 'staff_name as by'])
    .select(['rows', 'faults', 'changes', 'additions', 'overlaps', 'applied', 'problem'])
    .select(['undoable', 'undo_of as undoOf'])
    .select(
      sql<ImportRow['undo']>`(
        select json_build_object('id', undo.id, 'state', undo.state)
        from catalogue_import as undo where undo.undo_of = catalogue_import.id
        order by undo.created_at desc, undo.id limit 1)`.as('undo'),
    )
    .select(['created_at as createdAt', 'finished_at as finishedAt'])
    .select(sql<ImportState>`state`.as('state'))

/** A page of the imports, newest first. */
export const findPage = (db: Db, { page: pageNumber, count }: Paging) =>
  selectImports(db)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .offset(pageNumber * count)
    .execute()

export async function count(db: Db): Promise<number> {
  const { size } = await db
    .selectFrom('catalogue_import')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}

export const findById = (db: Db, id: string): Promise<ImportRow | undefined> =>
  selectImports(db).where('id', '=', id).executeTakeFirst()

/** An import, its row locked until the transaction ends. */
export const lock = (tx: Db, id: string): Promise<ImportRow | undefined> =>
  selectImports(tx).where('id', '=', id).forUpdate().executeTakeFirst()

type NewImport = Pick<ImportRow, 'name' | 'fileId' | 'undoOf' | 'staffId' | 'by'> & { at: Date }

/** Adds an import to validate; returns its id. */
export async function insert(
  db: Db,
  { name, fileId, undoOf, staffId, by, at }: NewImport,
): Promise<string> {
  const { id } = await db
    .insertInto('catalogue_import')
    .values({
      name,
      file_id: fileId,
      undo_of: undoOf,
      staff_id: staffId,
      staff_name: by,
      state: 'checking',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ImportProgress = Partial<{
  state: ImportState
  rows: number
  faults: number
  changes: number
  additions: number
  overlaps: number
  applied: number
  undoable: boolean
  problem: string | null
  finished_at: Date
  look: string | null
}>

export const update = (db: Db, id: string, progress: ImportProgress) =>
  db.updateTable('catalogue_import').set(progress).where('id', '=', id).execute()

/** Ends an import that is being applied without having changed anything. */
export const fail = (db: Db, id: string, outcome: { problem: string; finished_at: Date }) =>
  db
    .updateTable('catalogue_import')
    .set({ state: 'failed', applied: 0, ...outcome })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute()

/** Claims a validation; false if another run made progress within the last minute. */
export async function startValidation(db: Db, id: string, claim: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update catalogue_import set look = ${claim}::uuid, looked_at = now(), rows = 0
    where id = ${id}::uuid and state = 'checking'
      and (look is null or looked_at < now() - interval '1 minute')`.execute(db)
  return numAffectedRows === 1n
}

/** Writes the progress of a validation; false if another run has taken over. */
export async function recordProgress(
  db: Db,
  id: string,
  claim: string,
  progress: ImportProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogue_import')
    .set({ ...progress, looked_at: sql`now()` })
    .where('id', '=', id)
    .where('look', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Waits while another import is applied, and lets none begin until the transaction ends. */
export const lockApplying = (tx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('catalogue import', 0))`.execute(tx)

/** Deletes the results of an interrupted validation. */
export async function clearResults(db: Db, id: string): Promise<void> {
  await db.deleteFrom('catalogue_import_fault').where('import_id', '=', id).execute()
  await db.deleteFrom('catalogue_import_change').where('import_id', '=', id).execute()
}

export type NumberedRowError = RowError & { number: number; place: number }

export async function insertErrors(
  db: Db,
  id: string,
  errors: readonly NumberedRowError[],
): Promise<void> {
  if (errors.length === 0) return
  await sql`
    insert into catalogue_import_fault (import_id, number, place, heading, message)
    select ${id}::uuid, * from json_to_recordset(${JSON.stringify(errors)}::json)
      as row (number int, place int, heading text, message text)`.execute(db)
}

/** A page of the errors, by row. */
export const findErrors = (db: Db, id: string, { page: pageNumber, count }: Paging) =>
  db
    .selectFrom('catalogue_import_fault')
    .select(['number', 'heading', 'message'])
    .where('import_id', '=', id)
    .orderBy('number')
    .orderBy('place')
    .limit(count)
    .offset(pageNumber * count)
    .execute()

export async function countErrors(db: Db, id: string): Promise<number> {
  const { size } = await db
    .selectFrom('catalogue_import_fault')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return size
}
