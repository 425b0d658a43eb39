/** How staff look through groups: faults, answers that refused, and what is done with. */
export const errorTabs = ['faults', 'refusals', 'resolved'] as const
export type ErrorTab = (typeof errorTabs)[number]
