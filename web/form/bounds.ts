import { data } from 'react-router'

/** Fields of a posted form at most. The largest form of the shop has about 4,000 (a receipt of 2,000 lines). */
export const MAX_FIELDS = 4_100

/** Fields of one name at most: boxes of a list. The shop's longest has about twenty. */
export const MAX_REPEATS = 100

/** Segments of a field's name at most: `seen.lines[0].unitPrice.amount` has five. */
export const MAX_DEPTH = 8

/** Thrown for a form with more fields, or more of one name, than any form of the shop has. */
export const formTooLarge = () =>
  data({ message: 'Kiriman terlalu besar.', code: 'input.too_large' }, 413)

/** Thrown for names of fields that no form of the shop has. */
export const formUnreadable = () =>
  data({ message: 'Kiriman tidak dapat dibaca.', code: 'input.unreadable' }, 400)
