import type { WorkerScope } from './worker-scope.ts'

// Served as /sw.js with SERVICE_WORKER=0: removes the worker and everything that it has stored.
const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const removeAll = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    await worker.registration.unregister()
  }
  event.waitUntil(removeAll())
})
