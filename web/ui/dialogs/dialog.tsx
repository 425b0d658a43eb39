import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { IconName } from '../icons/icon-names.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'

export type DialogTheme = 'success' | 'warning' | 'danger' | 'info'

const themes: Record<
  DialogTheme,
  { icon: IconName; cap: string; color: 'primary' | 'warning' | 'danger' | 'info' }
> = {
  success: { icon: 'circle-check', cap: 'bg-success-surface text-success-solid', color: 'primary' },
  warning: {
    icon: 'triangle-exclamation-point',
    cap: 'bg-warning-surface text-warning-text',
    color: 'warning',
  },
  danger: { icon: 'trash', cap: 'bg-danger-surface text-danger-solid', color: 'danger' },
  info: { icon: 'info', cap: 'bg-info-surface text-info-solid', color: 'info' },
}

/**
 * Opens and closes a native dialog with the page's state. Escape and a click outside close it
 * unless it is persistent (specification §2).
 */
export function useModal(open: boolean, onClose: () => void, persistent = false) {
  const ref = useRef<HTMLDialogElement>(null)
  // The browser reports a closing later: by then the page may have opened the dialog once more.
  const isClosedByPage = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (open || !dialog?.open) return
    isClosedByPage.current = true
    dialog.close()
  }, [open])
  return {
    ref,
    onClose: () => {
      if (!isClosedByPage.current) onClose()
      isClosedByPage.current = false
    },
    // Newer browsers close a dialog on the second Escape unless `closedby` forbids it.
    ...(persistent ? { closedby: 'none' as const } : {}),
    onCancel: (event: React.SyntheticEvent) => persistent && event.preventDefault(),
    onMouseDown: (event: React.MouseEvent<HTMLDialogElement>) => {
      const isOutside = event.target === event.currentTarget && !isRepeatedPress(event)
      if (!persistent && isOutside) event.currentTarget.close()
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (!isRepeatedPress(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** The second press of a double click on the button that opened a dialog is no answer to it. */
const isRepeatedPress = ({ detail }: React.MouseEvent): boolean => detail > 1

type Props = {
  open: boolean
  onClose: () => void
  theme?: DialogTheme | undefined
  icon?: IconName | undefined
  title: string
  children?: ReactNode | undefined
  okLabel?: string | undefined
  cancelLabel?: string | undefined
  /** The action of OK. Without it (and without `okForm`) OK only closes. */
  onOk?: (() => void) | undefined
  /** Id of the form that OK submits. */
  okForm?: string | undefined
  /** OK does nothing yet. */
  okDisabled?: boolean | undefined
  loading?: boolean | undefined
  persistent?: boolean | undefined
  /** Only OK, where there is nothing to decide. */
  noCancel?: boolean | undefined
}

/** A modal question or notice. */
export function Dialog(props: Props) {
  const { open, onClose, theme = 'info', title, children, okForm, loading = false } = props
  const { icon, cap, color } = themes[theme]
  const id = useId()
  const modal = useModal(open, onClose, props.persistent)
  return (
    <dialog
      {...modal}
      className="modal"
      aria-labelledby={id}
      role={theme === 'danger' ? 'alertdialog' : undefined}
    >
      <div className="grid grid-cols-[44px_1fr] gap-x-3.5 gap-y-1 p-5">
        <span className={`row-span-2 grid size-11 place-items-center rounded-card ${cap}`}>
          <Icon name={props.icon ?? icon} />
        </span>
        <h2 id={id} className="self-center text-16">
          {title}
        </h2>
        {children && <div className="text-14 text-ink-2">{children}</div>}
        <div className="col-span-2 mt-4 flex justify-end gap-2">
          {!props.noCancel && (
            <Button variant="ghost" color="secondary" onClick={onClose}>
              {props.cancelLabel ?? 'Tutup'}
            </Button>
          )}
          <Button
            color={color}
            loading={loading}
            disabled={props.okDisabled}
            {...(okForm ? { type: 'submit', form: okForm } : { onClick: props.onOk ?? onClose })}
          >
            {props.okLabel ?? 'OK'}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
