import { FieldGroup } from '#web/ui/forms/field.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { toFieldValue } from '../shared/forms/form-values.ts'
import { GroupError } from '../shared/forms/group-error.tsx'
import { BendsField, type CategoryChoice } from './bends-field.tsx'
import {
  deliveryDescribers,
  formatHolidays,
  formatWindows,
  WEEKDAY_CHOICES,
} from './delivery-fields.ts'
import { SettingForm } from './setting-form.tsx'

type Delivery = {
  reachKm: number
  cutOff: string
  windows: readonly string[]
  daysAhead: number
  closedWeekdays: readonly number[]
  holidays: readonly string[]
  bends: readonly string[]
}

const labels = {
  reachKm: 'Jangkauan dari gudang (km)',
  cutOff: 'Batas pesan untuk kirim besok',
  daysAhead: 'Hari yang ditawarkan',
  windows: 'Jam tiba',
  closedWeekdays: 'Hari libur',
  holidays: 'Tanggal libur',
  bends: 'Barang yang boleh dilipat dua',
}

/** How far, when and what folded the shop's vehicles deliver. */
export function DeliveryForm({
  delivery: stored,
  categories,
  reply,
}: {
  delivery: Delivery
  categories: readonly CategoryChoice[]
  reply: unknown
}) {
  return (
    <SettingForm
      setting={stored}
      describers={deliveryDescribers}
      labels={labels}
      reply={reply}
      intent="delivery"
      saveLabel="Simpan jadwal kirim"
      saveClassName="sm:justify-self-start"
      className="grid gap-4 sm:grid-cols-3"
    >
      {(delivery) => (
        <>
          <FormField
            name="reachKm"
            label={labels.reachKm}
            hint="Lewat jalan darat."
            inputMode="decimal"
            inputClassName="num"
            defaultValue={toFieldValue(delivery.reachKm)}
            required
          />
          <FormField
            name="cutOff"
            label={labels.cutOff}
            hint="WIB. Sesudahnya baru lusa."
            inputClassName="num"
            defaultValue={delivery.cutOff}
            maxLength={10}
            required
          />
          <FormField
            name="daysAhead"
            label={labels.daysAhead}
            hint="7 sampai 60, termasuk hari libur."
            inputMode="numeric"
            inputClassName="num"
            defaultValue={String(delivery.daysAhead)}
            required
          />
          <FormField
            name="windows"
            label={labels.windows}
            hint="WIB, urut, pisahkan dengan koma: 08.00–11.00, 11.00–14.00."
            inputClassName="num"
            defaultValue={formatWindows(delivery.windows)}
            maxLength={200}
            required
            className="sm:col-span-3"
          />
          <FieldGroup legend={labels.closedWeekdays} className="sm:col-span-3">
            <div className="flex flex-wrap gap-x-5">
              {WEEKDAY_CHOICES.map(({ value, label }) => (
                <FormCheckbox
                  key={value}
                  name="closedWeekdays"
                  value={value}
                  defaultChecked={delivery.closedWeekdays.includes(Number(value))}
                >
                  {label}
                </FormCheckbox>
              ))}
            </div>
            <GroupError name="closedWeekdays" />
          </FieldGroup>
          <FormField
            name="holidays"
            label={labels.holidays}
            hint="Pisahkan dengan koma: 25/12/2026, 01/01/2027."
            inputClassName="num"
            defaultValue={formatHolidays(delivery.holidays)}
            maxLength={800}
            optional
            className="sm:col-span-3"
          />
          <BendsField label={labels.bends} chosen={delivery.bends} categories={categories} />
          <p className="text-14 text-ink-2 sm:col-span-3">
            Langsung dipakai untuk ongkos kirim, checkout, negosiasi, dan jadwal ulang berikutnya;
            pesanan yang sudah dibuat tetap.
          </p>
        </>
      )}
    </SettingForm>
  )
}
