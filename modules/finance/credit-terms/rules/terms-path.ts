/** The page on which a company sees its limit, and applies for one. */
export const CREDIT_PATH = '/profile/limit-kredit'
