import { useState } from 'react'
import { buildImageUrl } from '#images/image-url.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { ZoomDialog, ZOOM_WIDTH_PX } from './zoom-dialog.tsx'

type Props = { images: readonly string[]; name: string }

/**
 * The chosen variant's image, large, and the product's others below it. A click enlarges an image.
 * Before scripts run, each links to its large version.
 */
export function ImageGallery({ images, name }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [isZoomed, setIsZoomed] = useState(false)
  // Another variant's image replaces the one that was selected for the previous variant.
  const [first, setFirst] = useState(images[0])
  if (first !== images[0]) {
    setFirst(images[0])
    setChosen(undefined)
  }
  const current = chosen && images.includes(chosen) ? chosen : images[0]
  if (!current) return <ImageFrame>{null}</ImageFrame>
  const at = images.indexOf(current)
  const showNext = (by: number) => setChosen(images[(at + by + images.length) % images.length])
  return (
    <div className="min-w-0 self-start">
      <a
        href={buildImageUrl(current, { width: ZOOM_WIDTH_PX })}
        className="group relative block cursor-zoom-in"
        onClick={(event) => {
          event.preventDefault()
          setIsZoomed(true)
        }}
      >
        <ImageFrame>
          <ResponsiveImage
            source={current}
            alt={`${name}, perbesar gambar`}
            width={640}
            sizes="(min-width: 1024px) 380px, (min-width: 768px) 50vw, calc(100vw - 32px)"
            priority
            className="size-full"
          />
        </ImageFrame>
        <span className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-control bg-face/90 text-ink shadow-card">
          <Icon name="maximize-2" />
        </span>
      </a>
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2" aria-label="Gambar lain">
          {images.slice(0, 10).map((image, index) => (
            <li key={image}>
              <a
                href={buildImageUrl(image, { width: ZOOM_WIDTH_PX })}
                aria-current={image === current || undefined}
                aria-label={`Gambar ${index + 1} dari ${images.length}`}
                className="block rounded-control border-2 border-transparent aria-[current]:border-tarp-600"
                onClick={(event) => {
                  event.preventDefault()
                  setChosen(image)
                }}
              >
                <ImageFrame>
                  <ResponsiveImage
                    source={image}
                    alt=""
                    width={96}
                    fetchPriority="low"
                    className="size-full"
                  />
                </ImageFrame>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <ZoomDialog source={current} name={name} onClose={() => setIsZoomed(false)}>
          {images.length > 1 && (
            <span className="flex items-center gap-1">
              <IconButton
                icon="chevron-left"
                label="Gambar sebelumnya"
                onClick={() => showNext(-1)}
              />
              <span className="num text-14">
                {at + 1} / {images.length}
              </span>
              <IconButton
                icon="chevron-right"
                label="Gambar berikutnya"
                onClick={() => showNext(1)}
              />
            </span>
          )}
        </ZoomDialog>
      )}
    </div>
  )
}
