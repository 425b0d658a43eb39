import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import { HOME_SECTIONS } from '#modules/content/home/rules/section.ts'
import type { staffHomeCalls } from '#modules/content/home/staff-contract.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { describeSchedule, sectionStates } from './describe-section.ts'
import { HOME_PAGE_PATH } from './paths.ts'

export type DraftPage = z.output<typeof staffHomeCalls.page.response.schema>
type Props = {
  section: DraftPage['sections'][number]
  /** Where it is, from 1 on. */
  place: number
  lastPlace: number
  reply: unknown
}

/** A section of the draft: what it is, whether it is shown, and its place. */
export function SectionRow({ section, place, lastPlace, reply }: Props) {
  const { id, kind, title, state } = section
  const { label, tone } = sectionStates[state]
  const { name } = HOME_SECTIONS[kind]
  const details = [name === title ? '' : name, describeSchedule(section)].filter(Boolean)
  return (
    <li className="flex items-center gap-2 border-b border-line py-1 pr-2 last:border-0">
      <Link
        to={`${HOME_PAGE_PATH}/${id}`}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 text-14 text-ink! no-underline! hover:bg-tarp-50"
      >
        <span className="min-w-[min(100%,10rem)] flex-1">
          <b className="block wrap-anywhere">{title}</b>
          <span className="num text-12 text-ink-2">{details.join(' · ')}</span>
        </span>
        <Badge tone={tone}>{label}</Badge>
      </Link>
      <MoveForm
        intent={`move ${id} ${place - 1}`}
        label={`Naikkan ${title}`}
        icon="arrow-up"
        isOff={place === 1}
        reply={reply}
      />
      <MoveForm
        intent={`move ${id} ${place + 1}`}
        label={`Turunkan ${title}`}
        icon="arrow-down"
        isOff={place === lastPlace}
        reply={reply}
      />
    </li>
  )
}

type MoveProps = {
  intent: string
  label: string
  icon: 'arrow-up' | 'arrow-down'
  isOff: boolean
  reply: unknown
}

function MoveForm({ intent, label, icon, isOff, reply }: MoveProps) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent} draft={false}>
      <IconButton type="submit" icon={icon} label={label} disabled={isOff} />
    </ReplyForm>
  )
}
