/** The path of the page on which the buyer sees an order. */
export const orderPath = (id: string): string => `/profile/daftar-transaksi/detail?id=${id}`
