import Negotiator from 'negotiator'
import { createCache } from '#platform/cache/cache.ts'

const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Browsers send a handful of different headers. */
const acceptedByHeader = createCache<readonly Encoding[]>({ name: 'encodings', maxEntries: 100 })

/** The encodings of ours that an `Accept-Encoding` header accepts, the densest first. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return []
  const cached = acceptedByHeader.get(header)
  if (cached) return cached
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const names = negotiator.encodings([...ENCODINGS])
  const accepted = ENCODINGS.filter((encoding) => names.includes(encoding))
  if (header.length < 200) acceptedByHeader.set(header, accepted)
  return accepted
}
