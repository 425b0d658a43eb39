import type { DeliveryDistrict } from './context.ts'

/** A category as the header and the menu show it. */
export type MenuCategory = { slug: string; name: string }

/** Data of the chrome around every page. `total` is a decimal string of rupiah, PPN included. */
export type Shell = {
  cart: { count: number; total: string; kg?: number }
  groups: MenuCategory[]
  /** The district that freight is shown for. */
  district?: DeliveryDistrict
  /** Customer service by messaging app: an https URL. */
  supportUrl?: string
}

/** A visitor with an empty cart, before the catalogue is loaded. */
export const emptyShell: Shell = { cart: { count: 0, total: '0.00' }, groups: [] }
