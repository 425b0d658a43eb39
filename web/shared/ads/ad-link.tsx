import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import type { ShownAd } from './shown-ad.ts'

/** Leads where an ad leads. What is loaded late counts by its attributes who sees and presses it. */
export function AdLink({
  ad,
  className,
  children,
}: {
  ad: ShownAd
  className?: string
  children: ReactNode
}) {
  const isOutside = ad.link.startsWith('https:')
  return (
    <Link
      to={ad.link}
      rel={isOutside ? 'sponsored noopener' : 'sponsored'}
      target={isOutside ? '_blank' : undefined}
      className={className}
      data-ad={ad.id}
      data-ad-view={ad.viewEventName}
      data-ad-click={ad.clickEventName}
      data-ad-repeat={ad.isViewRepeated ? '' : undefined}
    >
      {children}
    </Link>
  )
}

/** Says that something is an ad. */
export const AdLabel = ({ className = '' }: { className?: string }) => (
  <span
    className={`rounded-small bg-panel px-1.5 py-0.5 text-[11px] font-semibold text-ink-2 ${className}`}
  >
    Iklan
  </span>
)
