const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The orders that the address of a document names: `?pesanan=…,…`. */
export const readChosenOrders = (url: URL): string[] =>
  (url.searchParams.get('pesanan') ?? '').split(',').filter((id) => ID.test(id))

/** The address of a document of some orders. */
export const buildChosenUrl = (path: string, ids: readonly string[]): string =>
  `${path}?${new URLSearchParams({ pesanan: ids.join(',') })}`
