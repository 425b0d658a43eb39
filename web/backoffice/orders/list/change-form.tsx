import { useEffect } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { GroupError } from '../../shared/forms/group-error.tsx'
import { SelectAll } from '../../shared/lists/select-all.tsx'
import { useActionFetcher } from '../../shared/actions/use-action-fetcher.ts'
import type { ChangeResult, ChosenFile } from './change-action.ts'
import type { OrderChoices } from '../types.ts'

/** The form of a change of many orders: the boxes of the list's rows belong to it, wherever they stand. */
export const CHANGE_FORM = 'ubah-pesanan'
export const ORDERS_FIELD = 'ids'

type Props = { choices: OrderChoices; canComplete: boolean; reply: unknown }

/** What can be done with all selected orders at once, and what came of it for each. */
export function ChangeForm({ choices: { colleagues, tags }, canComplete, reply }: Props) {
  const fetcher = useActionFetcher()
  const busy = fetcher.state !== 'idle'
  const { data } = fetcher
  useEffect(() => {
    if (isChosenFile(data)) location.assign(data.file)
  }, [data])
  return (
    <ReplyForm
      id={CHANGE_FORM}
      fetcher={fetcher}
      reply={reply}
      intent="change"
      autoComplete="off"
      className="border-b border-line bg-face px-4 py-1 md:px-6"
    >
      <GroupError name="ids" />
      <Outcomes result={fetcher.data ?? reply} />
      <div className="flex flex-wrap items-start gap-x-6">
        <SelectAll field={ORDERS_FIELD} />
        <details className="min-w-0 flex-1 basis-full md:basis-0">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-14 font-semibold text-link">
            Ubah yang dipilih
            <Icon name="chevron-down" small />
          </summary>
          <div className="grid gap-x-8 gap-y-4 pt-2 pb-4 lg:grid-cols-2">
            <div className="flex items-end gap-2">
              <FormField name="staffId" label="Petugas" className="min-w-0 flex-1">
                {(control) => (
                  <Select
                    {...control}
                    prompt="Belum ada"
                    options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                )}
              </FormField>
              <SubmitButton busy={busy} name="change" value="assign" variant="outlined">
                Serahkan
              </SubmitButton>
            </div>
            <div className="flex items-end gap-2">
              <FormField
                name="tag"
                label="Tanda"
                maxLength={24}
                list="tanda-dikenal"
                className="min-w-0 flex-1"
              />
              <datalist id="tanda-dikenal">
                {tags.map((tag) => (
                  <option key={tag}>{tag}</option>
                ))}
              </datalist>
              <SubmitButton busy={busy} name="change" value="tag" variant="outlined">
                Tandai
              </SubmitButton>
              <SubmitButton busy={busy} name="change" value="untag" variant="ghost">
                Lepas
              </SubmitButton>
            </div>
            <div className="flex flex-wrap items-end gap-2 lg:col-span-2">
              {canComplete && (
                <>
                  <SubmitButton busy={busy} name="change" value="complete" variant="outlined">
                    Selesaikan
                  </SubmitButton>
                  <SubmitButton
                    busy={busy}
                    name="change"
                    value="pick-list"
                    variant="outlined"
                    icon="download"
                  >
                    Daftar ambil
                  </SubmitButton>
                  <SubmitButton
                    busy={busy}
                    name="change"
                    value="note"
                    variant="outlined"
                    icon="download"
                  >
                    Surat jalan
                  </SubmitButton>
                  <SubmitButton
                    busy={busy}
                    name="change"
                    value="label"
                    variant="outlined"
                    icon="download"
                  >
                    Label
                  </SubmitButton>
                </>
              )}
            </div>
          </div>
        </details>
      </div>
    </ReplyForm>
  )
}

const isChosenFile = (result: unknown): result is ChosenFile =>
  typeof result === 'object' && result !== null && 'file' in result

/** The orders that it was not done with, each with the reason, and the file of the others. */
function Outcomes({ result }: { result: unknown }) {
  if (typeof result !== 'object' || result === null || !('outcomes' in result)) return null
  const { outcomes, failed: name, rest } = result as ChangeResult
  const failed = outcomes.filter(({ isDone }) => !isDone)
  if (failed.length === 0) return null
  return (
    <div role="alert" className="py-2 text-14">
      <p className="font-semibold">
        {failed.length} pesanan {name}:
      </p>
      <ul>
        {groupByReason(failed).map(({ reason, numbers }) => (
          <li key={reason} className="mb-1">
            <span className="num font-semibold">{numbers.join(', ')}</span>: {reason}
          </li>
        ))}
      </ul>
      {rest && (
        <ButtonLink
          to={rest.url}
          reloadDocument
          variant="outlined"
          size="small"
          icon="download"
          className="mt-2"
        >
          {rest.label}
        </ButtonLink>
      )}
    </div>
  )
}

/** Twenty orders mostly have one reason or two. */
function groupByReason(failed: ChangeResult['outcomes']) {
  const numbersByReason = new Map<string, string[]>()
  for (const { number, reason } of failed) {
    const numbers = numbersByReason.get(reason ?? '') ?? []
    numbersByReason.set(reason ?? '', [...numbers, number ?? 'Pesanan yang sudah tidak ada'])
  }
  return [...numbersByReason].map(([reason, numbers]) => ({ reason, numbers }))
}
