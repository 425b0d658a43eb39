/** Buyers and staff have separate sessions; a token of one realm is invalid in the other. */
export type Realm = 'buyer' | 'staff'
