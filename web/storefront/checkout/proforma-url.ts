/** The value of the parameter `unduh` that asks for the proforma. */
export const PROFORMA = 'proforma'

type Choice = { method: string; vehicle?: string | undefined; pickupItems: readonly string[] }

/** The address of the proforma of these choices. */
export function toProformaUrl(addressId: string, choice: Choice): string {
  const { method, vehicle, pickupItems } = choice
  const named = { alamat: addressId, cara: method, ...(vehicle ? { kendaraan: vehicle } : {}) }
  const query = new URLSearchParams({ unduh: PROFORMA, ...named })
  for (const id of pickupItems) query.append('ambil', id)
  return `/checkout?${query}`
}
