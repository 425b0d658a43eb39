import type { z } from 'zod'
import type { Submission } from '#modules/people/verification/contract.ts'

export type SubmissionResponse = z.output<typeof Submission>

/** The steps of becoming a business, each saved by itself. What each asks for stands in progress.ts. */
export const STEPS = [
  { name: 'perusahaan', label: 'Perusahaan', part: 'company' },
  { name: 'penanggung-jawab', label: 'Penanggung jawab', part: 'pic' },
  { name: 'alamat', label: 'Alamat', part: 'address' },
  { name: 'dokumen', label: 'Dokumen', part: 'documents' },
] as const
export type VerificationStep = (typeof STEPS)[number]
export type VerificationStepName = VerificationStep['name']

/** The step that an address names. */
export const findStep = (text: string | null): VerificationStep | undefined =>
  STEPS.find(({ name }) => name === text)

/** The step behind one; none behind the last. */
export const findStepAfter = (name: VerificationStepName): VerificationStepName | undefined =>
  STEPS[STEPS.findIndex((step) => step.name === name) + 1]?.name
