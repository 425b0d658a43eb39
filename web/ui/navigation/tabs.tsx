import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from './link.tsx'

const barClass = 'no-bar flex gap-1 overflow-x-auto border-b border-line'
const baseTabClass =
  'inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-3 px-3.5 text-14 font-semibold whitespace-nowrap no-underline! hover:bg-concrete-100'
const tabClass = (selected: boolean) =>
  selected
    ? `${baseTabClass} border-tarp-600 text-tarp-600!`
    : `${baseTabClass} border-transparent text-ink-2!`

const Count = ({ children }: { children: number }) => (
  <span className="num rounded-small bg-concrete-100 px-1.5 text-12 leading-[18px] text-ink-2">
    {children}
  </span>
)

export type TabLink = { to: string; label: string; count?: number | undefined; current: boolean }

/** Tabs that are links: each has its own URL. */
export function TabLinks({ items, label }: { items: readonly TabLink[]; label: string }) {
  return (
    <nav aria-label={label} className={barClass}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          preventScrollReset
          aria-current={item.current ? 'page' : undefined}
          className={tabClass(item.current)}
        >
          {item.label}
          {item.count !== undefined && <Count>{item.count}</Count>}
        </Link>
      ))}
    </nav>
  )
}

export type TabPanel = { id: string; label: string; content: ReactNode }

/** Tabs within a page. Arrow keys move between them (WAI-ARIA tabs pattern). */
export function Tabs({
  items,
  label,
  first = items[0]?.id,
}: {
  items: readonly TabPanel[]
  label: string
  /** The tab that is open at first. */
  first?: string | undefined
}) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(first)
  const handleArrowKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const index = items.findIndex((item) => item.id === selected)
    const next = items[(index + step + items.length) % items.length]
    if (!next) return
    event.preventDefault()
    setSelected(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next.id}`)}`)?.focus()
  }
  return (
    <div>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={barClass}
        ref={list}
        onKeyDown={handleArrowKey}
      >
        {items.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-panel`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            className={tabClass(id === selected)}
            onClick={() => setSelected(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== selected}
          className="pt-4"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
