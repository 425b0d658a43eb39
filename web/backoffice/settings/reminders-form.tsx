import type { ReminderSchedule } from '#modules/finance/payment-reminders/rules/schedule.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { formatDayList, reminderDescribers } from './reminder-days.ts'
import { SettingForm } from './setting-form.tsx'

const labels = {
  before: 'Hari sebelum jatuh tempo',
  onDay: 'Pada hari jatuh tempo',
  after: 'Hari sesudah jatuh tempo',
}

/** On which days buyers are reminded of invoices on credit terms. */
export function RemindersForm({
  schedule: stored,
  reply,
}: {
  schedule: ReminderSchedule
  reply: unknown
}) {
  return (
    <SettingForm
      setting={stored}
      describers={reminderDescribers}
      labels={labels}
      reply={reply}
      intent="reminders"
      saveLabel="Simpan hari pengingat"
      saveClassName="justify-self-start md:col-span-2"
      className="grid items-end gap-3 md:grid-cols-2"
    >
      {(schedule) => (
        <>
          <p className="text-14 text-ink-2 md:col-span-2">
            Pagi hari, satu pesan untuk semua tagihan tempo satu perusahaan yang belum dibayar.
            Kosongkan semuanya untuk tidak mengirim pengingat.
          </p>
          {(['before', 'after'] as const).map((name) => (
            <FormField
              key={name}
              name={name}
              label={labels[name]}
              hint="Pisahkan dengan koma."
              defaultValue={formatDayList(schedule[name])}
              inputMode="text"
              inputClassName="num"
              optional
            />
          ))}
          <FormCheckbox name="onDay" value="ya" defaultChecked={schedule.onDay}>
            {labels.onDay}
          </FormCheckbox>
        </>
      )}
    </SettingForm>
  )
}
