import { describeCopy } from './describe-copy.ts'

const STORED_AT = 'x-stored-at'
/** The latest pages that are kept. */
const MAX_COPIES = 30
/** A copy is renewed when it is older (ms): each costs a visitor a request of its own. */
const MAX_AGE_MS = 10 * 60_000

/**
 * Keeps a page as a visitor without any cookie sees it, so that no copy contains anything about a
 * person: nothing has to be removed when somebody signs out.
 */
export async function keepCopy(cacheName: string, address: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(address)
  if (stored && Date.now() - readStoredAt(stored) < MAX_AGE_MS) return
  // Past the browser's own cache: going back would show the visitor's page to the person signed in.
  const page = await fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html' },
  })
  if (page.status !== 200 || page.redirected) return
  if (/no-store/.test(page.headers.get('cache-control') ?? '')) return
  const headers = new Headers(page.headers)
  headers.set(STORED_AT, String(Date.now()))
  // Of the compressed page; its body is stored decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  // Deleted first: keys() then lists the latest last.
  await cache.delete(address)
  await cache.put(address, new Response(page.body, { headers }))
  const addresses = await cache.keys()
  await Promise.all(addresses.slice(0, -MAX_COPIES).map((old) => cache.delete(old)))
}

/** The copy of a page. It says that it is one, and how old, in an attribute of its root element. */
export async function openCopy(cacheName: string, url: string): Promise<Response | undefined> {
  const stored = await caches.match(url, { cacheName })
  if (!stored) return undefined
  const html = await stored.text()
  const marked = html.replace(
    '<html ',
    `<html data-copy="${describeCopy(readStoredAt(stored), Date.now())}" `,
  )
  return new Response(marked, { headers: stored.headers })
}

const readStoredAt = ({ headers }: Response): number => Number(headers.get(STORED_AT))
