import type { CheckoutData } from './load-checkout.ts'

/** The value of the parameter `unduh` that asks for the proforma. */
export const PROFORMA = 'proforma'

/** The address of the proforma of these choices; undefined where nothing can be quoted. */
export function toProformaUrl({ address, method, ...checkout }: CheckoutData): string | undefined {
  const vehicle = 'vehicle' in checkout ? checkout.vehicle : undefined
  if (!address || !('summary' in checkout) || !checkout.summary) return undefined
  const choice = { alamat: address.id, cara: method, ...(vehicle ? { kendaraan: vehicle } : {}) }
  return `/checkout?${new URLSearchParams({ unduh: PROFORMA, ...choice })}`
}
