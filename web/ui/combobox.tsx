import { useEffect, useState, type ComponentType } from 'react'
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
  /** Called with the typed text, where the options are loaded from elsewhere. */
  onSearch?: ((text: string) => void) | undefined
}

/** A list that is searched by typing. A native select until its code has loaded. */
export function Combobox(props: ComboboxProps) {
  const [Searchable, setSearchable] = useState<ComponentType<ComboboxProps> | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void import('./combobox-searchable.tsx').then(
      (loaded) => isUnmounted || setSearchable(() => loaded.SearchableCombobox),
      // Without it the plain list stays.
      () => undefined,
    )
    return () => void (isUnmounted = true)
  }, [])
  if (Searchable) return <Searchable {...props} />
  const { options, placeholder, onChange, onSearch: _, ...native } = props
  return (
    <Select
      {...native}
      options={options}
      prompt={placeholder ?? 'Pilih'}
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}
