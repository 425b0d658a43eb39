/** Packings that an asker takes. */
export type Taken = { readonly br: boolean; readonly gzip: boolean }

const none: Taken = { br: false, gzip: false }
const known = new Map<string, Taken>()

/** What an `Accept-Encoding` takes, by its weights. */
export function packingsOf(header: string | string[] | undefined): Taken {
  if (typeof header !== 'string') return none
  const before = known.get(header)
  if (before) return before
  const weights = new Map(header.split(',').map(weightOf))
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  const taken = { br: takes('br'), gzip: takes('gzip') }
  // Browsers send a handful of different ones.
  if (known.size < 100 && header.length < 200) known.set(header, taken)
  return taken
}

function weightOf(each: string): [string, number] {
  const [name = '', ...parameters] = each.trim().toLowerCase().split(';')
  const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
  return [name.trim(), weight === undefined ? 1 : Number(weight)]
}
