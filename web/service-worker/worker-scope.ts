/** What the workers use of a service worker's global scope: its types and those of a page exclude each other. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: LifetimeEvent & { data: unknown }) => void,
  ): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: Pick<ServiceWorkerRegistration, 'navigationPreload' | 'unregister'>
  location: Location
  navigator: { onLine: boolean }
}

type LifetimeEvent = { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = LifetimeEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
