import type { Api } from '#modules/client.ts'
import { createFieldReader, parseDecimal } from '../shared/forms/form-values.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'

type Fleet = Api['staffFleet']
type DriverBody = Parameters<Fleet['addDriver']>[0]['body']
type VehicleBody = Parameters<Fleet['addVehicle']>[0]['body']

const readDriver = (form: FormData) => {
  const read = createFieldReader(form)
  return { name: read('name') ?? '', phone: read('phone') ?? '' } satisfies DriverBody
}

/** What is no number is left to the call, which refuses it at its field. */
const readVehicle = (form: FormData) => {
  const read = createFieldReader(form)
  return {
    plate: read('plate') ?? '',
    kind: read('kind') ?? '',
    capacityKg: parseDecimal(read('capacityKg')),
    capacityM3: parseDecimal(read('capacityM3')),
  } as VehicleBody
}

/** Runs a form of the fleet's page: `add-driver`, `change-vehicle <id>`, `remove-driver <id>`, … */
export async function handleFleetIntent(
  { staffFleet: fleet }: Pick<Api, 'staffFleet'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'add-driver':
      return runAction(form, 'Sopir tersimpan.', () => fleet.addDriver({ body: readDriver(form) }))
    case 'change-driver':
      return saveEdit(form, {
        done: 'Sopir tersimpan.',
        body: readDriver(form),
        save: (body, { values: seen }) => fleet.changeDriver({ id, body: { ...body, seen } }),
      })
    case 'remove-driver':
      return runAction(form, 'Sopir dihapus.', () => fleet.removeDriver({ id }))
    case 'add-vehicle':
      return runAction(form, 'Kendaraan tersimpan.', () =>
        fleet.addVehicle({ body: readVehicle(form) }),
      )
    case 'change-vehicle':
      return saveEdit(form, {
        done: 'Kendaraan tersimpan.',
        body: readVehicle(form),
        save: (body, { values: seen }) => fleet.changeVehicle({ id, body: { ...body, seen } }),
      })
    case 'remove-vehicle':
      return runAction(form, 'Kendaraan dihapus.', () => fleet.removeVehicle({ id }))
    default:
      return throwUnknownIntent()
  }
}
