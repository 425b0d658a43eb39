import { Refusal } from '#platform/refusal.ts'
import { PICTURE_OR_PDF } from '#modules/foundation/files/rules.ts'
import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'
import type { CompanyState } from '#modules/people/companies/rules.ts'

/** The states of a submission, that is, of one attempt of a company to be verified. */
export const SubmissionStatus = ['draft', 'submitted', 'in_review', 'approved', 'rejected'] as const
export type SubmissionStatus = (typeof SubmissionStatus)[number]
export type SubmissionActor = 'buyer' | 'staff'

/** Who may make which transition; others are refused. */
const submissionTransitions: Transitions<SubmissionStatus, SubmissionActor> = {
  draft: { submitted: ['buyer'] },
  submitted: { in_review: ['staff'] },
  in_review: { approved: ['staff'], rejected: ['staff'] },
  approved: {},
  rejected: {},
}

/** What people read for each status. */
export const submissionStatusNames: Record<SubmissionStatus, string> = {
  draft: 'Belum dikirim',
  submitted: 'Menunggu pemeriksaan',
  in_review: 'Sedang diperiksa',
  approved: 'Terverifikasi',
  rejected: 'Perlu diperbaiki',
}

/** The note of the timeline's event when a company has sent what staff requested. */
export const MORE_SENT_NOTE = 'Tambahan dikirim'

/** A company's state follows its latest submission; a new draft does not change it. */
export const companyStateBySubmission: Record<SubmissionStatus, CompanyState | undefined> = {
  draft: undefined,
  submitted: 'submitted',
  in_review: 'submitted',
  approved: 'verified',
  rejected: 'rejected',
}

/** Its refusal is 409 `kyc.state`. */
export const submissionStateMachine = defineStateMachine({
  transitions: submissionTransitions,
  statusNames: submissionStatusNames,
  refusalCode: 'kyc.state',
  subject: 'Pengajuan',
})

/** The documents of a company. One that an authority issued is a photo or a PDF, never a workbook. */
export const documentKinds = {
  npwp: { label: 'NPWP perusahaan', required: true, isIssued: true },
  nib: { label: 'NIB', required: true, isIssued: true },
  ktp: { label: 'KTP penanggung jawab', required: true, isIssued: true },
  akta: { label: 'Akta pendirian dan perubahan terakhir', required: false, isIssued: false },
  sppkp: { label: 'SPPKP (bila PKP)', required: false, isIssued: true },
  lainnya: { label: 'Dokumen lain', required: false, isIssued: false },
} as const
export type CompanyDocumentKind = keyof typeof documentKinds
export const documentKindNames = Object.keys(documentKinds) as [
  CompanyDocumentKind,
  ...CompanyDocumentKind[],
]

/** The kinds of file that a document may be, of those that the shop takes. */
export const listDocumentFileKinds = (
  kind: CompanyDocumentKind,
  accepted: readonly string[],
): string[] =>
  accepted.filter((fileKind) => !documentKinds[kind].isIssued || isPictureOrPdf(fileKind))

const isPictureOrPdf = (fileKind: string): boolean =>
  PICTURE_OR_PDF.some((each) => each === fileKind)

/** Throws 422 `document.wrong_kind` for an issued document that is neither a picture nor a PDF. */
export function assertDocumentFileKind(kind: CompanyDocumentKind, fileKind: string): void {
  if (!documentKinds[kind].isIssued || isPictureOrPdf(fileKind)) return
  const message = `${documentKinds[kind].label} dikirim sebagai foto atau PDF, bukan berkas ${fileKind.toUpperCase()}.`
  throw Refusal.field(`documents.${kind}`, 'document.wrong_kind', message)
}

export type CompanyDocumentStatus = 'waiting' | 'accepted' | 'refused'
export const documentStatusNames: Record<CompanyDocumentStatus, string> = {
  waiting: 'Menunggu',
  accepted: 'Diterima',
  refused: 'Ditolak',
}

/** Documents per submission. */
export const MAX_DOCUMENTS = 20

/** Required documents that are missing or refused; a submission cannot be submitted without them. */
export const findMissingDocuments = (
  documents: readonly { kind: string; status: CompanyDocumentStatus }[],
): CompanyDocumentKind[] =>
  documentKindNames.filter(
    (kind) =>
      documentKinds[kind].required &&
      !documents.some((document) => document.kind === kind && document.status !== 'refused'),
  )
