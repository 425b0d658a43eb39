import { AD_SIZES } from '#modules/content/ads/rules/placements.ts'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { AdLabel, AdLink } from './ad-link.tsx'
import { findAd, nameAd, type ShownAd } from './shown-ad.ts'

type BannerPlacement = 'topbanner' | 'sidebanner' | 'insidearticle'

/** On a phone a wide picture shows its middle, so that its words stay legible. */
const SHAPES: Readonly<Record<BannerPlacement, { picture: string; sizes: string }>> = {
  topbanner: {
    picture: 'aspect-[4/1] md:aspect-[6/1]',
    sizes: '(min-width: 1280px) 1216px, 150vw',
  },
  insidearticle: {
    picture: 'aspect-[4/1] md:aspect-[6/1]',
    sizes: '(min-width: 1024px) 900px, 150vw',
  },
  sidebanner: { picture: 'aspect-[2/3]', sizes: '280px' },
}

/**
 * The ad of a place on a page, if there is one: its picture in a reserved size, its slogan, and that it is an ad.
 * `isFirst`: it is the largest picture of the first screen, and loaded before others.
 */
export function AdBanner({
  ads,
  placement,
  isFirst = false,
  className = '',
}: {
  ads: readonly ShownAd[]
  placement: BannerPlacement
  isFirst?: boolean
  className?: string
}) {
  const ad = findAd(ads, placement)
  if (!ad) return null
  const { picture, sizes } = SHAPES[placement]
  return (
    <aside aria-label={nameAd(ad)} className={className}>
      <AdLink
        ad={ad}
        className="group block overflow-clip rounded-card border border-line bg-face text-ink! no-underline!"
      >
        <ResponsiveImage
          source={ad.imgBucketSrc}
          alt={ad.brandName}
          {...AD_SIZES[placement]}
          sizes={sizes}
          priority={isFirst}
          // Elsewhere the page's own pictures come before it.
          fetchPriority={isFirst ? 'high' : 'low'}
          className={`w-full object-cover! ${picture}`}
        />
        <span className="flex items-center gap-2 px-3 py-1.5 text-12 text-ink-2">
          <AdLabel />
          <span className="min-w-0 truncate group-hover:underline">{ad.slogan}</span>
        </span>
      </AdLink>
    </aside>
  )
}
