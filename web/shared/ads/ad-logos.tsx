import { AD_SIZES } from '#modules/content/ads/rules/placements.ts'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { AdLabel, AdLink } from './ad-link.tsx'
import type { ShownAd } from './shown-ad.ts'

/** The logos of brands that advertise on this page, beside each other. */
export function AdLogos({
  ads,
  title,
  className = '',
}: {
  ads: readonly ShownAd[]
  title: string
  className?: string
}) {
  const logos = ads.filter(({ placement }) => placement === 'logo')
  if (logos.length === 0) return null
  return (
    <aside aria-label={title} className={className}>
      <p className="mb-2 flex items-center gap-2 text-14 font-semibold">
        {title} <AdLabel />
      </p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {logos.map((ad) => (
          <li key={ad.id}>
            <AdLink
              ad={ad}
              className="grid h-full justify-items-center gap-1 rounded-card border border-line bg-face px-3 py-2 text-center text-ink-2! no-underline! hover:border-tarp-600"
            >
              <ResponsiveImage
                source={ad.imgBucketSrc}
                alt={ad.brandName}
                {...AD_SIZES.logo}
                sizes="140px"
                className="aspect-[5/2] w-35"
              />
              <span className="line-clamp-2 text-12">{ad.slogan}</span>
            </AdLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
