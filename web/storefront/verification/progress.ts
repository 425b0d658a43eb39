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

// For loaders and actions: the pages' scripts go without the schemas.

/** What each step asks for; papers are asked for one by one. */
const STEP_SCHEMAS = {
  company: CompanyDetails,
  pic: PersonInCharge,
  address: BusinessAddress,
} as const

/** What a step asks for; none for the papers. */
export const schemaForStep = ({ part }: VerificationStep) =>
  part === 'documents' ? undefined : STEP_SCHEMAS[part]

/** Whether a step holds all that it asks for. */
const isStepComplete = ({ part }: VerificationStep, submission: SubmissionResponse): boolean =>
  part === 'documents'
    ? submission.missing.length === 0
    : STEP_SCHEMAS[part].safeParse(submission.answers[part]).success

/** The steps that hold all that they ask for. */
export const listCompletedSteps = (
  submission: SubmissionResponse | undefined,
): VerificationStepName[] =>
  submission ? STEPS.filter((step) => isStepComplete(step, submission)).map(({ name }) => name) : []

/** Where one goes on: the first step that lacks something, else the papers; a refused attempt begins at the front. */
export function findNextStep(submission: SubmissionResponse | undefined): VerificationStep {
  const completed = listCompletedSteps(submission)
  const incomplete = STEPS.find(({ name }) => !completed.includes(name))
  return incomplete ?? (submission?.status === 'rejected' ? STEPS[0] : STEPS[3])
}

export type MissingField = { step: VerificationStepName; text: string }

/** What a draft still lacks before it can be sent, in the order of the steps. */
export const listMissingFields = (submission: SubmissionResponse): MissingField[] =>
  STEPS.flatMap((step): MissingField[] => {
    if (isStepComplete(step, submission)) return []
    if (step.part !== 'documents') return [{ step: step.name, text: step.label }]
    return submission.missing.map(({ label }) => ({ step: step.name, text: label }))
  })
