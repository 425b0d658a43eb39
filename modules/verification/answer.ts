import { isoTime } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { documentKinds, missingDocuments } from './rules.ts'
import * as documents from './store/documents.ts'
import * as submissions from './store/submissions.ts'

/** Attempts with their papers and what happened to them, as they are answered. */
export async function answersOf(db: Db, found: readonly submissions.KeptSubmission[]) {
  const ids = found.map(({ id }) => id)
  const [papers, events] = await Promise.all([
    documents.ofSubmissions(db, ids),
    submissions.eventsOf(db, ids),
  ])
  return found.map((submission) => {
    const own = papers.filter(({ submissionId }) => submissionId === submission.id)
    const { companyId, submittedAt, decidedAt, reviewer: _reviewer, ...rest } = submission
    return {
      ...rest,
      company_id: companyId,
      submittedAt: submittedAt && isoTime(submittedAt),
      decidedAt: decidedAt && isoTime(decidedAt),
      documents: own.map(asDocument),
      missing: missingDocuments(own).map((kind) => ({ kind, label: documentKinds[kind].label })),
      events: events
        .filter(({ submissionId }) => submissionId === submission.id)
        .map(({ status, at, actor, name, note }) => ({
          status,
          at: isoTime(at),
          // A buyer deals with the shop, not with one of its people.
          by: actor === 'staff' ? 'Tim verifikasi' : name,
          note,
        })),
    }
  })
}

const asDocument = (document: documents.KeptDocument) => ({
  id: document.id,
  kind: document.kind,
  label: documentKinds[document.kind].label,
  file: fileOf(document),
  status: document.status,
  reason: document.reason,
  sentAt: isoTime(document.sentAt),
})

/** What a document's file is called and what it is; nothing of its content. */
export const fileOf = ({ fileId, name, fileKind, size }: documents.KeptDocument) => ({
  id: fileId,
  name,
  kind: fileKind,
  size,
})
