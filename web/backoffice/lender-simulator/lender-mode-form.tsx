import { LenderMode } from '#modules/finance/lender-simulator/rules.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Segments } from '#web/ui/navigation/segments.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

const modes: Record<LenderMode, { label: string; note: string }> = {
  normal: { label: 'Biasa', note: 'menjawab dan mengabari' },
  silent: { label: 'Diam', note: 'tidak mengabari' },
  down: { label: 'Mati', note: 'tidak menjawab' },
}

type Props = { lender: string; name: string; mode: LenderMode; reply: unknown }

/** How a lender behaves. */
export function LenderModeForm({ lender, name, mode, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      key={mode}
      fetcher={fetcher}
      reply={reply}
      intent="mode"
      draft={{ record: lender }}
      className="mt-3 flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="lender" value={lender} />
      <b className="w-full sm:w-32">{name}</b>
      <Segments
        name="mode"
        label={`Cara kerja ${name}`}
        defaultValue={mode}
        options={LenderMode.map((value) => ({ value, ...modes[value] }))}
      />
      <SubmitButton variant="outlined">Terapkan</SubmitButton>
    </ReplyForm>
  )
}
