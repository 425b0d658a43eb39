import { keepCopy, openCopy } from './copies.ts'
import { DRIVER_PATH, keepDriverDay, openDriverDay } from './driver-day.ts'
import { renderOfflinePage } from './offline-page.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

// Built into /sw.js (web/service-worker/build.ts). What it keeps, and why: decision 27.
const worker = self as unknown as WorkerScope

/** Of this build: its name, and the addresses of the files that every page may need. */
declare const SHELL: { build: string; files: string[] }
const { build, files } = SHELL
const shellCache = `shell-${build}`
const copyCache = `copies-${build}`
const driverCache = `driver-${build}`

worker.addEventListener('install', (event) => {
  const store = async () => (await caches.open(shellCache)).addAll(files)
  event.waitUntil(store().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOtherBuilds(), enablePreload(), worker.clients.claim()]))
})

/** Copies name the scripts of their build, so they go with it. */
async function removeOtherBuilds() {
  const others = (await caches.keys()).filter(
    (name) => ![shellCache, copyCache, driverCache].includes(name),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** The request of a page goes out while the worker starts. */
const enablePreload = async () => worker.registration.navigationPreload?.enable()

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
  else if (request.mode === 'navigate') event.respondWith(openPage(event))
})

worker.addEventListener('message', (event) => {
  const { keep, keepDay } = event.data as { keep?: string; keepDay?: string }
  if (keep?.startsWith('/')) event.waitUntil(keepCopy(copyCache, keep))
  if (keepDay?.startsWith(`${DRIVER_PATH}?`))
    event.waitUntil(keepDriverDay(driverCache, keepDay).catch(() => undefined))
})

/** A file's name contains its hash: what is stored under it never becomes outdated. */
async function openAsset(request: Request): Promise<Response> {
  const stored = await caches.match(request.url, { cacheName: shellCache })
  return stored ?? fetch(request)
}

/** The page of the shop; only without one the copy, and without a copy the worker's own page. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    const isGatewayError = [502, 503, 504].includes(response.status)
    return (isGatewayError && (await openStored(url))) || response
  } catch {
    return (await openStored(url)) ?? renderOfflinePage(worker.navigator.onLine)
  }
}

const openStored = (url: string): Promise<Response | undefined> =>
  new URL(url).pathname === DRIVER_PATH ? openDriverDay(driverCache, url) : openCopy(copyCache, url)
