import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Icon } from '../../ui/icons/icon.tsx'

type LoadedSuggestions = {
  Suggestions: ComponentType<{ input: HTMLInputElement; search: string }>
  input: HTMLInputElement
}

/** Searches the catalogue: `GET /produk?search=`. The suggestions' code loads on first focus. */
export function SearchForm({ className = '' }: { className?: string | undefined }) {
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<LoadedSuggestions>()
  const lastSearch = useRef(search)
  const load = useCallback(() => {
    const field = input.current
    if (field && !loaded)
      void import('./suggestions.tsx').then(
        ({ Suggestions }) => setLoaded({ Suggestions, input: field }),
        // Without them the field searches all the same.
        () => undefined,
      )
  }, [loaded])
  // The field may have focus before the scripts run.
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [load])
  // The URL decides the field's text, also after going back; text typed before scripts ran stays.
  useEffect(() => {
    if (input.current && lastSearch.current !== search) input.current.value = search
    lastSearch.current = search
  }, [search])
  return (
    <search className={`relative ${className}`}>
      <Form
        action="/produk"
        className="flex h-12 min-w-0 rounded-control bg-white text-ink shadow-[0_0_0_1px_rgb(6_35_73/0.25)] outline-offset-2 outline-white has-[input:focus-visible]:outline-2"
      >
        <label className="flex min-w-0 flex-1 items-center">
          <span className="sr-only">Cari barang</span>
          <Icon name="search" className="ml-3.5 text-tarp-600" />
          <input
            ref={input}
            type="search"
            name="search"
            autoComplete="off"
            onFocus={load}
            required
            defaultValue={search}
            placeholder="Cari triplek 9 mm, besi ulir 13…"
            className="h-full min-w-0 flex-1 rounded-control px-3 text-ellipsis outline-none"
          />
        </label>
        <button
          type="submit"
          className="hidden rounded-r-control bg-tarp-900 px-5 font-semibold text-white hover:bg-concrete-900 md:block"
        >
          Cari
        </button>
      </Form>
      {loaded && <loaded.Suggestions input={loaded.input} search={search} />}
    </search>
  )
}
