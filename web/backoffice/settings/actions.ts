import type { Api } from '#modules/client.ts'
import { runAction, throwUnknownIntent } from '../shared/run-action.ts'
import { parseDecimal, createFieldReader } from '../shared/form-values.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { deliveryDescribers, parseHolidays, parseTime, parseWindows } from './delivery-fields.ts'
import { parseDayList, reminderDescribers } from './reminder-days.ts'
import { taskEmailDescribers } from './task-email-names.ts'
import { uploadDescribers } from './upload-size.ts'

type UploadBody = Parameters<Api['staffSettings']['changeUpload']>[0]['body']

type LetterheadBody = Parameters<Api['staffSettings']['changeLetterhead']>[0]['body']

type TaskEmailsBody = Parameters<Api['staffSettings']['changeTaskEmails']>[0]['body']

type FinanceLimitsBody = Parameters<Api['staffSettings']['changeFinanceLimits']>[0]['body']

type RemindersBody = Parameters<Api['staffSettings']['changeReminders']>[0]['body']

type WarehouseBody = Parameters<Api['staffSettings']['changeWarehouse']>[0]['body']

type DeliveryBody = Parameters<Api['staffSettings']['changeDelivery']>[0]['body']

type VehicleBody = Parameters<Api['staffSettings']['changeVehicle']>[0]['body']

/** Runs a form of the settings page: `registration`, `letterhead`, `task-emails`, `finance-limits`,
 * `reminders`, `delivery`, `upload <name>`, `vehicle <code>`, `warehouse <code>`. */
export async function handleSettingsIntent(
  { staffSettings: settings }: Pick<Api, 'staffSettings'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, upload = ''] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'registration': {
      const open = form.get('open') === 'ya'
      return runAction(form, open ? 'Pendaftaran dibuka.' : 'Pendaftaran ditutup.', () =>
        settings.changeRegistration({ body: { open } }),
      )
    }
    case 'upload': {
      const megabytes = parseDecimal(createFieldReader(form)('maxBytes'))
      const body = {
        upload,
        kinds: form.getAll('kinds').map(String),
        maxBytes: typeof megabytes === 'number' ? Math.round(megabytes * 1_048_576) : megabytes,
      } as UploadBody
      return saveEdit(form, {
        done: 'Aturan berkas tersimpan.',
        body,
        describers: uploadDescribers,
        save: (rule, { values }) =>
          settings.changeUpload({ body: { ...rule, seen: values as UploadBody['seen'] } }),
      })
    }
    case 'letterhead': {
      const read = createFieldReader(form)
      const body: LetterheadBody = {
        legalName: read('legalName') ?? '',
        address: read('address') ?? '',
        phone: read('phone') ?? '',
        email: read('email') ?? '',
        npwp: read('npwp') ?? '',
      }
      return saveEdit(form, {
        done: 'Kop surat tersimpan.',
        body,
        save: (letterhead, { values }) =>
          settings.changeLetterhead({ body: { ...letterhead, seen: values } }),
      })
    }
    case 'task-emails': {
      const body = { kinds: form.getAll('kinds').map(String) } as TaskEmailsBody
      return saveEdit(form, {
        done: 'Email untuk staf tersimpan.',
        body,
        describers: taskEmailDescribers,
        save: (choice, { values }) =>
          settings.changeTaskEmails({ body: { ...choice, seen: values } }),
      })
    }
    case 'finance-limits': {
      const read = createFieldReader(form)
      // What is no number is left to the call, which refuses it at its field.
      const body = {
        refundApproval: parseDecimal(read('refundApproval')),
        financeDifference: parseDecimal(read('financeDifference')),
        adminDifference: parseDecimal(read('adminDifference')),
      } as FinanceLimitsBody
      return saveEdit(form, {
        done: 'Batas keputusan tersimpan.',
        body,
        save: (limits, { values }) =>
          settings.changeFinanceLimits({ body: { ...limits, seen: values } }),
      })
    }
    case 'reminders': {
      const read = createFieldReader(form)
      const body = {
        before: parseDayList(read('before')),
        onDay: form.has('onDay'),
        after: parseDayList(read('after')),
      } as RemindersBody
      return saveEdit(form, {
        done: 'Hari pengingat tersimpan.',
        body,
        describers: reminderDescribers,
        // The call names the day that is wrong, the form its field.
        toFormPath: (path) => path.replace(/\.\d+$/, ''),
        save: (schedule, { values }) =>
          settings.changeReminders({ body: { ...schedule, seen: values } }),
      })
    }
    case 'warehouse':
      return saveEdit(form, {
        done: 'Gudang tersimpan; dibaca pembeli yang mengambil sendiri.',
        body: readWarehouse(form, upload),
        save: (warehouse, { values }) =>
          settings.changeWarehouse({ body: { ...warehouse, seen: values } }),
      })
    case 'vehicle':
      return saveEdit(form, {
        done: 'Kendaraan tersimpan; berlaku untuk ongkos kirim berikutnya.',
        body: readVehicle(form, upload),
        save: (vehicle, { values }) =>
          settings.changeVehicle({ body: { ...vehicle, seen: values } }),
      })
    case 'delivery':
      return saveEdit(form, {
        done: 'Jadwal kirim tersimpan; berlaku untuk ongkos kirim berikutnya.',
        body: readDelivery(form),
        describers: deliveryDescribers,
        // The call names the window that is wrong, the form its field.
        toFormPath: (path) => path.replace(/\.\d+$/, ''),
        save: (delivery, { values }) =>
          settings.changeDelivery({ body: { ...delivery, seen: values } }),
      })
    default:
      return throwUnknownIntent()
  }
}

function readWarehouse(form: FormData, code: string): WarehouseBody {
  const read = createFieldReader(form)
  return {
    code,
    address: read('address') ?? '',
    openingHours: read('openingHours') ?? '',
  }
}

function readDelivery(form: FormData): DeliveryBody {
  const read = createFieldReader(form)
  return {
    reachKm: parseDecimal(read('reachKm')),
    cutOff: parseTime(read('cutOff') ?? ''),
    windows: parseWindows(read('windows')),
    daysAhead: parseDecimal(read('daysAhead')),
    closedWeekdays: form.getAll('closedWeekdays').map(Number),
    holidays: parseHolidays(read('holidays')),
    bends: form.getAll('bends').map(String),
  } as DeliveryBody
}

/** What is no number is left to the call, which refuses it at its field. */
function readVehicle(form: FormData, code: string): VehicleBody {
  const read = createFieldReader(form)
  const number = (field: string) => parseDecimal(read(field))
  return {
    code,
    name: read('name') ?? '',
    folds: form.has('folds'),
    capacityKg: number('capacityKg'),
    capacityM3: number('capacityM3'),
    bedM: number('bedM'),
    longestM: number('longestM'),
    roadM: number('roadM'),
    base: number('base'),
    perKm: number('perKm'),
  } as VehicleBody
}
