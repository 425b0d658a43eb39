import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { CompanyDocumentKind, CompanyDocumentStatus } from '../rules.ts'

export type SubmissionDocumentRow = {
  submissionId: string
  id: string
  kind: CompanyDocumentKind
  status: CompanyDocumentStatus
  reason: string | null
  sentAt: Date
  fileId: string
  name: string
  fileKind: string
  size: number
}

const withFiles = (db: Db) =>
  db
    .selectFrom('kyc_document as d')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select([
      'd.submission_id as submissionId',
      'd.id',
      'd.kind',
      'd.status',
      'd.reason',
      'd.sent_at as sentAt',
      'f.id as fileId',
      'f.name',
      'f.kind as fileKind',
      'f.size',
    ])
    .$narrowType<{ kind: CompanyDocumentKind; status: CompanyDocumentStatus }>()

/** The documents of submissions, in the order they were sent. */
export const listBySubmissions = (
  db: Db,
  ids: readonly string[],
): Promise<SubmissionDocumentRow[]> =>
  withFiles(db)
    .where('d.submission_id', 'in', ids.length > 0 ? ids : [null as never])
    .orderBy('d.sent_at')
    .orderBy('d.id')
    .execute()

/** One document of a submission; undefined where it is not the submission's. */
export const find = (
  db: Db,
  submissionId: string,
  id: string,
): Promise<SubmissionDocumentRow | undefined> =>
  withFiles(db)
    .where('d.submission_id', '=', submissionId)
    .where('d.id', '=', id)
    .executeTakeFirst()

/** Adds documents to a submission. */
export const insert = (
  db: Db,
  submissionId: string,
  documents: readonly {
    kind: string
    fileId: string
    status?: CompanyDocumentStatus
    sentAt: Date
  }[],
) =>
  db
    .insertInto('kyc_document')
    .values(
      documents.map((document) => ({
        submission_id: submissionId,
        kind: document.kind,
        file_id: document.fileId,
        status: document.status ?? 'waiting',
        sent_at: document.sentAt,
      })),
    )
    .execute()

/**
 * The ids of those files that repeat a document of the submission by kind and content: submitted twice, or
 * the same file twice in one request.
 */
export async function findRepeated(
  db: Db,
  submissionId: string,
  ownerId: string,
  added: readonly { kind: string; fileId: string }[],
): Promise<ReadonlySet<string>> {
  const kinds = added.map(({ kind }) => kind)
  const ids = added.map(({ fileId }) => fileId)
  const { rows } = await sql<{ id: string }>`
    with sent as (
      select added.kind, added.at, file.id, file.sha256
      from unnest(${kinds}::text[], ${ids}::uuid[]) with ordinality as added (kind, id, at)
      join stored_file as file on file.id = added.id and file.owner_id = ${ownerId}::uuid)
    select sent.id from sent where exists (
      select from kyc_document as existing join stored_file as file on file.id = existing.file_id
      where existing.submission_id = ${submissionId}::uuid and existing.kind = sent.kind
        and existing.status <> 'refused' and file.sha256 = sent.sha256)
    or exists (
      select from sent as before
      where before.at < sent.at and before.kind = sent.kind and before.sha256 = sent.sha256
        and before.id <> sent.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Removes documents that have not been reviewed. */
export const remove = (db: Db, submissionId: string, ids: readonly string[]) =>
  db
    .deleteFrom('kyc_document')
    .where('submission_id', '=', submissionId)
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .execute()

/** Stores the review of a document; false where the submission does not have it. */
export async function saveReview(
  db: Db,
  submissionId: string,
  id: string,
  review: { status: CompanyDocumentStatus; reason: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kyc_document')
    .set(review)
    .where('submission_id', '=', submissionId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
