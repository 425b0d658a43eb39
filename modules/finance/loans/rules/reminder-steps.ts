/** When a buyer is reminded of an instalment: days after it is due, before below zero. */
export const LOAN_REMINDER_STEPS = [-3, 0, 3, 7] as const

/** Where an instalment stands, as a part of a sentence. */
export const describeInstalmentDue = (step: number): string => {
  if (step === 0) return 'jatuh tempo hari ini'
  return step < 0 ? `jatuh tempo ${-step} hari lagi` : `lewat jatuh tempo ${step} hari`
}
