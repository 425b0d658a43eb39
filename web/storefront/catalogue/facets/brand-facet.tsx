import { useState } from 'react'
import { Input } from '#web/ui/input.tsx'
import type { FacetsAnswer } from './answer.ts'
import { Section } from './section.tsx'
import { TickList } from './ticks.tsx'

/** More brands than these are found by typing. */
const inSight = 8
const plain = (text: string) => text.toLocaleLowerCase('id-ID')

/** Brands with how many things each has; what is chosen stays in sight whatever is typed. */
export function BrandFacet({
  brands,
  chosen,
}: {
  brands: FacetsAnswer['brands']
  chosen: readonly string[]
}) {
  const [typed, setTyped] = useState('')
  if (brands.length === 0) return null
  const shown = brands.filter(
    ({ slug, name }) => chosen.includes(slug) || plain(name).includes(plain(typed.trim())),
  )
  return (
    <Section legend="Merek">
      {brands.length > inSight && (
        <Input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label="Cari merek"
          placeholder="Cari merek"
          className="mb-1 text-14!"
        />
      )}
      <TickList
        name="merek"
        options={shown.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
        chosen={chosen}
      />
      {shown.length === 0 && (
        <p className="py-2 text-14 text-ink-2">Tidak ada merek bernama itu di sini.</p>
      )}
    </Section>
  )
}
