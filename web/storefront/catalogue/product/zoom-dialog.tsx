import { useState } from 'react'
import { buildImageUrl } from '#images/image-url.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/dialogs/dialog.tsx'
import { ZOOM_WIDTH_PX } from './zoom-width.ts'

/** One image over the whole window; a click doubles its size, scrolling moves it. */
export function ZoomDialog({
  source,
  name,
  onClose,
  children,
}: {
  source: string
  name: string
  onClose: () => void
  children: React.ReactNode
}) {
  const modal = useModal(true, onClose)
  const [isEnlarged, setIsEnlarged] = useState(false)
  return (
    <dialog
      {...modal}
      aria-label={`Gambar ${name}`}
      className="m-0 size-full max-h-none max-w-none bg-face p-0"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-3 border-b border-line px-(--edge) py-2">
          <b className="min-w-0 truncate text-14">{name}</b>
          {children}
          <IconButton icon="x" label="Tutup" onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-auto">
          <button
            type="button"
            onClick={() => setIsEnlarged(!isEnlarged)}
            aria-label={isEnlarged ? 'Perkecil gambar' : 'Perbesar gambar'}
            className={`grid place-items-center ${isEnlarged ? 'w-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
          >
            <img
              src={buildImageUrl(source, { width: ZOOM_WIDTH_PX })}
              alt={name}
              width={ZOOM_WIDTH_PX}
              height={ZOOM_WIDTH_PX}
              className={isEnlarged ? 'h-auto w-full' : 'size-full object-contain'}
            />
          </button>
        </div>
      </div>
    </dialog>
  )
}
