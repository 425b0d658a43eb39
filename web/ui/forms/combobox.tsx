import { useEffect, useState, type ComponentType } from 'react'
import { useDraftValue } from '../drafts/use-draft-value.ts'
import type { ControlProps } from './field.tsx'
import { Select } from './input.tsx'

type ComboboxOption = {
  value: string
  label: string
  note?: string | undefined
  disabled?: boolean | undefined
}

export type ComboboxProps = Partial<ControlProps> & {
  name: string
  options: readonly ComboboxOption[]
  defaultValue?: string | undefined
  placeholder?: string | undefined
  required?: boolean | undefined
  onChange?: ((value: string) => void) | undefined
  /** What is chosen is taken elsewhere, such as into a list: the field is empty again, keeps the focus, and posts nothing. */
  clearsOnChoice?: boolean | undefined
  /** Called with the typed text, where the options are loaded from elsewhere. */
  onSearch?: ((text: string) => void) | undefined
}

export type SearchableProps = Omit<ComboboxProps, 'defaultValue' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
}

/** A list that is searched by typing. A native select until its code has loaded. */
export function Combobox({ defaultValue = '', onChange, ...props }: ComboboxProps) {
  const [Searchable, setSearchable] = useState<ComponentType<SearchableProps> | null>(null)
  const [value, setValue] = useDraftValue(props.name, defaultValue)
  const choose = (chosen: string) => {
    if (!props.clearsOnChoice) setValue(chosen)
    onChange?.(chosen)
  }
  useEffect(() => {
    let isUnmounted = false
    void import('./combobox-searchable.tsx').then(
      (loaded) => isUnmounted || setSearchable(() => loaded.SearchableCombobox),
      // Without it the plain list stays.
      () => undefined,
    )
    return () => void (isUnmounted = true)
  }, [])
  if (Searchable) return <Searchable {...props} value={value} onChange={choose} />
  const { options, placeholder, onSearch: _, clearsOnChoice, ...native } = props
  return (
    <Select
      {...native}
      name={clearsOnChoice ? undefined : native.name}
      options={options}
      prompt={placeholder ?? 'Pilih'}
      data-draft="off"
      value={value}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
