import type { z } from 'zod'
import type { Submission } from '#modules/people/verification/contract.ts'

export type SubmissionResponse = z.output<typeof Submission>

/** The steps of becoming a business, each saved by itself. Their schemas are in progress.ts. */
export const STEPS = [
  { name: 'perusahaan', label: 'Perusahaan', part: 'company' },
  { name: 'penanggung-jawab', label: 'Penanggung jawab', part: 'pic' },
  { name: 'alamat', label: 'Alamat', part: 'address' },
  { name: 'dokumen', label: 'Dokumen', part: 'documents' },
] as const
export type VerificationStep = (typeof STEPS)[number]
export type VerificationStepName = VerificationStep['name']

/** The step that the URL names. */
export const findStep = (text: string | null): VerificationStep | undefined =>
  STEPS.find(({ name }) => name === text)

/** The step after this one; undefined after the last. */
export const findStepAfter = (name: VerificationStepName): VerificationStepName | undefined =>
  STEPS[STEPS.findIndex((step) => step.name === name) + 1]?.name
