/** A district of a postal code. */
export type PostalArea = { districtId: string; district: string; city: string; province: string }

/** The regions of a typed postal code. */
export type PostalLookUp = {
  /** What was typed. */
  text: string
  /** Codes that begin with it, while it is not whole. */
  codes: readonly string[]
  /** The districts of a whole code; null while it is not whole, or could not be looked up. */
  areas: readonly PostalArea[] | null
  hasFailed: boolean
}

const WHOLE_CODE = /^\d{5}$/
/** Fewer digits are a fifth of the country. */
const BEGINNING = /^\d{2,4}$/

/** Looks up a postal code, or those that begin with what was typed. Where that fails, it says so: the code can be typed all the same. */
export async function lookUpPostalCode(text: string, signal: AbortSignal): Promise<PostalLookUp> {
  const found: PostalLookUp = { text, codes: [], areas: null, hasFailed: false }
  try {
    if (WHOLE_CODE.test(text))
      return { ...found, areas: await load('addresses', { postalCode: text }, signal) }
    if (BEGINNING.test(text))
      return { ...found, codes: await load('postal-codes', { search: text }, signal) }
    return found
  } catch {
    return { ...found, hasFailed: true }
  }
}

/** Throws where nothing, or no answer of the shop came. */
async function load<T>(name: string, query: Record<string, string>, signal: AbortSignal) {
  const search = new URLSearchParams({ country: 'indonesia', ...query })
  const headers = { accept: 'application/json' }
  const response = await fetch(`/api/credilinq/${name}?${search}`, { signal, headers })
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return ((await response.json()) as { data: { results: readonly T[] } }).data.results
}
