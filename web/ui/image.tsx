import type { ComponentProps } from 'react'
import { buildImageUrl, buildSrcSet } from '#images/image-url.ts'
import { clsx } from 'clsx'

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  source: string
  /** Its alternative text; empty if the text next to it says the same. */
  alt: string
  /** Maximum width in CSS pixels, and the width by screen size. */
  width: number
  sizes?: string | undefined
  /** The largest image of the first screen: loaded with priority. */
  priority?: boolean | undefined
}

/** A resized image of the shop: sharp on dense screens, small on others, without layout shift. */
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

/** A phone's full-width image has widths close together: it is most of the page's weight. */
const chooseWidths = (width: number, sizes: string | undefined): number[] => {
  if (!sizes) return [width]
  return width < 640 ? [width / 2, width] : [width / 2, width, 768, 1024]
}

/** The grey background of a product image: square, or 4:3 where the card is wide. */
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
