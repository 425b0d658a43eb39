import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { Button, type ButtonAppearance } from '../button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'

type Props = Pick<ButtonAppearance, 'variant' | 'size' | 'wide'> & {
  /**
   * The label of the button that opens the question. Set `accessibleName` too if the label does not name the object.
   */
  label: string
  accessibleName?: string | undefined
  /** The question: `Hapus merek Semen Tiga?` */
  question: string
  /** What is lost, in one sentence. */
  loss: string
  /** The button that does it: `Hapus merek`. */
  confirmLabel: string
  /** Posted with the form, as by any submit button. */
  name?: string | undefined
  value?: string | undefined
  busy?: boolean | undefined
}

/**
 * Submits its form after a question: in a dialog, and before scripts run in a place that opens below
 * the button.
 */
export function ConfirmSubmit(props: Props) {
  const { label, accessibleName, question, loss, confirmLabel, name, value, busy } = props
  const { variant = 'outlined', size, wide } = props
  const appearance = { variant, size, wide, color: 'danger' } as const
  const submitter = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hasScripts = useHasScripts()
  // A question that was opened before scripts ran goes on in the dialog.
  const keepOpen = useCallback(
    (place: HTMLDetailsElement | null) => () => setOpen(place?.open ?? false),
    [],
  )
  const confirm = () => {
    setOpen(false)
    submitter.current?.form?.requestSubmit(submitter.current)
  }
  if (!hasScripts)
    return (
      <details ref={keepOpen}>
        <summary
          className="btn cursor-pointer list-none"
          data-variant={variant}
          data-color="danger"
          data-size={size ?? 'normal'}
          aria-label={accessibleName}
        >
          {label}
        </summary>
        <p className="my-2 text-14">{loss}</p>
        <Button type="submit" name={name} value={value} color="danger" size={size}>
          {confirmLabel}
        </Button>
      </details>
    )
  return (
    <>
      <Button
        {...appearance}
        loading={busy ?? false}
        aria-label={accessibleName}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <button ref={submitter} type="submit" name={name} value={value} hidden>
        {confirmLabel}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onOk={confirm}
        theme="danger"
        title={question}
        okLabel={confirmLabel}
        cancelLabel="Batal"
      >
        {loss}
      </Dialog>
    </>
  )
}

const subscribeToNothing = () => () => undefined

/** False in the server's page and while it is hydrated. */
const useHasScripts = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
