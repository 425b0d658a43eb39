import { type SimulatorMode, simulatorModeNames } from '#modules/finance/bank-simulator/rules.ts'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'

const notes: Record<SimulatorMode, string> = {
  normal: 'menjawab dan mengabari',
  silent: 'tidak mengabari',
  down: 'tidak menjawab',
}

/** How the bank behaves. */
export function ModeForm({ mode, reply }: { mode: SimulatorMode; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      key={mode}
      fetcher={fetcher}
      reply={reply}
      intent="mode"
      className="mt-3 flex flex-wrap items-center gap-3"
    >
      <Segments
        name="mode"
        label="Cara kerja bank"
        defaultValue={mode}
        options={Object.entries(simulatorModeNames).map(([value, label]) => ({
          value,
          label,
          note: notes[value as SimulatorMode],
        }))}
      />
      <SubmitButton variant="outlined" busy={fetcher.state !== 'idle'}>
        Terapkan
      </SubmitButton>
    </ReplyForm>
  )
}
