import { useEffect, useRef } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import type { OrderChange } from './checkout.tsx'

/**
 * The differences between what the buyer saw and the current state; nothing was charged. It scrolls
 * into view by itself, because on a phone the pressed button is far below.
 */
export function OrderChanges({ message, changes }: { message: string; changes: OrderChange[] }) {
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => alertRef.current?.focus(), [changes])
  return (
    <div ref={alertRef} tabIndex={-1} className="outline-none">
      <Alert severity="warning" title="Ada yang berubah sejak Anda melihatnya">
        <p>{message}</p>
        <ul className="mt-1 list-disc pl-5">
          {changes.map(({ name, was, now }, index) => (
            <li key={index}>
              {name}: <s>{was}</s> menjadi <b>{now}</b>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
