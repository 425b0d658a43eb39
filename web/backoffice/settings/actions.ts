import type { Api } from '#modules/client.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { parseDecimal, createFieldReader } from '../shared/forms/form-values.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { deliveryDescribers, parseHolidays, parseTime, parseWindows } from './delivery-fields.ts'
import { parseDayList, reminderDescribers } from './reminder-days.ts'
import { taskEmailDescribers } from './task-email-names.ts'
import { uploadDescribers } from './upload-size.ts'

type Settings = Api['staffSettings']

type BodyOf<Name extends keyof Settings> = Settings[Name] extends (input: {
  body: infer Body
}) => unknown
  ? Body
  : never

/** Saves a form of the settings page; `subject` is the kind of file, the warehouse or the vehicle that it is of. */
type SaveSetting = (settings: Settings, form: FormData, subject: string) => Promise<ActionResult>

/** The call names the entry of a list that is wrong, the form its field. */
const toListField = (path: string) => path.replace(/\.\d+$/, '')

const saveRegistration: SaveSetting = (settings, form) => {
  const open = form.get('open') === 'ya'
  return runAction(form, open ? 'Pendaftaran dibuka.' : 'Pendaftaran ditutup.', () =>
    settings.changeRegistration({ body: { open } }),
  )
}

const saveUpload: SaveSetting = (settings, form, upload) => {
  const megabytes = parseDecimal(createFieldReader(form)('maxBytes'))
  const body = {
    upload,
    kinds: form.getAll('kinds').map(String),
    maxBytes: typeof megabytes === 'number' ? Math.round(megabytes * 1_048_576) : megabytes,
  } as BodyOf<'changeUpload'>
  return saveEdit(form, {
    done: 'Aturan berkas tersimpan.',
    body,
    describers: uploadDescribers,
    save: (rule, { values }) =>
      settings.changeUpload({
        body: { ...rule, seen: values as BodyOf<'changeUpload'>['seen'] },
      }),
  })
}

const saveLetterhead: SaveSetting = (settings, form) => {
  const read = createFieldReader(form)
  const body: BodyOf<'changeLetterhead'> = {
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

const saveTaskEmails: SaveSetting = (settings, form) =>
  saveEdit(form, {
    done: 'Email untuk staf tersimpan.',
    body: { kinds: form.getAll('kinds').map(String) } as BodyOf<'changeTaskEmails'>,
    describers: taskEmailDescribers,
    save: (choice, { values }) => settings.changeTaskEmails({ body: { ...choice, seen: values } }),
  })

const saveFinanceLimits: SaveSetting = (settings, form) => {
  const read = createFieldReader(form)
  // What is no number is left to the call, which refuses it at its field.
  const body = {
    refundApproval: parseDecimal(read('refundApproval')),
    financeDifference: parseDecimal(read('financeDifference')),
    adminDifference: parseDecimal(read('adminDifference')),
  } as BodyOf<'changeFinanceLimits'>
  return saveEdit(form, {
    done: 'Batas keputusan tersimpan.',
    body,
    save: (limits, { values }) =>
      settings.changeFinanceLimits({ body: { ...limits, seen: values } }),
  })
}

const saveReminders: SaveSetting = (settings, form) => {
  const read = createFieldReader(form)
  const body = {
    before: parseDayList(read('before')),
    onDay: form.has('onDay'),
    after: parseDayList(read('after')),
  } as BodyOf<'changeReminders'>
  return saveEdit(form, {
    done: 'Hari pengingat tersimpan.',
    body,
    describers: reminderDescribers,
    toFormPath: toListField,
    save: (schedule, { values }) =>
      settings.changeReminders({ body: { ...schedule, seen: values } }),
  })
}

const saveDelivery: SaveSetting = (settings, form) =>
  saveEdit(form, {
    done: 'Jadwal kirim tersimpan; berlaku untuk ongkos kirim berikutnya.',
    body: readDelivery(form),
    describers: deliveryDescribers,
    toFormPath: toListField,
    save: (delivery, { values }) =>
      settings.changeDelivery({ body: { ...delivery, seen: values } }),
  })

const saveWarehouse: SaveSetting = (settings, form, code) =>
  saveEdit(form, {
    done: 'Gudang tersimpan; dibaca pembeli yang mengambil sendiri.',
    body: readWarehouse(form, code),
    save: (warehouse, { values }) =>
      settings.changeWarehouse({ body: { ...warehouse, seen: values } }),
  })

const saveVehicle: SaveSetting = (settings, form, code) =>
  saveEdit(form, {
    done: 'Kendaraan tersimpan; berlaku untuk ongkos kirim berikutnya.',
    body: readVehicle(form, code),
    save: (vehicle, { values }) => settings.changeVehicle({ body: { ...vehicle, seen: values } }),
  })

const SETTINGS = new Map<string, SaveSetting>([
  ['registration', saveRegistration],
  ['upload', saveUpload],
  ['letterhead', saveLetterhead],
  ['task-emails', saveTaskEmails],
  ['finance-limits', saveFinanceLimits],
  ['reminders', saveReminders],
  ['delivery', saveDelivery],
  ['warehouse', saveWarehouse],
  ['vehicle', saveVehicle],
])

/** Saves the setting that a form's intent names: `letterhead`, `warehouse <code>`. */
export function handleSettingsIntent(
  { staffSettings }: Pick<Api, 'staffSettings'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent = '', subject = ''] = String(form.get('intent') ?? '').split(' ')
  const save = SETTINGS.get(intent) ?? throwUnknownIntent()
  return save(staffSettings, form, subject)
}

function readWarehouse(form: FormData, code: string): BodyOf<'changeWarehouse'> {
  const read = createFieldReader(form)
  return {
    code,
    address: read('address') ?? '',
    openingHours: read('openingHours') ?? '',
  }
}

function readDelivery(form: FormData): BodyOf<'changeDelivery'> {
  const read = createFieldReader(form)
  return {
    reachKm: parseDecimal(read('reachKm')),
    cutOff: parseTime(read('cutOff') ?? ''),
    windows: parseWindows(read('windows')),
    daysAhead: parseDecimal(read('daysAhead')),
    closedWeekdays: form.getAll('closedWeekdays').map(Number),
    holidays: parseHolidays(read('holidays')),
    bends: form.getAll('bends').map(String),
  } as BodyOf<'changeDelivery'>
}

/** What is no number is left to the call, which refuses it at its field. */
function readVehicle(form: FormData, code: string): BodyOf<'changeVehicle'> {
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
  } as BodyOf<'changeVehicle'>
}
