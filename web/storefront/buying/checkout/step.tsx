import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** The head of one step of the checkout: its number, or a tick where nothing is left to do. */
export function Step({
  nr,
  done = false,
  children,
}: {
  nr: number
  done?: boolean
  children: ReactNode
}) {
  return (
    <>
      <span
        aria-hidden
        className={`num grid size-7 shrink-0 place-items-center rounded-control text-14 text-white ${done ? 'bg-success-solid' : 'bg-tarp-600'}`}
      >
        {done ? <Icon of={Check} small /> : nr}
      </span>
      <span className="sr-only">Langkah {nr}: </span>
      {children}
    </>
  )
}
