import { Checkbox } from '#web/ui/choice.tsx'
import { Section } from './section.tsx'

export type Option = {
  /** Its own parameter, where the facet has none in common. */
  name?: string | undefined
  value: string
  label: string
  count: number
}
type Props = {
  legend: string
  name?: string | undefined
  options: readonly Option[]
  /** Values, or names of parameters, that are chosen. */
  chosen: readonly string[]
}

const inReach = 10

/** Values of a facet with how many things each would leave. What would leave none cannot be chosen. */
export function Ticks({ legend, ...list }: Props) {
  if (list.options.length === 0) return null
  return (
    <Section legend={legend}>
      <TickList {...list} />
    </Section>
  )
}

export function TickList({ name, options, chosen }: Omit<Props, 'legend'>) {
  // What cannot be reached by keyboard must not scroll.
  const scrolls = options.length > inReach && options.some(({ count }) => count > 0)
  return (
    <ul className={scrolls ? 'max-h-72 overflow-y-auto pr-2' : ''}>
      {options.map((option) => {
        const own = option.name ?? name!
        const isChosen = chosen.includes(option.name ?? option.value)
        return (
          <li key={`${own} ${option.value}`}>
            <Checkbox
              name={own}
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
