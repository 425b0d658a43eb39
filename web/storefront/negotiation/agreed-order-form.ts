/** The query of `/checkout` that names an accepted negotiation. */
export const AGREED_PARAM = 'negosiasi'

/** The hidden field that tells the order of a negotiation from the cart's. */
export const AGREED_INTENT = 'order-agreed'
