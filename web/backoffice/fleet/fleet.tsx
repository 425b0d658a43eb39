import { formatQuantity } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleFleetIntent } from './actions.ts'
import { DriverForm } from './driver-form.tsx'
import { RecordRow } from './record-row.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import type { Route } from './+types/fleet'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Sopir dan kendaraan')

export async function loader({ context }: Route.LoaderArgs) {
  const { staffFleet } = context.get(apiContext)
  const [drivers, vehicles] = await Promise.all([staffFleet.drivers(), staffFleet.vehicles()])
  return { drivers: drivers.results, vehicles: vehicles.results }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await handleFleetIntent(context.get(apiContext), await readPostedForm(request))
  return respond(request, result, '/backoffice/armada')
}

export const shouldRevalidate = revalidateOnConflict

/** The drivers and vehicles that the form of a delivery offers. */
export default function Fleet({
  loaderData: { drivers, vehicles },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <h1>Sopir dan kendaraan</h1>
        <p className="text-14 text-ink-2">
          Ditawarkan saat memuat pengiriman. Pengiriman yang sudah dibuat tidak ikut berubah.
        </p>
      </header>
      <div className="grid gap-4 px-4 py-4 pb-10 md:px-6 lg:grid-cols-2 lg:items-start">
        <Card title="Sopir" flush>
          {drivers.length === 0 && (
            <EmptyState
              icon="users"
              title="Belum ada sopir"
              text="Simpan sopir yang sering berangkat, supaya tinggal dipilih."
            />
          )}
          <ul>
            {drivers.map((driver) => (
              <RecordRow
                key={driver.id}
                title={driver.name}
                details={formatPhone(driver.phone)}
                removal={{
                  intent: `remove-driver ${driver.id}`,
                  subject: `sopir ${driver.name}`,
                  loss: 'Ia tidak ditawarkan lagi saat memuat. Pengiriman yang lama tetap.',
                }}
                reply={actionData}
              >
                <DriverForm driver={driver} reply={actionData} />
              </RecordRow>
            ))}
          </ul>
          <div className="border-t border-line p-4">
            <DriverForm key={drivers.length} driver={undefined} reply={actionData} />
          </div>
        </Card>
        <Card title="Kendaraan" flush>
          {vehicles.length === 0 && (
            <EmptyState
              icon="truck"
              title="Belum ada kendaraan"
              text="Simpan kendaraan dengan daya angkutnya, supaya kelebihan muatan ketahuan."
            />
          )}
          <ul>
            {vehicles.map((vehicle) => (
              <RecordRow
                key={vehicle.id}
                title={vehicle.plate}
                details={`${vehicle.kind} · ${formatQuantity(vehicle.capacityKg)} kg · ${formatQuantity(vehicle.capacityM3)} m³`}
                removal={{
                  intent: `remove-vehicle ${vehicle.id}`,
                  subject: `kendaraan ${vehicle.plate}`,
                  loss: 'Ia tidak ditawarkan lagi saat memuat. Pengiriman yang lama tetap.',
                }}
                reply={actionData}
              >
                <VehicleForm vehicle={vehicle} reply={actionData} />
              </RecordRow>
            ))}
          </ul>
          <div className="border-t border-line p-4">
            <VehicleForm key={vehicles.length} vehicle={undefined} reply={actionData} />
          </div>
        </Card>
      </div>
    </>
  )
}
