/** The form of a new address, which leads back to where it was asked for. */
export const buildNewAddressUrl = (back: string): string =>
  `/profile/alamat-pengiriman?${new URLSearchParams({ baru: '', redirect: back })}`
