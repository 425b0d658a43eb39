import { Select } from '#web/ui/forms/input.tsx'
import type { RegionChoice } from './regions.ts'

/** One of the lists, from province to village. */
export type RegionLevel = {
  name: keyof RegionChoice
  label: string
  options: readonly { id: string; name: string }[]
  parentLabel: string
}

type SelectProps = {
  id: string
  name: string
  value: string
  required: boolean | undefined
  options: RegionLevel['options']
  prompt: string
  onChoose: (value: string) => void
}

/** Follows the loaded list: a new parent empties it. */
export function RegionSelect({ value, options, prompt, onChoose, ...control }: SelectProps) {
  return (
    <Select
      {...control}
      data-draft="off"
      key={`${value} ${options.length}`}
      defaultValue={value}
      prompt={prompt}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}
