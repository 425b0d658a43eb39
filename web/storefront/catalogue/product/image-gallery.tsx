import { useEffect, useRef, useState } from 'react'
import { buildImageUrl } from '#images/image-url.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { ImageFrame } from '#web/ui/image.tsx'
import type { GallerySlide } from './gallery-slides.ts'
import { SlidePicture } from './slide-picture.tsx'
import { ZOOM_WIDTH_PX } from './zoom-width.ts'

type ZoomDialog = typeof import('./zoom-dialog.tsx').ZoomDialog

type Props = { slides: readonly GallerySlide[]; name: string }

/**
 * One picture at a time, with a counter; a phone goes on by swiping, a wide screen by the small pictures below. A
 * click enlarges. Before scripts run, the strip can be swiped and each picture links to its large version.
 */
export function ImageGallery({ slides, name }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  // Loaded when it is first opened.
  const [Zoom, setZoom] = useState<ZoomDialog>()
  const show = (index: number) => {
    const { current } = strip
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'instant' })
    setAt(index)
  }
  // Another variant begins with its own picture.
  useEffect(() => show(0), [name])
  const slide = slides[at] ?? slides[0]!
  return (
    <div className="relative min-w-0 self-start">
      <ul
        ref={strip}
        aria-label={`Gambar ${name}`}
        className="no-bar flex snap-x snap-mandatory overflow-x-auto rounded-control"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {slides.map((each, index) => (
          <li key={index} className="relative w-full flex-none snap-start">
            <ImageFrame className="aspect-4/3! md:aspect-square!">
              {'image' in each ? (
                <a
                  href={buildImageUrl(each.image, { width: ZOOM_WIDTH_PX })}
                  aria-label={`${describeSlide(each, name)}, perbesar gambar`}
                  className="grid size-full cursor-zoom-in grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] -outline-offset-2"
                  onClick={(event) => {
                    event.preventDefault()
                    const { href } = event.currentTarget
                    void import('./zoom-dialog.tsx').then(
                      ({ ZoomDialog }) => setZoom(() => ZoomDialog),
                      () => window.location.assign(href),
                    )
                  }}
                >
                  <SlidePicture slide={each} name={name} priority={index === 0} />
                </a>
              ) : (
                <SlidePicture slide={each} name={name} />
              )}
            </ImageFrame>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <span
          aria-hidden
          className="num absolute top-2 left-2 rounded-control bg-face/90 px-2 py-0.5 text-14 font-semibold md:hidden"
        >
          {at + 1} / {slides.length}
        </span>
      )}
      {'image' in slide && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-2 right-2 grid size-9 place-items-center rounded-control bg-face/90 text-ink shadow-card"
        >
          <Icon name="maximize-2" />
        </span>
      )}
      {slides.length > 1 && (
        <ul className="mt-3 hidden grid-cols-5 gap-2 md:grid" aria-label="Gambar lain">
          {slides.map((each, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === at || undefined}
                aria-label={`${describeSlide(each, name)}, gambar ${index + 1} dari ${slides.length}`}
                className="block w-full rounded-control border-2 border-transparent aria-[current]:border-tarp-600"
                onClick={() => show(index)}
              >
                <ImageFrame>
                  <SlidePicture slide={each} name={name} small />
                </ImageFrame>
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && 'image' in slide && (
        <Zoom source={slide.image} name={name} onClose={() => setZoom(undefined)}>
          {slides.length > 1 && (
            <span className="flex items-center gap-1">
              <IconButton
                icon="chevron-left"
                label="Gambar sebelumnya"
                onClick={() => show(findImage(slides, at, -1))}
              />
              <span className="num text-14">
                {at + 1} / {slides.length}
              </span>
              <IconButton
                icon="chevron-right"
                label="Gambar berikutnya"
                onClick={() => show(findImage(slides, at, 1))}
              />
            </span>
          )}
        </Zoom>
      )}
    </div>
  )
}

const describeSlide = (slide: GallerySlide, name: string) =>
  slide.kind === 'whole'
    ? name
    : slide.kind === 'detail'
      ? `Dekat: ${name}`
      : slide.kind === 'standard'
        ? `Standar ${slide.standard}`
        : `Gambar ukuran ${name}`

/** The next slide with an image, around the ends. */
function findImage(slides: readonly GallerySlide[], from: number, by: 1 | -1): number {
  for (let step = 1; step <= slides.length; step += 1) {
    const index = (from + by * step + slides.length * step) % slides.length
    if ('image' in slides[index]!) return index
  }
  return from
}
