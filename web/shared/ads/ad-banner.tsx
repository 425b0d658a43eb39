import { AD_SIZES } from '#modules/content/ads/rules/placements.ts'
import { buildImageUrl } from '#images/image-url.ts'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { AdLabel, AdLink } from './ad-link.tsx'
import { findAd, nameAd, type ShownAd } from './shown-ad.ts'

type BannerPlacement = 'topbanner' | 'sidebanner' | 'insidearticle'

/** A wide picture's middle on a phone, so that its words stay legible, and in the first round trip of a connection. */
const PHONE = '(width < 768px)'
const PHONE_WIDTHS = [640, 768, 1280]
/** A little less than is shown: the next width would take another round trip. */
const PHONE_SIZES = 'calc(100vw - 48px)'
const WIDE = 'aspect-[4/1] md:aspect-[6/1]'

const SHAPES: Readonly<Record<BannerPlacement, { picture: string; sizes: string }>> = {
  topbanner: { picture: WIDE, sizes: '(width >= 1280px) 1216px, 100vw' },
  insidearticle: { picture: WIDE, sizes: '(width >= 1024px) 900px, 100vw' },
  sidebanner: { picture: 'aspect-[2/3]', sizes: '280px' },
}

const buildPhoneSrcSet = (source: string) =>
  PHONE_WIDTHS.map(
    (width) => `${buildImageUrl(source, { width, height: width / 4, fit: 'cover' })} ${width}w`,
  ).join()

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
        <picture>
          {picture === WIDE && (
            <source media={PHONE} srcSet={buildPhoneSrcSet(ad.imgBucketSrc)} sizes={PHONE_SIZES} />
          )}
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
        </picture>
        <span className="flex items-center gap-2 px-3 py-1.5 text-12 text-ink-2">
          <AdLabel />
          <span className="min-w-0 truncate group-hover:underline">{ad.slogan}</span>
        </span>
      </AdLink>
    </aside>
  )
}
