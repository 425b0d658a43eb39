import { canTransition, transition as moveBy, type Transitions } from '#platform/state-machine.ts'
import type { CompanyState } from '#modules/people/companies/rules.ts'
import type { StatusTone } from '#modules/selling/orders/rules/order-status.ts'

/** The states of one attempt of a company to be verified (domain.md, states). */
export const SubmissionStatus = ['draft', 'submitted', 'in_review', 'approved', 'rejected'] as const
export type SubmissionStatus = (typeof SubmissionStatus)[number]
export type SubmissionActor = 'buyer' | 'staff'

/** Who may take which step. A step that does not stand here is refused. */
export const submissionTransitions: Transitions<SubmissionStatus, SubmissionActor> = {
  draft: { submitted: ['buyer'] },
  submitted: { in_review: ['staff'] },
  in_review: { approved: ['staff'], rejected: ['staff'] },
  approved: {},
  rejected: {},
}

/** What a person reads for each state, and the colour of its badge. */
export const submissionStatusBadge: Record<SubmissionStatus, { name: string; tone: StatusTone }> = {
  draft: { name: 'Belum dikirim', tone: 'neutral' },
  submitted: { name: 'Menunggu pemeriksaan', tone: 'warning' },
  in_review: { name: 'Sedang diperiksa', tone: 'info' },
  approved: { name: 'Terverifikasi', tone: 'success' },
  rejected: { name: 'Perlu diperbaiki', tone: 'danger' },
}

/** What the way of an attempt says where a company has sent what it was asked for. */
export const MORE_SENT_NOTE = 'Tambahan dikirim'

/** The company's own state follows its latest attempt; a new draft leaves it as it was. */
export const companyStateBySubmission: Record<SubmissionStatus, CompanyState | undefined> = {
  draft: undefined,
  submitted: 'submitted',
  in_review: 'submitted',
  approved: 'verified',
  rejected: 'rejected',
}

export const canTransitionSubmission = (
  from: SubmissionStatus,
  to: SubmissionStatus,
  actor: SubmissionActor,
) => canTransition(submissionTransitions, from, to, actor)

/** Takes the step or throws 409 `kyc.state` with a sentence that names the present state. */
export const transitionSubmission = (
  from: SubmissionStatus,
  to: SubmissionStatus,
  actor: SubmissionActor,
) =>
  moveBy(
    submissionTransitions,
    { from, to, who: actor },
    { code: 'kyc.state', message: explainSubmissionStatus(from) },
  )

/** Why nothing can be changed now, for the person at the button. */
export const explainSubmissionStatus = (status: SubmissionStatus): string =>
  `Pengajuan berstatus "${submissionStatusBadge[status].name}", jadi langkah ini tidak bisa dilakukan.`

/** The papers of a company; the first three are needed. */
export const documentKinds = {
  npwp: { label: 'NPWP perusahaan', required: true },
  nib: { label: 'NIB', required: true },
  ktp: { label: 'KTP penanggung jawab', required: true },
  akta: { label: 'Akta pendirian dan perubahan terakhir', required: false },
  sppkp: { label: 'SPPKP (bila PKP)', required: false },
  lainnya: { label: 'Dokumen lain', required: false },
} as const
export type CompanyDocumentKind = keyof typeof documentKinds
export const documentKindNames = Object.keys(documentKinds) as [
  CompanyDocumentKind,
  ...CompanyDocumentKind[],
]

export type CompanyDocumentStatus = 'waiting' | 'accepted' | 'refused'
export const documentStatusBadge: Record<
  CompanyDocumentStatus,
  { name: string; tone: StatusTone }
> = {
  waiting: { name: 'Menunggu', tone: 'warning' },
  accepted: { name: 'Diterima', tone: 'success' },
  refused: { name: 'Ditolak', tone: 'danger' },
}

/** Papers of one attempt at most. */
export const MAX_DOCUMENTS = 20

/** Required papers that are not there, or were refused: what keeps an attempt from being sent. */
export const findMissingDocuments = (
  documents: readonly { kind: string; status: CompanyDocumentStatus }[],
): CompanyDocumentKind[] =>
  documentKindNames.filter(
    (kind) =>
      documentKinds[kind].required &&
      !documents.some((document) => document.kind === kind && document.status !== 'refused'),
  )
