/** Buyers and staff sign in separately; a token of one realm is worth nothing in the other. */
export type Realm = 'buyer' | 'staff'
