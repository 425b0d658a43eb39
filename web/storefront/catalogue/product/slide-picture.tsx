import { lazy, Suspense } from 'react'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { GallerySlide } from './gallery-slides.ts'
import { ZOOM_WIDTH_PX } from './zoom-width.ts'

// Few look at it, and it is only drawn.
const DimensionDrawing = lazy(() =>
  import('./dimension-drawing.tsx').then((part) => ({ default: part.DimensionDrawing })),
)

/** On a phone the frame is 4:3 and the picture square, so its width is three quarters of the frame's. */
const SIZES = '(min-width: 1024px) 380px, (min-width: 768px) 50vw, calc(75vw - 24px)'

/** What one slide of the gallery shows, large or as a small picture below it. */
export function SlidePicture({
  slide,
  name,
  priority = false,
  small = false,
}: {
  slide: GallerySlide
  name: string
  priority?: boolean | undefined
  small?: boolean | undefined
}) {
  if (slide.kind === 'dimensions')
    return (
      <Suspense>
        <DimensionDrawing dimensions={slide.dimensions} name={name} isSmall={small} />
      </Suspense>
    )
  if (slide.kind === 'standard') return <StandardFrame standard={slide.standard} isSmall={small} />
  const isDetail = slide.kind === 'detail'
  return (
    <ResponsiveImage
      source={slide.image}
      alt=""
      width={small ? 96 : isDetail ? ZOOM_WIDTH_PX : 640}
      sizes={small || isDetail ? undefined : SIZES}
      priority={priority}
      fetchPriority={priority ? 'high' : 'low'}
      className={isDetail ? 'size-full origin-[42%_58%] scale-240' : 'size-full'}
    />
  )
}

/** The standard that a product is made to, as a stamp. */
const StandardFrame = ({ standard, isSmall }: { standard: string; isSmall: boolean }) => (
  <span className="grid size-full place-content-center justify-items-center text-tarp-600">
    <Icon name="shield-check" large={!isSmall} />
    {isSmall || <b>{standard}</b>}
  </span>
)
