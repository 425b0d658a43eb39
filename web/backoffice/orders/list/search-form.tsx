import { Form } from 'react-router'
import {
  OrderPaymentStatus,
  orderPaymentStatusNames,
} from '#modules/selling/staff-orders/rules/order-filter.ts'
import { DayField } from '#web/shared/day-field.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import { buildFilterUrl, countFilters, type StaffOrderListQuery } from './query.ts'
import type { OrderChoices } from '../types.ts'

type Props = { listQuery: StaffOrderListQuery; choices: OrderChoices }

/** Search and filters. A GET form, so that a filtered list can be bookmarked and shared. */
export function OrderSearchForm({ listQuery, choices }: Props) {
  const { status, search, account } = listQuery
  const filters = countFilters(listQuery)
  return (
    // The key remounts the form with the new address's values.
    <Form key={buildFilterUrl(listQuery)} role="search" className="grid min-w-0 gap-2">
      {status && <input type="hidden" name="status" value={status} />}
      {account && <input type="hidden" name="account" value={account} />}
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-2" />
          <Input
            type="search"
            name="search"
            defaultValue={search}
            aria-label="Cari pesanan: nomor, pembeli, telepon, barang, nomor polisi, surat jalan, tagihan, atau jumlah"
            placeholder="Nomor, nama, telepon, barang, plat, jumlah"
            className="pr-11! pl-10!"
          />
          <kbd
            aria-hidden
            className="absolute top-2.5 right-2.5 hidden rounded-small border border-line-control px-2 text-14 leading-[22px] text-ink-2 md:pointer-fine:block"
          >
            /
          </kbd>
        </div>
        <Button type="submit" variant="outlined">
          Cari
        </Button>
      </div>
      <details open={filters > 0}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-14 font-semibold text-link">
          Saringan{filters > 0 && ` (${filters})`}
          <Icon name="chevron-down" small />
        </summary>
        <FilterFields listQuery={listQuery} choices={choices} />
        <div className="flex flex-wrap gap-2 pt-3 pb-1">
          <Button type="submit" variant="outlined">
            Terapkan
          </Button>
          {(filters > 0 || search) && (
            <ButtonLink to={status ? `?status=${status}` : '?'} variant="ghost" color="secondary">
              Bersihkan
            </ButtonLink>
          )}
        </div>
      </details>
    </Form>
  )
}

const SORTS = [
  { value: 'newest', label: 'Terbaru' },
  { value: 'oldest', label: 'Terlama' },
  { value: 'deliverySoonest', label: 'Kirim paling dekat' },
  { value: 'deliveryLatest', label: 'Kirim paling jauh' },
  { value: 'largest', label: 'Total terbesar' },
  { value: 'smallest', label: 'Total terkecil' },
]

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

function FilterFields({ listQuery, choices: { warehouses, colleagues, tags } }: Props) {
  const { from, to, deliveryFrom, deliveryTo, warehouse, payment, assignee, tag } = listQuery
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <DayRange title="Masuk" names={['from', 'to']} values={[from, to]} />
      <DayRange
        title="Tanggal kirim"
        names={['deliveryFrom', 'deliveryTo']}
        values={[deliveryFrom, deliveryTo]}
      />
      <Field label="Gudang">
        {(control) => (
          <Select
            {...control}
            name="warehouse"
            prompt="Semua"
            defaultValue={warehouse}
            options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </Field>
      <Field label="Pembayaran">
        {(control) => (
          <Select
            {...control}
            name="payment"
            prompt="Semua"
            defaultValue={payment ?? ''}
            options={OrderPaymentStatus.map((each) => ({
              value: each,
              label: orderPaymentStatusNames[each],
            }))}
          />
        )}
      </Field>
      <Field label="Petugas">
        {(control) => (
          <Select
            {...control}
            name="assignee"
            prompt="Semua"
            defaultValue={assignee}
            options={[
              { value: 'own', label: 'Saya' },
              { value: 'none', label: 'Belum ada' },
              ...colleagues.map(toOption),
            ]}
          />
        )}
      </Field>
      <Field label="Urutan">
        {(control) => (
          <Select {...control} name="sort" defaultValue={listQuery.sort} options={SORTS} />
        )}
      </Field>
      <Field label="Tanda">
        {(control) => (
          <Select
            {...control}
            name="tag"
            prompt="Semua"
            defaultValue={tag}
            options={[...new Set([...tags, ...(tag ? [tag] : [])])].map((each) => ({
              value: each,
              label: each,
            }))}
          />
        )}
      </Field>
    </div>
  )
}

const DayRange = ({
  title,
  names,
  values,
}: {
  title: string
  names: readonly [string, string]
  values: readonly [string, string]
}) => (
  <fieldset className="min-w-0">
    <legend className="pb-1 text-14 font-semibold">{title}</legend>
    <div className="grid grid-cols-2 gap-2 [&_input]:w-full!">
      <DayField name={names[0]} label="Dari" value={values[0]} />
      <DayField name={names[1]} label="Sampai" value={values[1]} />
    </div>
  </fieldset>
)
