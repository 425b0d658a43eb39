import type { Audience } from '#platform/http/context.ts'

/** Everybody without a verified company. */
export const RETAIL: Audience = { kind: 'audience', isBusiness: false, companyId: null }

const OWN_LIST = 'company-'

/** Who sees the prices of a list that `GET /header` names: `retail`, `business`, or `company-<id>`. */
export function toAudience(priceList: string): Audience {
  if (priceList === 'retail') return RETAIL
  const companyId = priceList.startsWith(OWN_LIST) ? priceList.slice(OWN_LIST.length) : null
  return { kind: 'audience', isBusiness: true, companyId }
}
