import { formatQuantity } from '#platform/format.ts'
import type { FacetsResponse } from './types.ts'
import { FacetSection } from './facet-section.tsx'
import { CheckboxFacet } from './checkbox-list.tsx'

type AttributeFacetData = FacetsResponse['attributes'][number]
type Props = { attribute: AttributeFacetData; chosen: readonly string[] }

/** More numbers than these are not readable at a glance in a grid. */
const MAX_GRID_VALUES = 24

/** A facet of a sub-category's attribute: numbers in a grid, words in a list. */
export function AttributeFacet({ attribute, chosen }: Props) {
  const { key, label, unit, type, values } = attribute
  if (values.length < 2 && chosen.length === 0) return null
  if (type === 'number' && values.length <= MAX_GRID_VALUES)
    return <NumberGrid attribute={attribute} chosen={chosen} />
  const options = values.map(({ value, label: text, count }) => ({
    value,
    label: unit ? `${text} ${unit}` : text,
    count,
  }))
  return <CheckboxFacet legend={label} name={key} options={options} chosen={chosen} />
}

function NumberGrid({ attribute: { key, label, unit, values }, chosen }: Props) {
  return (
    <FacetSection legend={label}>
      <ul className="grid grid-cols-3 gap-1.5 pb-2">
        {values.map(({ value, label: valueLabel, count }) => {
          const isChosen = chosen.includes(value)
          return (
            <li key={value}>
              <label className="relative grid min-h-12 place-content-center rounded-control border border-line-control bg-face px-1 text-center leading-tight hover:border-concrete-600 has-checked:border-tarp-600 has-checked:bg-tarp-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-tarp-600)] has-disabled:border-line has-disabled:bg-panel has-disabled:text-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
                <input
                  type="checkbox"
                  name={key}
                  value={value}
                  defaultChecked={isChosen}
                  disabled={count === 0 && !isChosen}
                  className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
                />
                <span className="num text-14">
                  <b>{valueLabel}</b> {unit}
                </span>
                <span className="num text-12 text-ink-2">{formatQuantity(count)}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </FacetSection>
  )
}
