import type { SessionUser } from '../context.ts'

/** Whose drafts a tab has, and who reads a page; empty for nobody. Buyers and staff are numbered apart. */
export const toDraftOwner = (user: SessionUser | null): string =>
  user ? `${user.kind === 'staff' ? 'staff' : 'buyer'}-${user.id}` : ''
