/** Packings that an asker takes. */
export type AcceptedEncodings = { readonly br: boolean; readonly gzip: boolean }

const NO_ENCODINGS: AcceptedEncodings = { br: false, gzip: false }
const parsedHeaders = new Map<string, AcceptedEncodings>()

/** What an `Accept-Encoding` takes, by its weights. */
export function parseAcceptEncoding(header: string | string[] | undefined): AcceptedEncodings {
  if (typeof header !== 'string') return NO_ENCODINGS
  const parsed = parsedHeaders.get(header)
  if (parsed) return parsed
  const weights = new Map(header.split(',').map(parseWeight))
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  const accepted = { br: accepts('br'), gzip: accepts('gzip') }
  // Browsers send a handful of different ones.
  if (parsedHeaders.size < 100 && header.length < 200) parsedHeaders.set(header, accepted)
  return accepted
}

function parseWeight(each: string): [string, number] {
  const [name = '', ...parameters] = each.trim().toLowerCase().split(';')
  const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
  return [name.trim(), weight === undefined ? 1 : Number(weight)]
}
