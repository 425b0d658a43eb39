import type { Profile } from './types.ts'

/**
 * The name of the buyer's company. Null where they only opened the form for one: until it is named there it carries the
 * buyer's own name, and there is nobody to invite to it yet.
 */
export const findCompanyName = ({
  name,
  companyName,
  companyState,
}: Pick<Profile, 'name' | 'companyName' | 'companyState'>): string | null =>
  companyState === 'none' && companyName === name ? null : companyName
