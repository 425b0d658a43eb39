import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FacetSection } from './facet-section.tsx'

export type FacetOption = {
  /** A parameter of its own, where the facet has no shared one. */
  name?: string | undefined
  value: string
  label: string
  /** Undefined where it is not known. */
  count?: number | undefined
}
type Props = {
  legend: string
  name?: string | undefined
  options: readonly FacetOption[]
  /** The chosen values, or names of parameters. */
  chosen: readonly string[]
}

const MAX_WITHOUT_SCROLL = 10

/**
 * A facet's values, each with the number of products that it would leave. A value that would leave
 * none is disabled.
 */
export function CheckboxFacet({ legend, ...list }: Props) {
  if (list.options.length === 0) return null
  return (
    <FacetSection legend={legend}>
      <CheckboxList {...list} />
    </FacetSection>
  )
}

export function CheckboxList({ name, options, chosen }: Omit<Props, 'legend'>) {
  // A region that the keyboard cannot reach must not scroll.
  const scrolls = options.length > MAX_WITHOUT_SCROLL && options.some(({ count }) => count !== 0)
  return (
    <ul className={scrolls ? 'max-h-72 overflow-y-auto pr-2' : ''}>
      {options.map((option) => {
        const fieldName = option.name ?? name!
        const isChosen = chosen.includes(option.name ?? option.value)
        return (
          <li key={`${fieldName} ${option.value}`}>
            <Checkbox
              name={fieldName}
              value={option.value}
              defaultChecked={isChosen}
              disabled={option.count === 0 && !isChosen}
              count={option.count}
              className="text-14 lg:min-h-9 lg:py-1.5"
            >
              {option.label}
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}
