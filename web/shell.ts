/** A category as the header and the big menu show it. */
export type MenuCategory = { slug: string; name: string }

/** What stands around every page of the shop. `total` is a decimal string of rupiah, PPN included. */
export type Shell = {
  cart: { count: number; total: string; kg?: number }
  groups: MenuCategory[]
  /** Where prices of delivery are reckoned to, as the buyer chose it. */
  district?: string
  /** Customer service by messaging app: an https address. */
  supportUrl?: string
}

/** A visitor with an empty cart, before the catalogue is known. */
export const emptyShell: Shell = { cart: { count: 0, total: '0.00' }, groups: [] }
