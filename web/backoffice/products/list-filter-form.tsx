import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Input, Select, type SelectOption } from '#web/ui/forms/input.tsx'
import type { ProductListFilter } from './list-filter.ts'

const SORTS = [
  { value: 'popular', label: 'Terlaris' },
  { value: 'name', label: 'Nama' },
  { value: 'newest', label: 'Terbaru' },
  { value: 'cheapest', label: 'Harga terendah' },
  { value: 'dearest', label: 'Harga tertinggi' },
  { value: 'leastStock', label: 'Stok tersedikit' },
  { value: 'mostStock', label: 'Stok terbanyak' },
]

export type ListFilterChoices = { places: readonly SelectOption[]; brands: readonly SelectOption[] }
type Props = { filter: ProductListFilter; choices: ListFilterChoices }

/** Search, filters and sorting of the product list: a GET form, so that every list has an address. */
export function ListFilterForm({ filter, choices }: Props) {
  return (
    <Form
      key={JSON.stringify(filter)}
      role="search"
      className="grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,1fr)_220px_180px_170px_auto]"
    >
      {filter.status !== 'onSale' && <input type="hidden" name="status" value={filter.status} />}
      <div className="relative col-span-2 min-w-0 lg:col-span-1">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-2" />
        <Input
          type="search"
          name="search"
          defaultValue={filter.search}
          aria-label="Cari nama, ukuran, SKU, atau kode batang"
          placeholder="Nama, ukuran, SKU, kode batang"
          className="pl-10!"
        />
      </div>
      <Select
        name="kategori"
        aria-label="Kategori"
        prompt="Semua kategori"
        defaultValue={filter.place}
        options={choices.places}
        className="max-sm:col-span-2"
      />
      <Select
        name="merek"
        aria-label="Merek"
        prompt="Semua merek"
        defaultValue={filter.brand}
        options={choices.brands}
      />
      <Select
        name="urut"
        aria-label="Urutan"
        prompt={filter.search ? 'Paling cocok' : 'Urutan'}
        defaultValue={filter.sort}
        options={SORTS}
      />
      <Button type="submit" variant="outlined" className="max-sm:col-span-2">
        Cari
      </Button>
    </Form>
  )
}
