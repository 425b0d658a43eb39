import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'

type Props = {
  title: string
  /** One tab per status. Without tabs the header has a bottom border. */
  tabs?: ComponentProps<typeof TabLinks>
  className?: string
  /** The search or filter, beside the title where there is room. */
  children: ReactNode
}

/** The header of a list: title, search and tabs. */
export const ListHeader = ({ title, tabs, className, children }: Props) => (
  <>
    <header
      className={clsx(
        'grid gap-3 bg-face px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6 md:px-6',
        !tabs && 'border-b border-line',
        className,
      )}
    >
      <h1>{title}</h1>
      {children}
    </header>
    {tabs && (
      <div className="bg-face md:px-3">
        <TabLinks {...tabs} />
      </div>
    )}
  </>
)
