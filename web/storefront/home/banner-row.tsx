import { Link } from '#web/ui/navigation/link.tsx'
import { clsx } from 'clsx'
import { BANNER_SIZE } from '#modules/content/home/rules/section.ts'
import { ResponsiveImage } from '#web/ui/image.tsx'
import type { HomeData } from './load-home.ts'

type Banner = NonNullable<HomeData['sections'][number]['banner']>

/** Banners beside each other, below each other on a phone. Their shape is reserved, so that nothing shifts. */
export function BannerRow({ banners, isFirst }: { banners: readonly Banner[]; isFirst: boolean }) {
  const isSingle = banners.length === 1
  return (
    <ul className={clsx('mt-8 grid gap-4', !isSingle && 'md:grid-cols-2')}>
      {banners.map(({ picture, alt, link }) => {
        const isOutside = link.startsWith('https:')
        return (
          <li key={`${picture} ${link}`}>
            <Link
              to={link}
              {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})}
              className="block overflow-clip rounded-card border border-line bg-panel hover:border-tarp-600"
            >
              <ResponsiveImage
                source={picture}
                alt={alt}
                {...BANNER_SIZE}
                sizes={
                  isSingle
                    ? '(min-width: 1280px) 1216px, 100vw'
                    : '(min-width: 1280px) 600px, (min-width: 768px) 50vw, 100vw'
                }
                priority={isFirst}
                className="aspect-[3/1] w-full object-cover!"
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
