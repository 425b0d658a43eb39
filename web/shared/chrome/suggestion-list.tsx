import { SuggestionContent } from './suggestion-content.tsx'
import type { SuggestionGroup } from './suggestion-groups.ts'

type Props = {
  id: string
  groups: readonly SuggestionGroup[]
  /** The index of the selected option among those of all groups; -1 for none. */
  active: number
  onChoose: (to: string) => void
}

/** The listbox below the search field. The options' ids are `id` and their index. */
export function SuggestionList({ id, groups, active, onChoose }: Props) {
  const ordered = groups.flatMap(({ options }) => options)
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Saran pencarian"
      className="options absolute inset-x-0 top-full z-40 mt-1 max-h-[min(70dvh,480px)]! text-ink"
    >
      {groups.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden className="px-2.5 pt-2 text-12 font-semibold text-ink-2">
            {label}
          </p>
          {options.map((option) => {
            const index = ordered.indexOf(option)
            const isActive = index === active
            return (
              <div
                key={option.to}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
                data-highlighted={isActive ? '' : undefined}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option.to)}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(option.to)}
              >
                <SuggestionContent option={option} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
