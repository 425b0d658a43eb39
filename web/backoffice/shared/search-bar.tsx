import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'

type PreservedParams = Readonly<Record<string, string | undefined>>

/** The one-line search of a list; a plain form of the address. `kept` stays in that address. */
export function SearchBar({
  search,
  label,
  placeholder,
  preserved = {},
}: {
  search: string
  label: string
  placeholder: string
  preserved?: PreservedParams
}) {
  return (
    <Form key={search} role="search" className="flex gap-2">
      {Object.entries(preserved).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="relative min-w-0 flex-1">
        <Icon of={Search} className="pointer-events-none absolute top-3 left-3 text-ink-2" />
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

/** What such a list's address asks for: page from 0, and the words. */
export function readListSearch(request: Request): { page: number; search: string } {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page') ?? 0)
  return {
    page: Number.isInteger(page) && page > 0 ? page : 0,
    search: (query.get('search') ?? '').trim().slice(0, 200),
  }
}

/** The list's own address with only these words in it, from its first page. */
export function buildListUrl(params: PreservedParams): string {
  const query = new URLSearchParams(
    Object.entries(params).filter((each): each is [string, string] => Boolean(each[1])),
  )
  return `?${query}`
}
