import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { severityIcon, type Severity } from '../alert.tsx'
import { followDialogs } from '../dialogs/follow-dialogs.ts'
import { Icon } from '../icons/icon.tsx'
import { toastDurations, type ToastMessage } from './toast.ts'

const toaster = createToaster({ placement: 'bottom', gap: 16, overlap: false })

const tones: Record<string, string> = {
  success: 'text-toast-success',
  info: 'text-toast-info',
  warning: 'text-toast-warning',
  error: 'text-toast-error',
  loading: 'text-dark-text animate-turn',
}

/** Time to find the action by keyboard; pointing at a toast or focusing it stops the time. */
const ACTION_DURATION = 20_000

const options = ({ color, text, duration, action }: ToastMessage) => ({
  type: color,
  title: text,
  duration: duration ?? (action ? ACTION_DURATION : toastDurations[color]),
  closable: true,
  ...(action ? { action: { label: action.label, onClick: runOnce(action.onPress) } } : {}),
})

/** A second press comes while the toast is closing. */
function runOnce(work: () => void): () => void {
  let hasRun = false
  return () => {
    if (hasRun) return
    hasRun = true
    work()
  }
}

// Messages that are shown before the group listens would be lost.
let isListening = false
const pending: (() => void)[] = []
let last = 0

export function show(message: ToastMessage): string {
  const id = `toast-${++last}`
  const create = () => void toaster.create({ id, ...options(message) })
  if (isListening) create()
  else pending.push(create)
  return id
}
export const update = (id: string, message: ToastMessage): void =>
  void toaster.update(id, options(message))
export const dismiss = (id: string): void => toaster.dismiss(id)

export function Toasts() {
  const [place] = useState(createPlace)
  useEffect(() => followDialogs(place), [place])
  useEffect(() => {
    // The group starts to listen after this effect, in the same task.
    const timer = setTimeout(() => {
      isListening = true
      for (const create of pending.splice(0)) create()
    })
    return () => {
      clearTimeout(timer)
      isListening = false
    }
  }, [])
  return createPortal(
    <Toaster toaster={toaster} className="on-dark">
      {({ type = 'info', title, action }) => (
        <Toast.Root className="toast" data-color={type}>
          {type !== 'custom' && (
            <Icon
              name={type === 'loading' ? 'loader-circle' : severityIcon[type as Severity]}
              className={tones[type] ?? ''}
            />
          )}
          <Toast.Title className="py-2">{title}</Toast.Title>
          {action && (
            <Toast.ActionTrigger className="min-h-11 rounded-control px-3 font-bold text-white underline">
              {action.label}
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger
            aria-label="Dismiss notification"
            className="grid size-11 place-items-center rounded-control text-dark-text"
          >
            <Icon name="x" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>,
    place,
  )
}

function createPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'contents'
  return place
}
