import { useMemo, useState } from 'react'
import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import type { SearchableProps } from './combobox.tsx'
import { Icon } from '../icons/icon.tsx'

const normalize = (text: string) => text.toLocaleLowerCase('id-ID')

/** Options rendered at once: a longer list is searched by typing. */
const MAX_VISIBLE_OPTIONS = 100

export function SearchableCombobox(props: SearchableProps) {
  const { name, options, value, placeholder, required, onChange, onSearch, id, ...rest } = props
  const { clearsOnChoice = false, ...described } = rest
  const [typed, setTyped] = useState('')
  const [chosenHere, setChosenHere] = useState(value)
  const [start, setStart] = useState({ value, count: 0 })
  // Given back by the form's draft: the list starts again with it.
  if (value !== chosenHere) {
    setChosenHere(value)
    setStart({ value, count: start.count + 1 })
  }
  const collection = useMemo(() => {
    const words = normalize(typed).split(/\s+/).filter(Boolean)
    const matches = (text: string) => words.every((word) => normalize(text).includes(word))
    const matching = onSearch
      ? options
      : options.filter(({ label, note }) => matches(`${label} ${note ?? ''}`))
    return createListCollection({
      items: matching.slice(0, MAX_VISIBLE_OPTIONS),
      itemToValue: (option) => option.value,
      itemToString: (option) => option.label,
      isItemDisabled: (option) => option.disabled ?? false,
    })
  }, [options, typed, onSearch])

  return (
    <Ark.Root
      collection={collection}
      key={start.count}
      {...(start.value ? { defaultValue: [start.value] } : {})}
      {...(clearsOnChoice ? { value: [], selectionBehavior: 'clear' } : {})}
      defaultInputValue={options.find((option) => option.value === start.value)?.label ?? ''}
      openOnClick
      inputBehavior="autohighlight"
      {...(id ? { ids: { input: id } } : {})}
      positioning={{ sameWidth: true, gutter: 4 }}
      onInputValueChange={({ inputValue, reason }) => {
        const search = reason === 'input-change' ? inputValue : ''
        setTyped(search)
        if (search) onSearch?.(search)
      }}
      onValueChange={({ value: [chosen = ''] }) => {
        if (!clearsOnChoice) setChosenHere(chosen)
        onChange(chosen)
      }}
    >
      {!clearsOnChoice && <input type="hidden" name={name} value={value} />}
      <Ark.Control className="relative">
        <Ark.Input
          {...described}
          className="control pr-11"
          placeholder={placeholder}
          required={required}
        />
        <Ark.Trigger
          aria-label="Buka daftar"
          tabIndex={-1}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-2"
        >
          <Icon name="chevron-down" />
        </Ark.Trigger>
      </Ark.Control>
      <Ark.Positioner className="z-40">
        <Ark.Content className="options">
          {collection.items.map((option) => (
            <Ark.Item key={option.value} item={option}>
              <Ark.ItemText>{option.label}</Ark.ItemText>
              {option.note && <span className="ml-auto text-ink-2">{option.note}</span>}
            </Ark.Item>
          ))}
          <Ark.Empty className="px-2.5 py-3 text-14 text-ink-2">Tidak ada yang cocok.</Ark.Empty>
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}
