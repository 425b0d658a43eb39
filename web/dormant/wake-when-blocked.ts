import { isStorageBlocked } from '../shared/blocked-storage/is-storage-blocked.ts'
import { wakePage } from './dormant-page.ts'

/** Where the browser blocks what the shop stores, React shows how to allow it. */
export function wakeWhenBlocked(): void {
  if (isStorageBlocked(window)) wakePage()
}
