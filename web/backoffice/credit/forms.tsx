import { creditGrades } from '#modules/finance/credit-terms/rules/grades.ts'
import { formatShort } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { StaffCreditDetails } from './types.ts'

type Props = { details: StaffCreditDetails; reply: unknown }

/** Sets limit and grade; an application that waits is granted with it. */
export function LimitForm({ details: { credit, applications, revision }, reply }: Props) {
  const fetcher = useActionFetcher()
  const waiting = applications.find(({ status }) => status === 'submitted')
  const proposed = waiting?.amount ?? (revision > 0 ? credit.limit : undefined)
  return (
    <Card title={waiting ? 'Setujui pengajuan' : revision > 0 ? 'Ubah limit' : 'Beri limit'}>
      <ReplyForm
        key={revision}
        fetcher={fetcher}
        reply={reply}
        intent="set"
        autoComplete="off"
        className="grid gap-4"
      >
        <input type="hidden" name="revision" value={revision} />
        <div className="grid gap-4 md:grid-cols-2">
          <FormField
            name="amount"
            label="Limit"
            defaultValue={proposed && formatShort(proposed)}
            inputMode="numeric"
            inputClassName="num font-bold"
            required
          />
          <FormField name="grade" label="Kelas dan tempo" required>
            {(control) => (
              <Select
                {...control}
                defaultValue={control.defaultValue ?? credit.grade ?? 'C'}
                options={creditGrades.map(({ code, days }) => ({
                  value: code,
                  label: `${code}, ${days} hari`,
                }))}
              />
            )}
          </FormField>
        </div>
        <FormField name="note" label="Catatan" hint="Hanya untuk tim." maxLength={300} optional />
        <div>
          <SubmitButton color="main" className="max-sm:w-full">
            {waiting ? 'Setujui dan simpan' : 'Simpan limit'}
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** Opens a frozen limit again. */
export function UnfreezeForm({ reply }: { reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Buka limit">
      <ReplyForm fetcher={fetcher} reply={reply} intent="unfreeze" className="grid gap-3">
        <FormField name="note" label="Catatan" hint="Hanya untuk tim." maxLength={300} optional />
        <div>
          <SubmitButton color="main" className="max-sm:w-full">
            Buka limit
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
