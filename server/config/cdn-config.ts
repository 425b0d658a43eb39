import { z } from 'zod'
import { neighbourUrl } from './environment-values.ts'
import type { CdnConfig } from '../web/cache/cdn.ts'

/** A CDN before the shop that takes purges by surrogate key. */
export const CDN_VARIABLES = {
  CDN_PURGE_URL: neighbourUrl('https://api.fastly.com/service/…/purge').optional(),
  CDN_PURGE_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'name=value, with commas between several')
    .optional(),
}

/** Where it takes purges; undefined without one. */
export function readCdn({
  CDN_PURGE_URL: purgeUrl,
  CDN_PURGE_HEADERS: headers = '',
}: {
  CDN_PURGE_URL?: string | undefined
  CDN_PURGE_HEADERS?: string | undefined
}): CdnConfig | undefined {
  if (purgeUrl === undefined) return undefined
  const pairs = headers.split(',').filter(Boolean)
  return {
    purgeUrl,
    headers: Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  }
}
