import { Form } from 'react-router'
import { toJakartaDate } from '#platform/clock.ts'
import { formatWeekdayDate } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { parseDay } from '../shared/lists/list-query.ts'
import { hasRole, useStaff } from '../shared/staff.ts'
import { handleDriverDayIntent } from './actions.ts'
import { DriverLinks } from './driver-links.tsx'
import { DropList } from './drop-list.tsx'
import type { Route } from './+types/driver-days'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pengiriman')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const today = toJakartaDate(new Date())
  const day = parseDay(url.searchParams.get('tanggal')) || today
  const { results } = await context.get(apiContext).staffDrivers.days({ query: { day } })
  return { days: results, day, origin: new URL(request.url).origin }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const day = parseDay(url.searchParams.get('tanggal')) || toJakartaDate(new Date())
  return handleDriverDayIntent(context.get(apiContext), day, await readPostedForm(request))
}

/** The deliveries of a day by driver, and the links by which drivers see theirs. */
export default function DriverDays({
  loaderData: { days, day, origin },
  actionData,
}: Route.ComponentProps) {
  const canKeepFleet = hasRole(useStaff(), 'sales')
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-face px-4 py-3 max-sm:gap-2 max-sm:[&>a]:flex-1 max-sm:[&>a]:px-2 md:px-6">
        <h1 className="flex-1 max-sm:basis-full">Pengiriman</h1>
        <Form className="flex items-center gap-2 max-sm:basis-full">
          <Input
            type="date"
            name="tanggal"
            defaultValue={day}
            key={day}
            aria-label="Hari"
            required
          />
          <Button type="submit" variant="outlined">
            Tampilkan
          </Button>
        </Form>
        {canKeepFleet && (
          <ButtonLink to="/backoffice/armada" variant="outlined">
            Sopir dan kendaraan
          </ButtonLink>
        )}
        <ButtonLink to="/backoffice/daftar-ambil" variant="outlined">
          Daftar ambil
        </ButtonLink>
      </header>
      <div className="grid max-w-4xl gap-4 px-4 py-4 pb-10 md:px-6">
        {days.length === 0 && (
          <EmptyState
            icon="truck"
            title={`Belum ada pengiriman untuk ${formatWeekdayDate(`${day}T12:00:00+07:00`)}`}
            text="Pengiriman muncul di sini setelah pesanannya dimuat ke kendaraan."
          />
        )}
        {days.map((driverDay) => (
          <Card
            key={driverDay.phone}
            title={
              <span>
                {driverDay.driver}{' '}
                <span className="num text-14 font-normal text-ink-2">
                  {formatPhone(driverDay.phone)}
                </span>
              </span>
            }
          >
            <DropList driverDay={driverDay} day={day} reply={actionData} />
            <DriverLinks driverDay={driverDay} day={day} origin={origin} reply={actionData} />
          </Card>
        ))}
      </div>
    </>
  )
}
