/** A category as the header and the menu show it. */
export type MenuCategory = { slug: string; name: string }

/** The cart as the header shows it. `total` is a decimal string of rupiah, PPN included. */
export type CartTotals = { count: number; total: string; kg?: number }

export const EMPTY_CART: CartTotals = { count: 0, total: '0.00' }

/** How many negotiations and invoices wait for the reader. */
export type WaitingCounts = { negotiations: number; invoices: number }

export const NOTHING_WAITS: WaitingCounts = { negotiations: 0, invoices: 0 }

/** Data of the chrome around every page, the same for every reader. */
export type Shell = {
  groups: MenuCategory[]
  /** Customer service by messaging app: an https URL, to which each page adds its name (`useSupportUrl`). */
  supportUrl?: string
  /**
   * The flag `ec_floating_chat_cta`: with `on` the floating button opens the assistant, with `off` it is the link to
   * customer service; null where that depends on who reads which page.
   */
  chat?: string | null
}

/** Before the catalogue is loaded. */
export const emptyShell: Shell = { groups: [] }
