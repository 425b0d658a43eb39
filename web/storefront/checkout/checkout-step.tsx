import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'

/**
 * The heading of a checkout step: its number, or a tick when it is complete. A phone, which shows one step at a
 * time, ticks those that are done.
 */
export function CheckoutStep({
  number,
  isComplete = false,
  isDoneOnPhone = isComplete,
  children,
}: {
  number: number
  isComplete?: boolean
  isDoneOnPhone?: boolean
  children: ReactNode
}) {
  return (
    <>
      <Mark number={number} isTicked={isDoneOnPhone} className="md:hidden" />
      <Mark number={number} isTicked={isComplete} className="max-md:hidden" />
      <span className="sr-only">Langkah {number}: </span>
      {children}
    </>
  )
}

const Mark = ({
  number,
  isTicked,
  className,
}: {
  number: number
  isTicked: boolean
  className: string
}) => (
  <span
    aria-hidden
    className={`num grid size-7 shrink-0 place-items-center rounded-control text-14 text-white ${isTicked ? 'bg-success-solid' : 'bg-tarp-600'} ${className}`}
  >
    {isTicked ? <Icon name="check" small /> : number}
  </span>
)
