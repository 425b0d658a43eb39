import { useEffect, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Button } from '#web/ui/button.tsx'
import { ReplyForm } from '#web/ui/form.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import { moveImage } from './gallery-order.ts'

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

/** A move that was sent, and the reply that was there before its own. */
type Saving = { images: readonly string[]; previousReply: unknown }

const ORDER_FORM = 'gallery-order'
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Images in their order. They are moved by dragging, with the arrow keys on the focused image, or with its
 * buttons, which work before scripts run as well. Every move is saved at once; one that is made while another is
 * being saved waits for it, because it needs the revision that the other one makes.
 */
export function Gallery({ images: stored, name, revision, reply, renderRemoval }: Props) {
  const fetcher = useActionFetcher()
  const [dragged, setDragged] = useState<number>()
  const [target, setTarget] = useState<number>()
  const [unsaved, setUnsaved] = useState<readonly string[]>()
  const [saving, setSaving] = useState<Saving>()
  const { submit, state, data } = fetcher
  // The router renders its states as transitions: just after a submission it still says idle, with the revision
  // before it. Only another reply says that the saved order and its revision are there.
  const isSaving = saving !== undefined && (state !== 'idle' || data === saving.previousReply)
  const images = unsaved ?? (isSaving ? saving.images : stored)
  useEffect(() => {
    if (!unsaved || isSaving) return
    const form = new FormData()
    form.set('intent', 'picture-order')
    form.set('revision', String(revision))
    for (const image of unsaved) form.append('order', image)
    setUnsaved(undefined)
    setSaving({ images: unsaved, previousReply: data })
    void submit(form, { method: 'post' })
  }, [unsaved, isSaving, revision, data, submit])
  const move = (from: number, to: number) => {
    const moved = moveImage(images, from, to)
    if (moved.join() !== images.join()) setUnsaved(moved)
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key]
    if (step === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    move(at, at + step)
  }
  const onDrop = (event: DragEvent, at: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, at)
    setDragged(undefined)
    setTarget(undefined)
  }
  return (
    <div className="grid gap-2">
      <ReplyForm
        id={ORDER_FORM}
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
        aria-busy={isSaving || unsaved !== undefined}
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
                onDragOver={(event) => {
                  if (dragged === undefined) return
                  event.preventDefault()
                  setTarget(at)
                }}
                onDrop={(event) => onDrop(event, at)}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(at)
                }}
                onDragEnd={() => {
                  setDragged(undefined)
                  setTarget(undefined)
                }}
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
                    <MoveButton
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

type MoveButtonProps = {
  at: number
  step: -1 | 1
  label: string
  last: number
  onMove: (from: number, to: number) => void
}

function MoveButton({ at, step, label, last, onMove }: MoveButtonProps) {
  const isAtEnd = step < 0 ? at === 0 : at === last
  return (
    <Button
      type="submit"
      form={ORDER_FORM}
      name="move"
      value={`${at} ${step}`}
      disabled={isAtEnd}
      onClick={(event) => {
        event.preventDefault()
        onMove(at, at + step)
      }}
      variant="ghost"
      size="small"
      icon={step < 0 ? 'chevron-left' : 'chevron-right'}
      aria-label={`Pindahkan ${label} ke ${step < 0 ? 'depan' : 'belakang'}`}
    />
  )
}
