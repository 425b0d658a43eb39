import { type SimulatorMode, simulatorModeNames } from '#modules/finance/bank-simulator/rules.ts'
import type { SimulatorResponse } from './types.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Segments } from '#web/ui/navigation/segments.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

const notes: Record<SimulatorMode, string> = {
  normal: 'menjawab dan mengabari',
  silent: 'tidak mengabari',
  down: 'tidak menjawab',
}

const names = { simulator: 'Bank', 'paper-simulator': 'Paper.id' }

type Props = { simulator: SimulatorResponse; reply: unknown }

/** How the bank or Paper behaves. */
export function ModeForm({ simulator: { provider, mode }, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      key={mode}
      fetcher={fetcher}
      reply={reply}
      intent={`mode ${provider}`}
      className="mt-3 flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="provider" value={provider} />
      <b className="w-full lg:w-20">{names[provider]}</b>
      <Segments
        name="mode"
        label={`Cara kerja ${names[provider]}`}
        defaultValue={mode}
        options={Object.entries(simulatorModeNames).map(([value, label]) => ({
          value,
          label,
          note: notes[value as SimulatorMode],
        }))}
      />
      <SubmitButton variant="outlined" aria-label={`Terapkan untuk ${names[provider]}`}>
        Terapkan
      </SubmitButton>
    </ReplyForm>
  )
}
