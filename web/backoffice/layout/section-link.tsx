import { Link } from '#web/ui/navigation/link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { barItemClass } from './bar-item-class.ts'
import { countWaiting, type Section, type TaskCounts } from './sections.ts'

/** An entry of the bar with the number of tasks that wait there: beside its name, or on its icon where the bar stands upright. */
export function SectionLink({
  section,
  counts,
  isCurrent,
}: {
  section: Section
  counts: TaskCounts
  isCurrent: boolean
}) {
  const { total, shown } = countWaiting(section, counts)
  return (
    <Link
      to={section.to}
      title={section.label}
      aria-current={isCurrent ? 'page' : undefined}
      className={`relative ${barItemClass} aria-[current]:bg-tarp-600 aria-[current]:text-white`}
    >
      <Icon name={section.icon} />
      <span className="md:max-xl:sr-only">{section.label}</span>
      {total > 0 && (
        <span className="num min-w-[18px] rounded-[9px] bg-white px-1 text-center text-[11px] leading-[18px] font-[800] text-tarp-700 max-md:-ml-1.5 md:absolute md:top-1 md:left-6">
          {shown}
          <span className="sr-only"> menunggu</span>
        </span>
      )}
    </Link>
  )
}
