import { useId, type ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { useModal } from './dialog.tsx'

/**
 * A panel from the bottom on a phone, from the right on a wide screen: filters, choices, details.
 */
export function Sheet({
  open,
  onClose,
  title,
  children,
  footer,
}: {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays visible below the scrolling content: the action. */
  footer?: ReactNode | undefined
}) {
  const id = useId()
  return (
    <dialog {...useModal(open, onClose)} className="sheet" aria-labelledby={id}>
      <div className="flex min-h-full flex-col">
        <span
          aria-hidden
          className="mx-auto mt-2 h-1 w-10 rounded-[2px] bg-concrete-300 md:hidden"
        />
        <header className="flex items-center justify-between py-1 pr-1 pl-4">
          <h2 id={id} className="text-16">
            {title}
          </h2>
          <IconButton icon="x" label="Tutup" onClick={onClose} />
        </header>
        <div className="flex-1 px-4 pb-4">{children}</div>
        {footer && <div className="sticky bottom-0 border-t border-line bg-face p-4">{footer}</div>}
      </div>
    </dialog>
  )
}
