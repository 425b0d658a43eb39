import { useState } from 'react'
import { ChevronLeft, ChevronRight, Maximize2, X } from 'lucide-react'
import { pictureAddress } from '#images/address.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture, PictureBed } from '#web/ui/picture.tsx'

type Props = { pictures: readonly string[]; name: string }

/** Widest that is asked for when somebody looks closely (px). */
const CLOSE = 1536

/**
 * The picture of the chosen variant, large; the others of the product below it. A press shows one
 * closely. Before scripts run, each leads to its large picture.
 */
export function Gallery({ pictures, name }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [close, setClose] = useState(false)
  // Another variant's picture goes before what was looked at of the last one.
  const [first, setFirst] = useState(pictures[0])
  if (first !== pictures[0]) {
    setFirst(pictures[0])
    setChosen(undefined)
  }
  const shown = chosen && pictures.includes(chosen) ? chosen : pictures[0]
  if (!shown) return <PictureBed>{null}</PictureBed>
  const at = pictures.indexOf(shown)
  const turn = (by: number) => setChosen(pictures[(at + by + pictures.length) % pictures.length])
  return (
    <div className="min-w-0 self-start">
      <a
        href={pictureAddress(shown, { width: CLOSE })}
        className="group relative block cursor-zoom-in"
        onClick={(event) => {
          event.preventDefault()
          setClose(true)
        }}
      >
        <PictureBed>
          <Picture
            source={shown}
            alt={`${name}, perbesar gambar`}
            width={640}
            sizes="(min-width: 1024px) 380px, (min-width: 768px) 50vw, calc(100vw - 32px)"
            priority
            className="size-full"
          />
        </PictureBed>
        <span className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-control bg-face/90 text-ink shadow-card">
          <Icon of={Maximize2} />
        </span>
      </a>
      {pictures.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2" aria-label="Gambar lain">
          {pictures.slice(0, 10).map((picture, index) => (
            <li key={picture}>
              <a
                href={pictureAddress(picture, { width: CLOSE })}
                aria-current={picture === shown || undefined}
                aria-label={`Gambar ${index + 1} dari ${pictures.length}`}
                className="block rounded-control border-2 border-transparent aria-[current]:border-tarp-600"
                onClick={(event) => {
                  event.preventDefault()
                  setChosen(picture)
                }}
              >
                <PictureBed>
                  <Picture
                    source={picture}
                    alt=""
                    width={96}
                    fetchPriority="low"
                    className="size-full"
                  />
                </PictureBed>
              </a>
            </li>
          ))}
        </ul>
      )}
      {close && (
        <Close source={shown} name={name} onClose={() => setClose(false)}>
          {pictures.length > 1 && (
            <span className="flex items-center gap-1">
              <IconButton icon={ChevronLeft} label="Gambar sebelumnya" onClick={() => turn(-1)} />
              <span className="num text-14">
                {at + 1} / {pictures.length}
              </span>
              <IconButton icon={ChevronRight} label="Gambar berikutnya" onClick={() => turn(1)} />
            </span>
          )}
        </Close>
      )}
    </div>
  )
}

/** One picture over the whole window; twice as large at a press, moved by scrolling. */
function Close({
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
  const [large, setLarge] = useState(false)
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
          <IconButton icon={X} label="Tutup" onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-auto">
          <button
            type="button"
            onClick={() => setLarge(!large)}
            aria-label={large ? 'Perkecil gambar' : 'Perbesar gambar'}
            className={`grid place-items-center ${large ? 'w-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
          >
            <img
              src={pictureAddress(source, { width: CLOSE })}
              alt={name}
              width={CLOSE}
              height={CLOSE}
              className={large ? 'h-auto w-full' : 'size-full object-contain'}
            />
          </button>
        </div>
      </div>
    </dialog>
  )
}
