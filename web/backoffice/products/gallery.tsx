import type { KeyboardEvent, ReactNode } from 'react'
import { clsx } from 'clsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { MoveImageButton, ORDER_FORM_ID } from './move-image-button.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { useImageOrder } from './use-image-order.ts'

type Props = {
  images: readonly string[]
  /** The product's name. */
  name: string
  /** The product as it is shown: a colleague's change since then is a conflict. */
  revision: number
  reply: unknown
  /** Removes an image; its label says which one. */
  renderRemoval: (image: string, label: string) => ReactNode
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Images in their order. They are moved by dragging, with the arrow keys on the focused image, or with its
 * buttons, which work before scripts run as well.
 */
export function Gallery({ images: stored, name, revision, reply, renderRemoval }: Props) {
  const fetcher = useActionFetcher()
  const { images, isBusy, move } = useImageOrder(stored, revision, fetcher)
  const { dragged, target, handlersOf } = useDragOrder(move)
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key]
    if (step === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    move(at, at + step)
  }
  return (
    <div className="grid gap-2">
      <ReplyForm
        id={ORDER_FORM_ID}
        fetcher={fetcher}
        reply={reply}
        intent="picture-order"
        draft={false}
      >
        <input type="hidden" name="revision" value={revision} />
        {images.map((image) => (
          <input key={image} type="hidden" name="order" value={image} />
        ))}
      </ReplyForm>
      <ol
        aria-busy={isBusy}
        className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6 2xl:grid-cols-3"
      >
        {images.map((image, at) => {
          const label = at === 0 ? 'gambar utama' : `gambar ${at + 1}`
          return (
            <li
              key={image}
              className={clsx(
                'grid content-start gap-1 rounded-small',
                target === at && dragged !== at && 'outline-2 outline-tarp-600',
                dragged === at && 'opacity-50',
              )}
            >
              {/* A button of HTML cannot be dragged in every browser. */}
              <div
                role="button"
                tabIndex={0}
                aria-roledescription="gambar yang bisa dipindah"
                aria-label={`${label} dari ${images.length}`}
                aria-disabled={images.length < 2}
                draggable={images.length > 1}
                onKeyDown={(event) => onKeyDown(event, at)}
                {...handlersOf(at)}
                className={clsx('rounded-small', images.length > 1 && 'cursor-grab')}
              >
                <ResponsiveImage
                  source={image}
                  alt={`${at === 0 ? 'Gambar utama' : `Gambar ${at + 1}`} ${name}`}
                  width={160}
                  height={160}
                  sizes="120px"
                  draggable={false}
                  className="aspect-square w-full rounded-small border border-line object-contain"
                />
              </div>
              <p className="text-12 text-ink-2">{at === 0 ? 'Utama' : `Gambar ${at + 1}`}</p>
              {images.length > 1 && (
                <div className="flex flex-wrap items-center gap-1">
                  {([-1, 1] as const).map((step) => (
                    <MoveImageButton
                      key={step}
                      at={at}
                      step={step}
                      label={label}
                      last={images.length - 1}
                      onMove={move}
                    />
                  ))}
                  {renderRemoval(image, label)}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {stored.length > 1 && (
        <p className="text-12 text-ink-2">
          Seret untuk mengurutkan, atau pakai tombol panah. Yang pertama menjadi gambar utama.
        </p>
      )}
    </div>
  )
}
