import { Form } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'
import { DayField } from '#web/shared/day-field.tsx'
import type { StaffOrderListQuery } from './query.ts'

/** Search and days. A GET form, so that a filtered list can be bookmarked and shared. */
export function OrderSearchForm({ listQuery }: { listQuery: StaffOrderListQuery }) {
  const { status, search, from, to } = listQuery
  const isFiltered = search !== '' || from !== '' || to !== ''
  return (
    // The key remounts the form with the new address's values.
    <Form
      key={`${search} ${from} ${to}`}
      role="search"
      className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <div className="relative col-span-2 md:min-w-60 md:flex-1 md:max-lg:basis-full">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-2" />
        <Input
          type="search"
          name="search"
          defaultValue={search}
          aria-label="Cari nomor, pembeli, PO, atau SKU"
          placeholder="Nomor, pembeli, PO, SKU"
          className="pr-11! pl-10!"
        />
        <kbd
          aria-hidden
          className="absolute top-2.5 right-2.5 hidden rounded-small border border-line-control px-2 text-14 leading-[22px] text-ink-2 md:pointer-fine:block"
        >
          /
        </kbd>
      </div>
      <DayField name="from" label="Dari" value={from} />
      <DayField name="to" label="Sampai" value={to} />
      <Button type="submit" variant="outlined" className={isFiltered ? '' : 'max-md:col-span-2'}>
        Terapkan
      </Button>
      {isFiltered && (
        <ButtonLink to={status ? `?status=${status}` : '?'} variant="ghost" color="secondary">
          Bersihkan
        </ButtonLink>
      )}
    </Form>
  )
}
