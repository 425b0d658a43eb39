import { rupiah } from '#platform/money.ts'

/** Lines of a negotiation: as many as a purchase order has at most. */
export const MAX_NEGOTIATION_LINES = 200
/** What one negotiation is worth at most, at list prices; more is for a contract on paper. */
export const MAX_NEGOTIATION_VALUE = rupiah(1_000_000_000_000)
/** How far ahead an offer may be valid, in days. */
export const MAX_VALIDITY_DAYS = 90
/** How long it is valid where staff choose nothing else. */
export const USUAL_VALIDITY_DAYS = 7
/** An accepted offer can be ordered for at least so long (hours), even when it ends before. */
export const ORDER_TIME_HOURS = 24
/** How long a guest's link opens a negotiation, in days. */
export const GUEST_LINK_DAYS = 14
/** Links that are open at once. */
export const MAX_GUEST_LINKS = 5
