import { findDormantElement } from './dormant-page.ts'

/**
 * Has the service worker keep a copy of the page. A dormant page registers none: a worker fetches the scripts of the
 * whole shop, which its reader may never need.
 */
export function keepDormantCopy(): void {
  const keep = findDormantElement()?.dataset['copyAddress']
  if (keep) navigator.serviceWorker?.controller?.postMessage({ keep })
}
