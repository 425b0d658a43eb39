import { useState } from 'react'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'

type Props = { promo: { label: string; title: string; paragraphs: string[] } }

/** A page's promotion behind its icon (specification §2: the triplek sub-category). */
export function Promo({ promo: { label, title, paragraphs } }: Props) {
  const [open, setOpen] = useState(false)
  const [first, ...rest] = label.split(' ')
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-dashed border-warning-text bg-warning-surface px-3 text-14 font-semibold text-warning-text hover:border-solid"
      >
        <Icon name="ticket-percent" />
        <span>
          {first} <span className="max-md:sr-only">{rest.join(' ')}</span>
        </span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        icon="ticket-percent"
        theme="warning"
        title={title}
        noCancel
        okLabel="Tutup"
      >
        {paragraphs.map((text) => (
          <p key={text} className="mt-2">
            {text}
          </p>
        ))}
      </Dialog>
    </>
  )
}
