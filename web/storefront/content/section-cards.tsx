import { Icon } from '#web/ui/icons/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { PageContent } from './page-content.ts'
import { Prose } from './prose.tsx'

/** The sections of a page as cards, each with an icon in turn. */
export const SectionCards = ({
  sections,
  icons,
  columns = 'md:grid-cols-2',
}: {
  sections: PageContent['sections']
  icons: readonly IconName[]
  columns?: string
}) => (
  <ul className={`grid gap-4 ${columns}`}>
    {sections.map(({ id, heading, html }, index) => (
      <li key={id} className="rounded-card border border-line bg-face p-5">
        <span className="mb-3 grid size-11 place-items-center rounded-control bg-tarp-50 text-tarp-600">
          <Icon name={icons[index % icons.length]!} />
        </span>
        <h2 className="mb-1 text-18">{heading}</h2>
        <Prose html={html} className="text-16!" />
      </li>
    ))}
  </ul>
)
