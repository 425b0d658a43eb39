import { BusinessAddress, CompanyFacts, PersonInCharge } from '#modules/companies/contract.ts'
import { STEPS, type Step, type StepName, type SubmissionAnswer } from './steps.ts'

// For loaders and actions: the pages' scripts go without the schemas.

/** What each step asks for; papers are asked for one by one. */
const SCHEMAS = { company: CompanyFacts, pic: PersonInCharge, address: BusinessAddress } as const

/** What a step asks for; none for the papers. */
export const schemaOf = ({ part }: Step) => (part === 'documents' ? undefined : SCHEMAS[part])

/** Whether a step holds all that it asks for. */
const isDone = ({ part }: Step, submission: SubmissionAnswer): boolean =>
  part === 'documents'
    ? submission.missing.length === 0
    : SCHEMAS[part].safeParse(submission.answers[part]).success

/** The steps that hold all that they ask for. */
export const doneSteps = (submission: SubmissionAnswer | undefined): StepName[] =>
  submission ? STEPS.filter((step) => isDone(step, submission)).map(({ name }) => name) : []

/** Where one goes on: the first step that lacks something, else the papers; a refused attempt begins at the front. */
export function nextStep(submission: SubmissionAnswer | undefined): Step {
  const done = doneSteps(submission)
  const open = STEPS.find(({ name }) => !done.includes(name))
  return open ?? (submission?.status === 'rejected' ? STEPS[0] : STEPS[3])
}

export type Left = { step: StepName; text: string }

/** What a draft still lacks before it can be sent, in the order of the steps. */
export const stillMissing = (submission: SubmissionAnswer): Left[] =>
  STEPS.flatMap((step): Left[] => {
    if (isDone(step, submission)) return []
    if (step.part !== 'documents') return [{ step: step.name, text: step.label }]
    return submission.missing.map(({ label }) => ({ step: step.name, text: label }))
  })
