/** Where a new address is made; it leads back here with that address chosen. */
export const NEW_ADDRESS_URL = `/profile/alamat-pengiriman?${new URLSearchParams({ baru: '', redirect: '/checkout' })}`
