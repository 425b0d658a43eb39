/** The parameter of a payment's page that asks for its stream. */
export const FOLLOW_PARAM = 'ikuti'
