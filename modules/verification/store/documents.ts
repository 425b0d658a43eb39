import type { Db } from '#platform/database/database.ts'
import type { DocumentKind, DocumentStatus } from '../rules.ts'

export type KeptDocument = {
  submissionId: string
  id: string
  kind: DocumentKind
  status: DocumentStatus
  reason: string | null
  sentAt: Date
  fileId: string
  name: string
  fileKind: string
  size: number
}

/** The papers of attempts, by the order of their sending. */
export const ofSubmissions = (db: Db, ids: readonly string[]): Promise<KeptDocument[]> =>
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
    .$narrowType<{ kind: DocumentKind; status: DocumentStatus }>()
    .where('d.submission_id', 'in', ids.length > 0 ? ids : [null as never])
    .orderBy('d.sent_at')
    .orderBy('d.id')
    .execute()

/** Adds papers to an attempt. */
export const insert = (
  db: Db,
  submissionId: string,
  documents: readonly { kind: string; fileId: string; status?: DocumentStatus; sentAt: Date }[],
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

/** Takes papers that nobody has looked at out of an attempt. */
export const remove = (db: Db, submissionId: string, ids: readonly string[]) =>
  db
    .deleteFrom('kyc_document')
    .where('submission_id', '=', submissionId)
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .execute()

/** Writes what staff found of a paper; false where it is not the attempt's. */
export async function judge(
  db: Db,
  submissionId: string,
  id: string,
  found: { status: DocumentStatus; reason: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kyc_document')
    .set(found)
    .where('submission_id', '=', submissionId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
