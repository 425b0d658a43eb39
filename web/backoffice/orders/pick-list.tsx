import type { MiddlewareFunction } from 'react-router'
import { toJakartaDate } from '#platform/clock.ts'
import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import { pageTitle } from '#web/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import { parseDay } from '../shared/lists/list-query.ts'
import { readChosenOrders } from './chosen-orders.ts'
import type { Route } from './+types/pick-list'

/** `?gudang=CBT&tanggal=2026-11-22` responds with the list as a PDF, `?pesanan=…` with that of some orders. */
const download: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const ids = readChosenOrders(url)
  if (ids.length > 0)
    return downloadPdf(
      context.get(apiContext).staffDeliveryDocuments.pickListOfOrders({ body: { ids } }),
      '/backoffice/daftar-ambil',
    )
  const code = url.searchParams.get('gudang')
  const day = parseDay(url.searchParams.get('tanggal'))
  if (!code || day === '') return next()
  const { staffDeliveryDocuments } = context.get(apiContext)
  return downloadPdf(
    staffDeliveryDocuments.pickList({ code, query: { day } }),
    '/backoffice/daftar-ambil',
  )
}

export const middleware = [download]

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Daftar ambil')

export async function loader({ context }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).staffStock.warehouses()
  return { warehouses: results, today: toJakartaDate(new Date()) }
}

/** What to take from the racks, by warehouse and day, to print. */
export default function PickList({ loaderData: { warehouses, today } }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <h1>Daftar ambil</h1>
      </header>
      <div className="max-w-xl px-4 py-4 md:px-6">
        <Card>
          {/* A plain form: its answer is a file. */}
          <form className="grid gap-4 sm:grid-cols-2">
            <p className="text-14 text-ink-2 sm:col-span-2">
              Barang pesanan yang harus keluar dari gudang sampai hari itu, dijumlah lalu per
              pesanan.
            </p>
            <Field label="Gudang">
              {(control) => (
                <Select
                  {...control}
                  name="gudang"
                  options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
                />
              )}
            </Field>
            <Field label="Sampai hari">
              {(control) => (
                <Input {...control} type="date" name="tanggal" defaultValue={today} required />
              )}
            </Field>
            <Button type="submit" icon="download" className="justify-self-start sm:col-span-2">
              Unduh daftar ambil
            </Button>
          </form>
        </Card>
      </div>
    </>
  )
}
