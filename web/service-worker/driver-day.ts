const STORED_AT = 'x-stored-at'
/** A driver's link shows one day (ms). */
const MAX_AGE_MS = 20 * 3_600_000

/** The pages that are stored for a driver who loses the connection: each link shows one person's day. */
export const DRIVER_PATH = '/sopir'

/** Stores a driver's day as it is now, in place of any other; a link that is dead says so. */
export async function keepDriverDay(cacheName: string, address: string): Promise<void> {
  const page = await fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html' },
  })
  const cache = await caches.open(cacheName)
  for (const old of await cache.keys()) await cache.delete(old)
  if (page.status !== 200 || page.redirected) return
  const headers = new Headers(page.headers)
  headers.set(STORED_AT, String(Date.now()))
  // Of the compressed page; its body is stored decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  await cache.put(address, new Response(page.body, { headers }))
}

/** A driver's day as it was stored; nothing of a day that is over. */
export async function openDriverDay(cacheName: string, url: string): Promise<Response | undefined> {
  const stored = await caches.match(url, { cacheName })
  const age = Date.now() - Number(stored?.headers.get(STORED_AT) ?? 0)
  return age < MAX_AGE_MS ? stored : undefined
}
