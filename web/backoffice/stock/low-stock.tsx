import { Form } from 'react-router'
import type { z } from 'zod'
import type { LowStock as LowStockRow } from '#modules/catalogue/stock/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { readPage } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { GoodsName } from './goods-name.tsx'
import { StockHeader } from './stock-header.tsx'
import type { Route } from './+types/low-stock'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Stok menipis')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffStock: stock } = context.get(apiContext)
  const { results: warehouses } = await stock.warehouses()
  const asked = url.searchParams.get('gudang')
  const warehouse = warehouses.find(({ code }) => code === asked)?.code
  const query = { page: readPage(url), count: ROWS, ...(warehouse ? { warehouse } : {}) }
  return { list: await stock.low({ query }), warehouses, warehouse }
}

/** What runs low, the soonest gone first. */
export default function LowStock({
  loaderData: { list, warehouses, warehouse },
}: Route.ComponentProps) {
  return (
    <>
      <StockHeader page="low">
        <Form key={warehouse ?? ''} className="flex flex-wrap items-center gap-2">
          <Select
            name="gudang"
            aria-label="Gudang"
            defaultValue={warehouse ?? ''}
            prompt="Semua gudang"
            options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
            className="min-w-0 flex-1 sm:max-w-72"
          />
          <Button type="submit" variant="outlined">
            Terapkan
          </Button>
        </Form>
      </StockHeader>
      <p className="px-4 py-3 text-14 text-ink-2 md:px-6">
        Barang yang kurang dari pesanan terkecil, atau habis dalam dua minggu bila keluar secepat 30
        hari terakhir.
      </p>
      <PagedList
        list={list}
        label="Halaman stok menipis"
        noun="barang"
        className="border-y border-line bg-face"
        empty={
          <EmptyList
            icon="package-check"
            isFiltered={warehouse !== undefined}
            filteredText="Di gudang ini semua barang masih cukup."
            resetLabel="Semua gudang"
            title="Semua barang masih cukup"
            text="Barang yang menipis muncul di sini sebelum habis."
          />
        }
      >
        {(row) => <LowStockItem key={row.id} row={row} />}
      </PagedList>
    </>
  )
}

function LowStockItem({ row }: { row: z.output<typeof LowStockRow> }) {
  const { unit, free, minOrder, delivered, daysLeft, warehouses } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-14 first:border-0 md:grid-cols-[minmax(0,1fr)_150px_minmax(0,240px)_150px] md:items-center md:px-6">
      <GoodsName goods={row} />
      <p className="num text-right">
        <b className={`block ${free < minOrder ? 'text-danger-text' : ''}`}>
          {formatQuantity(free)} {unit}
        </b>
        <span className="block text-12 text-ink-2">
          keluar {formatQuantity(delivered)} dalam 30 hari
        </span>
      </p>
      <p className="num min-w-0 text-12 text-ink-2 max-md:col-span-2">
        {describeWarehouses(warehouses)}
      </p>
      <p className="max-md:col-span-2 md:text-right">{describeRest(free, minOrder, daysLeft)}</p>
    </li>
  )
}

const describeWarehouses = (warehouses: readonly { code: string; free: number }[]) =>
  warehouses
    .filter(({ free }) => free > 0)
    .map(({ code, free }) => `${code} ${formatQuantity(free)}`)
    .join(' · ')

function describeRest(free: number, minOrder: number, daysLeft: number | null) {
  if (free <= 0) return <Badge tone="danger">Habis</Badge>
  if (daysLeft !== null && free >= minOrder)
    return (
      <Badge tone="warning">{daysLeft > 0 ? `Cukup ${daysLeft} hari` : 'Habis hari ini'}</Badge>
    )
  return <Badge tone="danger">Di bawah minimal {formatQuantity(minOrder)}</Badge>
}
