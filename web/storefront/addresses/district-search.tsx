import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { RegionSearch } from './regions.ts'

/** Delay after the last key before a search (ms). */
const TYPING_DELAY_MS = 250
/** Fewer letters would match half the country. */
const MIN_SEARCH_LENGTH = 2

type District = { provinceId: string; cityId: string; districtId: string }

/**
 * Fills the three upper lists at once by a typed name. It appears once scripts run; the lists work
 * without it.
 */
export function DistrictSearch({ onChoose }: { onChoose: (chosen: District) => void }) {
  const fetcher = useFetcher<RegionSearch>()
  const { pathname, search: query } = useLocation()
  const [isReady, setIsReady] = useState(false)
  const [text, setText] = useState('')
  const search = text.trim()
  useEffect(() => setIsReady(true), [])
  useEffect(() => {
    if (search.length < MIN_SEARCH_LENGTH) return undefined
    const next = new URLSearchParams(query)
    next.set('cari', search)
    const timer = setTimeout(() => void fetcher.load(`${pathname}?${next}`), TYPING_DELAY_MS)
    return () => clearTimeout(timer)
    // The fetcher is a new object on each render; only the text matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search])
  if (!isReady) return null
  const matchingDistricts =
    search.length < MIN_SEARCH_LENGTH ? undefined : fetcher.data?.matchingDistricts
  return (
    <div className="grid gap-2 md:col-span-2">
      <Field
        label="Cari daerah"
        optional
        hint="Nama desa, kecamatan, atau kota, misalnya Cikarang. Atau pilih di bawah."
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            autoComplete="off"
            maxLength={60}
            onChange={(event) => setText(event.target.value)}
            // Enter searches; it does not submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {matchingDistricts &&
          (matchingDistricts.length === 0
            ? 'Tidak ada daerah dengan nama itu.'
            : `${matchingDistricts.length} kecamatan ditemukan.`)}
      </p>
      {matchingDistricts && matchingDistricts.length > 0 && (
        <ul className="grid max-h-64 overflow-y-auto rounded-control border border-line bg-face">
          {matchingDistricts.map(({ district, city, province, ...ids }) => (
            <li key={ids.districtId} className="border-b border-line last:border-0">
              <button
                type="button"
                className="min-h-11 w-full px-3 py-2 text-left hover:bg-concrete-100"
                onClick={() => {
                  onChoose(ids)
                  setText('')
                }}
              >
                <b>{district}</b>
                <span className="block text-14 text-ink-2">
                  {city}, {province}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
