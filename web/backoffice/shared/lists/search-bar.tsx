import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = {
  search: string
  label: string
  placeholder: string
  /** Parameters of the address that a new search does not drop. */
  preserved?: Readonly<Record<string, string | undefined>>
}

/** A list's one-line search: a GET form, so that every search has an address. */
export function SearchBar({ search, label, placeholder, preserved = {} }: Props) {
  return (
    <Form key={search} role="search" className="flex gap-2">
      {Object.entries(preserved).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="relative min-w-0 flex-1">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-2" />
        <Input
          type="search"
          name="search"
          defaultValue={search}
          aria-label={label}
          placeholder={placeholder}
          className="pl-10!"
        />
      </div>
      <Button type="submit" variant="outlined">
        Cari
      </Button>
    </Form>
  )
}
