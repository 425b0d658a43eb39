/** The path of the page on which the buyer sees a negotiation. */
export const buildNegotiationPath = (id: string): string =>
  `/profile/daftar-negosiasi/detail?id=${id}`
