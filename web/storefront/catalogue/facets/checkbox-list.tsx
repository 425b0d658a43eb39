import { Checkbox } from '#web/ui/choice.tsx'
import { FacetSection } from './facet-section.tsx'

export type FacetOption = {
  /** Its own parameter, where the facet has none in common. */
  name?: string | undefined
  value: string
  label: string
  count: number
}
type Props = {
  legend: string
  name?: string | undefined
  options: readonly FacetOption[]
  /** Values, or names of parameters, that are chosen. */
  chosen: readonly string[]
}

const MAX_WITHOUT_SCROLL = 10

/** Values of a facet with how many things each would leave. What would leave none cannot be chosen. */
export function CheckboxFacet({ legend, ...list }: Props) {
  if (list.options.length === 0) return null
  return (
    <FacetSection legend={legend}>
      <CheckboxList {...list} />
    </FacetSection>
  )
}

export function CheckboxList({ name, options, chosen }: Omit<Props, 'legend'>) {
  // What cannot be reached by keyboard must not scroll.
  const scrolls = options.length > MAX_WITHOUT_SCROLL && options.some(({ count }) => count > 0)
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
