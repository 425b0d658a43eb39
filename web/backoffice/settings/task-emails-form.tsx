import { emailedTaskKinds, emailedTasks } from '#modules/foundation/staff-tasks/rules.ts'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { SettingForm } from './setting-form.tsx'
import { taskEmailDescribers } from './task-email-names.ts'

type Choice = { kinds: readonly string[] }

/** Which arriving tasks are announced by e-mail to the roles that work on them. */
export function TaskEmailsForm({ choice: stored, reply }: { choice: Choice; reply: unknown }) {
  return (
    <SettingForm
      setting={{ kinds: stored.kinds }}
      describers={taskEmailDescribers}
      labels={{ kinds: 'Kabari lewat email saat masuk' }}
      reply={reply}
      intent="task-emails"
      saveLabel="Simpan email staf"
      className="grid gap-3"
    >
      {(choice) => (
        <>
          <p className="text-14 text-ink-2">
            Dikirim ke staf yang perannya mengerjakannya, paling sering satu email tiap 15 menit
            untuk tiap jenis.
          </p>
          <FieldGroup legend="Kabari lewat email saat masuk">
            <div className="flex flex-wrap gap-x-5">
              {emailedTaskKinds.map((kind) => (
                <FormCheckbox
                  key={kind}
                  name="kinds"
                  value={kind}
                  defaultChecked={choice.kinds.includes(kind)}
                >
                  {emailedTasks[kind]}
                </FormCheckbox>
              ))}
            </div>
          </FieldGroup>
        </>
      )}
    </SettingForm>
  )
}
