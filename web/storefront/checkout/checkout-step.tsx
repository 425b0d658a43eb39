import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** The heading of a checkout step: its number, or a tick when it is complete. */
export function CheckoutStep({
  number,
  isComplete = false,
  children,
}: {
  number: number
  isComplete?: boolean
  children: ReactNode
}) {
  return (
    <>
      <span
        aria-hidden
        className={`num grid size-7 shrink-0 place-items-center rounded-control text-14 text-white ${isComplete ? 'bg-success-solid' : 'bg-tarp-600'}`}
      >
        {isComplete ? <Icon name="check" small /> : number}
      </span>
      <span className="sr-only">Langkah {number}: </span>
      {children}
    </>
  )
}
