import type { ComponentProps } from 'react'
import { buildImageUrl, buildSrcSet } from '#images/image-url.ts'
import { clsx } from 'clsx'

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  source: string
  /** What it shows; empty where the words beside it say the same. */
  alt: string
  /** CSS pixels it takes at most, and how wide it is at which screen. */
  width: number
  sizes?: string | undefined
  /** The largest picture of the first screen: asked for at once. */
  priority?: boolean | undefined
}

/** A resized picture of the shop: sharp on dense screens, light on the rest, never shifting. */
export function ResponsiveImage({
  source,
  alt,
  width,
  height = width,
  sizes,
  priority = false,
  className,
  ...native
}: Props) {
  return (
    <img
      src={buildImageUrl(source, { width })}
      srcSet={buildSrcSet(source, chooseWidths(width, sizes))}
      sizes={sizes ?? `${width}px`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      {...native}
      className={clsx('object-contain', className)}
    />
  )
}

/** A picture of a phone's whole width comes in steps close together: it is most of the page's weight. */
const chooseWidths = (width: number, sizes: string | undefined): number[] => {
  if (!sizes) return [width]
  return width < 640 ? [width / 2, width] : [width / 2, width, 768]
}

/** The grey bed a product picture lies on: square, or 4:3 where the card is wide. */
export function ImageFrame({
  className,
  children,
}: {
  className?: string | undefined
  children: React.ReactNode
}) {
  return (
    <div
      className={clsx(
        'grid aspect-square grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-control bg-panel',
        className,
      )}
    >
      {children}
    </div>
  )
}
