import { readTsv } from './read-tsv.ts'

/** The national codes of a district and its city: `32.16.08`, `32.16`. */
export type DistrictCodes = { code: string; regency_code: string }

const CODES_PER_PREFIX = 1000

/**
 * A postal code for every district, by district code. The package of regions has none, so they are
 * generated: the first two digits follow the national scheme, and the codes of the districts in
 * `data/postal-codes.tsv` are real. Every district has its own code, and the result is deterministic.
 * Throws where a city has no prefix or a prefix is full.
 */
export function generateDemoPostalCodes(districts: readonly DistrictCodes[]): Map<string, string> {
  const known = new Map(readTsv('postal-codes').map(([code, district]) => [district!, code!]))
  const codes = new Map<string, string>()
  const used = new Set(known.values())
  for (const [prefix, members] of groupByPrefix(districts)) {
    const step = chooseStep(members.length, prefix)
    members.forEach((district, index) => {
      const code = known.get(district) ?? findFreeCode(prefix, index * step, used)
      used.add(code)
      codes.set(district, code)
    })
  }
  return codes
}

function groupByPrefix(districts: readonly DistrictCodes[]): Map<string, string[]> {
  const prefixOf = new Map(
    readTsv('postal-areas').flatMap(([prefix, areas]) =>
      areas!.split(' ').map((area) => [area, prefix!] as const),
    ),
  )
  const grouped = new Map<string, string[]>()
  for (const { code, regency_code: city } of districts) {
    const prefix = prefixOf.get(city) ?? prefixOf.get(city.slice(0, 2))
    if (!prefix) throw new Error(`no postal prefix for ${city}`)
    grouped.set(prefix, [...(grouped.get(prefix) ?? []), code])
  }
  return grouped
}

/** Tens where possible, like the real codes of districts; the first hundred is for post offices. */
function chooseStep(districts: number, prefix: string): number {
  const step = Math.floor((CODES_PER_PREFIX - 100) / districts)
  if (step < 1) throw new Error(`more districts than postal codes under ${prefix}`)
  return step >= 10 ? 10 : step
}

/** The first free code from `start` on, wrapping at the end of the prefix. */
function findFreeCode(prefix: string, start: number, used: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < CODES_PER_PREFIX; attempt++) {
    const code = prefix + String((100 + start + attempt) % CODES_PER_PREFIX).padStart(3, '0')
    if (!used.has(code)) return code
  }
  throw new Error(`more districts than postal codes under ${prefix}`)
}
