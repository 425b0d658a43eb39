/** What the catalogue calls the brand of loose and local goods, which have none. */
const NO_BRAND = 'tanpa merek'

/** Whether goods of a brand have none: it is no brand to recommend. */
export const isNoBrand = ({ name }: { name: string }): boolean =>
  name.trim().toLocaleLowerCase('id-ID') === NO_BRAND
