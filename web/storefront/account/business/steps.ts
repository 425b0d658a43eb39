import type { z } from 'zod'
import { BusinessAddress, CompanyFacts, PersonInCharge } from '#modules/companies/contract.ts'
import type { Submission } from '#modules/verification/contract.ts'

export type SubmissionAnswer = z.output<typeof Submission>

/** The steps of becoming a business, each saved by itself. */
export const STEPS = [
  { name: 'perusahaan', label: 'Perusahaan', part: 'company', schema: CompanyFacts },
  { name: 'penanggung-jawab', label: 'Penanggung jawab', part: 'pic', schema: PersonInCharge },
  { name: 'alamat', label: 'Alamat', part: 'address', schema: BusinessAddress },
  { name: 'dokumen', label: 'Dokumen', part: 'documents', schema: undefined },
] as const
export type StepName = (typeof STEPS)[number]['name']

type Step = (typeof STEPS)[number]

/** The step that an address names. */
export const stepFrom = (text: string | null): Step | undefined =>
  STEPS.find(({ name }) => name === text)

/** Where one goes on: the first step that lacks something, else the papers; a refused attempt begins at the front. */
export const nextStep = (submission: SubmissionAnswer | undefined): Step =>
  STEPS.find((step) => !isDone(step, submission)) ??
  (submission?.status === 'rejected' ? STEPS[0] : STEPS[3])

export const after = (name: StepName): StepName | undefined =>
  STEPS[STEPS.findIndex((step) => step.name === name) + 1]?.name

/** Whether a step holds all that it asks for. */
export const isDone = (step: Step, submission: SubmissionAnswer | undefined) =>
  submission !== undefined &&
  (step.schema
    ? step.schema.safeParse(submission.answers[step.part as 'company' | 'pic' | 'address']).success
    : submission.missing.length === 0)

export type Left = { step: StepName; text: string }

/** What a draft still lacks before it can be sent, in the order of the steps. */
export const stillMissing = (submission: SubmissionAnswer): Left[] =>
  STEPS.flatMap((step): Left[] => {
    if (isDone(step, submission)) return []
    if (step.schema) return [{ step: step.name, text: step.label }]
    return submission.missing.map(({ label }) => ({ step: step.name, text: label }))
  })
