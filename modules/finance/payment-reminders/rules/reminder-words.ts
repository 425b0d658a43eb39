/** When something is due, in words for its buyer: `jatuh tempo besok`, `lewat jatuh tempo 3 hari`. */
export function describeDue(daysSinceDue: number): string {
  if (daysSinceDue > 0) return `lewat jatuh tempo ${daysSinceDue} hari`
  if (daysSinceDue === 0) return 'jatuh tempo hari ini'
  return daysSinceDue === -1 ? 'jatuh tempo besok' : `jatuh tempo ${-daysSinceDue} hari lagi`
}

/** A step of the schedule, in words for staff. */
export function describeStep(step: number | null): string {
  if (step === null) return 'Dikirim tim'
  if (step === 0) return 'Hari jatuh tempo'
  return step < 0 ? `${-step} hari sebelum` : `${step} hari sesudah`
}
