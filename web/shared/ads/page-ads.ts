import { useMatches } from 'react-router'
import type { ShownAd } from './shown-ad.ts'

/** The ads that the page's own loader found. */
export const usePageAds = (): readonly ShownAd[] =>
  useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasShownAds)?.ads ?? []

const hasShownAds = (data: unknown): data is { ads: ShownAd[] } =>
  typeof data === 'object' && data !== null && 'ads' in data && Array.isArray(data.ads)
