import {
  BusinessAddress,
  CompanyDetails,
  PersonInCharge,
} from '#modules/people/companies/contract.ts'
import {
  STEPS,
  type VerificationStep,
  type VerificationStepName,
  type SubmissionResponse,
} from './steps.ts'

// For loaders and actions only: page scripts must not include schemas.

/** The schema of each step; documents are uploaded one by one. */
const STEP_SCHEMAS = {
  company: CompanyDetails,
  pic: PersonInCharge,
  address: BusinessAddress,
} as const

/** The schema of a step; none for the documents. */
export const schemaForStep = ({ part }: VerificationStep) =>
  part === 'documents' ? undefined : STEP_SCHEMAS[part]

/** Whether a step is complete. */
const isStepComplete = ({ part }: VerificationStep, submission: SubmissionResponse): boolean =>
  part === 'documents'
    ? submission.missing.length === 0
    : STEP_SCHEMAS[part].safeParse(submission.answers[part]).success

/** The names of the complete steps. */
export const listCompletedSteps = (
  submission: SubmissionResponse | undefined,
): VerificationStepName[] =>
  submission ? STEPS.filter((step) => isStepComplete(step, submission)).map(({ name }) => name) : []

/** The first incomplete step, else the documents; a refused submission starts at the beginning. */
export function findNextStep(submission: SubmissionResponse | undefined): VerificationStep {
  const completed = listCompletedSteps(submission)
  const incomplete = STEPS.find(({ name }) => !completed.includes(name))
  return incomplete ?? (submission?.status === 'rejected' ? STEPS[0] : STEPS[3])
}

export type MissingField = { step: VerificationStepName; text: string }

/** What a draft still lacks for submission, in the order of the steps. */
export const listMissingFields = (submission: SubmissionResponse): MissingField[] =>
  STEPS.flatMap((step): MissingField[] => {
    if (isStepComplete(step, submission)) return []
    if (step.part !== 'documents') return [{ step: step.name, text: step.label }]
    return submission.missing.map(({ label }) => ({ step: step.name, text: label }))
  })
