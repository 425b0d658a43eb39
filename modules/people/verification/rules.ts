import { PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { Refusal } from '#platform/refusal.ts'
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

type DocumentReview = {
  id: string
  /** Undefined while it is undecided. */
  accepted?: boolean | undefined
  reason?: string | undefined
}
/** What a reviewer decides of a submission and of its documents. */
export type ReviewDecision = {
  approve: boolean
  reason?: string | undefined
  documents: readonly DocumentReview[]
}

/** Nothing counts as accepted that nobody has looked at. Throws 422 `kyc.undecided`. */
export function assertAllDecided(
  sent: readonly { id: string; status: CompanyDocumentStatus }[],
  { documents: reviews }: ReviewDecision,
): void {
  const errors: Record<string, string> = {}
  for (const { id, status } of sent) {
    const at = reviews.findIndex((review) => review.id === id)
    if (reviews[at]?.accepted !== undefined || status === 'accepted') continue
    errors[at < 0 ? 'documents' : `documents.${at}.accepted`] = 'Pilih diterima atau ditolak.'
  }
  if (Object.keys(errors).length === 0) return
  throw new Refusal('kyc.undecided', 'Putuskan dulu setiap dokumen, satu per satu.', 422, {
    errors,
  })
}

/** Whom a document is sent back to has to know why. Throws 422 `kyc.reason`. */
export function assertReasonsGiven({ approve, reason, documents: reviews }: ReviewDecision): void {
  const errors: Record<string, string> = {}
  reviews.forEach(({ accepted, reason: itemReason }, at) => {
    if (accepted === false && !itemReason)
      errors[`documents.${at}.reason`] = 'Tulis apa yang salah.'
    if (accepted === false && approve) errors[`documents.${at}.accepted`] = 'Dokumen ini ditolak.'
  })
  if (!approve && !reason && reviews.every(({ accepted }) => accepted !== false))
    errors['reason'] = 'Tulis alasan, atau tolak dokumen yang salah.'
  if (Object.keys(errors).length === 0) return
  throw new Refusal('kyc.reason', 'Penolakan perlu alasan yang bisa diperbaiki pembeli.', 422, {
    errors,
  })
}
