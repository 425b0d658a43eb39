/** The form of a bulk change: the boxes of the list's rows belong to it, wherever they stand. */
export const BULK_FORM = 'bulk'
/** A selected product: its id, the revision and the mark of the tiers that the list shows. */
export const PRODUCTS_FIELD = 'products'
