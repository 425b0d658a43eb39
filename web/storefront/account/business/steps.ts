import type { z } from 'zod'
import type { Submission } from '#modules/verification/contract.ts'

export type SubmissionAnswer = z.output<typeof Submission>

/** The steps of becoming a business, each saved by itself. What each asks for stands in progress.ts. */
export const STEPS = [
  { name: 'perusahaan', label: 'Perusahaan', part: 'company' },
  { name: 'penanggung-jawab', label: 'Penanggung jawab', part: 'pic' },
  { name: 'alamat', label: 'Alamat', part: 'address' },
  { name: 'dokumen', label: 'Dokumen', part: 'documents' },
] as const
export type Step = (typeof STEPS)[number]
export type StepName = Step['name']

/** The step that an address names. */
export const stepFrom = (text: string | null): Step | undefined =>
  STEPS.find(({ name }) => name === text)

/** The step behind one; none behind the last. */
export const after = (name: StepName): StepName | undefined =>
  STEPS[STEPS.findIndex((step) => step.name === name) + 1]?.name
