import { toIsoTime } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { documentKinds, findMissingDocuments } from './rules.ts'
import * as documents from './store/documents.ts'
import { submissionEvents } from './store/submission-events.ts'
import type { SubmissionRow } from './store/submissions.ts'

/** Submissions with their documents and events, as in the response. */
export async function presentSubmissions(db: Db, rows: readonly SubmissionRow[]) {
  const ids = rows.map(({ id }) => id)
  const [sentDocuments, events] = await Promise.all([
    documents.listBySubmissions(db, ids),
    submissionEvents.list(db, ids),
  ])
  return rows.map((submission) => {
    const ownDocuments = sentDocuments.filter(({ submissionId }) => submissionId === submission.id)
    const { companyId, submittedAt, decidedAt, reviewer: _reviewer, ...rest } = submission
    return {
      ...rest,
      company_id: companyId,
      submittedAt: submittedAt && toIsoTime(submittedAt),
      decidedAt: decidedAt && toIsoTime(decidedAt),
      documents: ownDocuments.map(presentDocument),
      missing: findMissingDocuments(ownDocuments).map((kind) => ({
        kind,
        label: documentKinds[kind].label,
      })),
      events: events
        .filter(({ ownerId }) => ownerId === submission.id)
        .map(({ status, at, actor, name, note }) => ({
          status,
          at: toIsoTime(at),
          // Buyers see the team, not the individual reviewer.
          by: actor === 'staff' ? 'Tim verifikasi' : name,
          note,
        })),
    }
  })
}

const presentDocument = (document: documents.SubmissionDocumentRow) => ({
  id: document.id,
  kind: document.kind,
  label: documentKinds[document.kind].label,
  file: presentFile(document),
  status: document.status,
  reason: document.reason,
  sentAt: toIsoTime(document.sentAt),
})

/** The name, type and size of a document's file, without its content. */
export const presentFile = ({ fileId, name, fileKind, size }: documents.SubmissionDocumentRow) => ({
  id: fileId,
  name,
  kind: fileKind,
  size,
})
