import type { LenderCode } from '#platform/lender/port.ts'

export const lenderNames: Record<LenderCode, string> = {
  credilinq: 'Credilinq',
  'modal-rakyat': 'Modal Rakyat',
  koinworks: 'KoinWorks',
}

/** Whether a limit is confirmed with a code and a signed contract, and not with a tick. */
export const wantsCode = (lender: LenderCode): boolean => lender === 'koinworks'

/** `asked`: the lender wants more, and the buyer sends it again. */
export const LenderApplicationStatus = [
  'draft',
  'submitted',
  'asked',
  'agreement_sent',
  'active',
  'declined',
] as const
export type LenderApplicationStatus = (typeof LenderApplicationStatus)[number]

export const lenderApplicationStatusNames: Record<LenderApplicationStatus, string> = {
  draft: 'Belum dikirim',
  submitted: 'Sedang diperiksa',
  asked: 'Perlu tambahan',
  agreement_sent: 'Menunggu persetujuan Anda',
  active: 'Aktif',
  declined: 'Belum disetujui',
}

/** Whether the buyer may change what was filled in. */
export const isEditable = (status: LenderApplicationStatus): boolean =>
  status === 'draft' || status === 'asked'

/** The documents of an application. */
export const lenderDocumentKinds = {
  ktp: { label: 'KTP penanggung jawab', isRequired: true },
  'rekening-koran': { label: 'Rekening koran 3 bulan terakhir', isRequired: true },
  'laporan-keuangan': { label: 'Laporan keuangan', isRequired: false },
} as const
export type LenderDocumentKind = keyof typeof lenderDocumentKinds
export const lenderDocumentKindNames = Object.keys(lenderDocumentKinds) as [
  LenderDocumentKind,
  ...LenderDocumentKind[],
]
