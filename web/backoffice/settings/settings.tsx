import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleSettingsIntent } from './actions.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { FinanceLimitsForm } from './finance-limits-form.tsx'
import { LetterheadForm } from './letterhead-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RemindersForm } from './reminders-form.tsx'
import { TaskEmailsForm } from './task-emails-form.tsx'
import { WarehouseForm } from './warehouse-form.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { UploadForm } from './upload-form.tsx'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pengaturan')

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [settings, { results: categories }] = await Promise.all([
    api.staffSettings.show(),
    api.catalogue.categories(),
  ])
  return { ...settings, categories }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await handleSettingsIntent(context.get(apiContext), await readPostedForm(request))
  return respond(request, result, '/backoffice/pengaturan')
}

export const shouldRevalidate = revalidateOnConflict

/** The shop settings that an admin may change. */
export default function Settings({
  loaderData: {
    registrationOpen,
    letterhead,
    taskEmails,
    financeLimits,
    reminders,
    vehicles,
    delivery,
    categories,
    warehouses,
    uploads,
  },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <h1>Pengaturan</h1>
      </header>
      <div className="grid max-w-4xl gap-4 px-4 py-4 pb-10 md:px-6">
        <Card title="Pendaftaran akun">
          <RegistrationForm isOpen={registrationOpen} reply={actionData} />
        </Card>
        <Card title="Kop surat">
          <LetterheadForm letterhead={letterhead} reply={actionData} />
        </Card>
        <Card title="Email untuk staf">
          <TaskEmailsForm choice={taskEmails} reply={actionData} />
        </Card>
        <Card title="Batas keputusan keuangan">
          <FinanceLimitsForm limits={financeLimits} reply={actionData} />
        </Card>
        <Card title="Pengingat tagihan tempo">
          <RemindersForm schedule={reminders} reply={actionData} />
        </Card>
        <Card title="Denda keterlambatan">
          <p className="text-14 text-ink-2">
            Tarif denda per hari, berlaku mulai tanggal yang ditetapkan bagian keuangan.
          </p>
          <TextLink to="/backoffice/keuangan/denda" icon="arrow-right">
            Atur tarif denda
          </TextLink>
        </Card>
        <Card title="Kendaraan dan ongkos kirim" flush>
          <ul>
            {vehicles.map((vehicle) => (
              <li key={vehicle.code} className="border-t border-line first:border-0">
                <VehicleForm vehicle={vehicle} reply={actionData} />
              </li>
            ))}
          </ul>
        </Card>
        <Card title="Jangkauan dan jadwal kirim">
          <DeliveryForm delivery={delivery} categories={categories} reply={actionData} />
        </Card>
        <Card title="Gudang tempat pembeli mengambil barang" flush>
          <ul>
            {warehouses.map((warehouse) => (
              <li key={warehouse.code} className="border-t border-line first:border-0">
                <WarehouseForm warehouse={warehouse} reply={actionData} />
              </li>
            ))}
          </ul>
        </Card>
        <Card title="Berkas yang diterima" flush>
          <ul>
            {uploads.map((rule) => (
              <li key={rule.upload} className="border-t border-line p-4 first:border-0">
                <UploadForm rule={rule} reply={actionData} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
