import { buildNewAddressUrl } from '../addresses/new-address-url.ts'

/** The form for a new address; it returns to the checkout with that address chosen. */
export const NEW_ADDRESS_URL = buildNewAddressUrl('/checkout')

/** The form with the choice of address and delivery. */
export const DELIVERY_FORM_ID = 'pilihan-kirim'

/** The delivery choice and the order are one piece of work: coming back gives both back. */
export const CHECKOUT_WORK = 'checkout'

/** Where an address is changed; its form leads back to the checkout. */
export const toEditAddressUrl = (id: string): string =>
  `/profile/alamat-pengiriman?${new URLSearchParams({ ubah: id, redirect: '/checkout' })}`
