import type { ShopProcess } from '../shop-process.ts'

const INTERVAL_MS = 250

/** Watches the resident memory of a shop's process until it is stopped or the process ends. */
export function watchMemory(shop: ShopProcess): { findPeakMb(): number; stop(): void } {
  let peakMb = 0
  const timer = setInterval(() => {
    if (shop.findEnd() === undefined) peakMb = Math.max(peakMb, shop.readMemoryMb())
  }, INTERVAL_MS)
  return { findPeakMb: () => peakMb, stop: () => clearInterval(timer) }
}
