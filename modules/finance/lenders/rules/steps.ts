import type { EligibilityVerdict } from '#platform/lender/port.ts'
import { lenderDocumentKindNames, lenderDocumentKinds } from './lenders.ts'

/** The steps of an application, each saved by itself. */
export const LENDER_STEPS = [
  { name: 'kebutuhan', label: 'Kebutuhan', part: 'need' },
  { name: 'perusahaan', label: 'Perusahaan', part: 'company' },
  { name: 'penanggung-jawab', label: 'Penanggung jawab', part: 'person' },
  { name: 'alamat', label: 'Alamat', part: 'address' },
  { name: 'dokumen', label: 'Dokumen', part: 'documents' },
] as const
export type LenderStepName = (typeof LENDER_STEPS)[number]['name']
export const lenderStepNames = LENDER_STEPS.map(({ name }) => name) as [
  LenderStepName,
  ...LenderStepName[],
]

/** What was saved, by step. Amounts are in sen. A verdict is null where the lender did not answer. */
export type LenderAnswers = {
  need?: { yearsInBusiness: number; yearlySales: number; amount: number; purpose: string }
  verdict?: (Omit<EligibilityVerdict, 'upTo'> & { upTo: number | null }) | null
  company?: { name: string; entity: string; npwp: string; nib: string }
  person?: { name: string; position: string; phone: string; nik: string }
  address?: {
    street: string
    postalCode: string
    /** Null while it is not chosen which of the districts of the postal code. */
    district: { id: string; name: string; city: string; province: string } | null
  }
}

export type MissingPart = { step: LenderStepName; label: string }

/** What an application still lacks, in the order of the steps. */
export function listMissingParts(
  answers: LenderAnswers,
  documentKinds: readonly string[],
): MissingPart[] {
  const missing: MissingPart[] = []
  if (!answers.need) missing.push({ step: 'kebutuhan', label: 'Kebutuhan' })
  else if (answers.verdict?.isEligible === false)
    missing.push({ step: 'kebutuhan', label: answers.verdict.reason ?? 'Kebutuhan' })
  if (!answers.company) missing.push({ step: 'perusahaan', label: 'Data perusahaan' })
  if (!answers.person) missing.push({ step: 'penanggung-jawab', label: 'Penanggung jawab' })
  if (!answers.address) missing.push({ step: 'alamat', label: 'Alamat' })
  else if (!answers.address.district) missing.push({ step: 'alamat', label: 'Kecamatan' })
  for (const kind of lenderDocumentKindNames)
    if (lenderDocumentKinds[kind].isRequired && !documentKinds.includes(kind))
      missing.push({ step: 'dokumen', label: lenderDocumentKinds[kind].label })
  return missing
}

/** The step to go on with: the first that lacks something, else the last. */
export const findOpenStep = (missing: readonly MissingPart[]): LenderStepName =>
  missing[0]?.step ?? 'dokumen'
