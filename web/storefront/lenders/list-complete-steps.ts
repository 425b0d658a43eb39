import { LENDER_STEPS, type LenderStepName } from '#modules/finance/lenders/rules/steps.ts'
import type { LenderApplication } from './lender-calls.ts'

/** The steps of an application that lack nothing. */
export const listCompleteSteps = (application: LenderApplication | undefined): LenderStepName[] =>
  LENDER_STEPS.flatMap(({ name }) =>
    application && !application.missing.some(({ step }) => step === name) ? [name] : [],
  )
