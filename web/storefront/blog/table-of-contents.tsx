import { Icon } from '#web/ui/icons/icon.tsx'

type Heading = { id: string; text: string; level: number }

/** The headings of a text as links; folded away on a phone. */
export function TableOfContents({
  headings,
  folded = false,
  label = 'Isi artikel',
}: {
  headings: readonly Heading[]
  folded?: boolean
  label?: string
}) {
  if (headings.length < 2) return null
  const list = (
    <ol className="grid">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`flex min-h-11 items-center py-1 text-14 text-ink-2! no-underline! hover:text-link! hover:underline! lg:min-h-9 ${level === 3 ? 'pl-4' : ''}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  if (!folded)
    return (
      <nav aria-label={label} className="rounded-card border border-line bg-face p-4">
        <h2 className="mb-1 text-16">{label}</h2>
        {list}
      </nav>
    )
  return (
    <nav aria-label={label}>
      <details className="group rounded-card border border-line bg-face px-4">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {label}
          <Icon name="chevron-down" className="text-ink-2 group-open:rotate-180" />
        </summary>
        <div className="pb-3">{list}</div>
      </details>
    </nav>
  )
}
