/** Whose cache it is, and the database handle that its values are read through. */
export type CacheOwner = { shop: object; db: { isTransaction: boolean } }

/**
 * One cache for each shop of this process (a process of tests runs several). The function that it
 * returns finds the cache, and finds none inside a transaction: what a transaction reads may be
 * rolled back, so it must neither be cached for others nor be answered from older reads.
 */
export function defineShopCache<C>(create: () => C): (owner: CacheOwner) => C | undefined {
  const caches = new WeakMap<object, C>()
  return ({ shop, db }) => {
    if (db.isTransaction) return undefined
    const cache = caches.get(shop) ?? create()
    caches.set(shop, cache)
    return cache
  }
}
