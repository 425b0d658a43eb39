import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { ContentHeader } from './content-header.tsx'

type Props = {
  title: ReactNode
  action?: ReactNode
  /** The list that the record is in. */
  back: { to: string; label: string }
  note?: ReactNode
  /** Beside the form: whether readers see the record, its versions, its removal. */
  aside?: ReactNode
  children: ReactNode
}

/** The page of one record that staff write: the way back, its form, and beside it what belongs to it. */
export const EditorPage = ({ title, action, back, note, aside, children }: Props) => (
  <>
    <ContentHeader title={title} action={action} />
    <div className="grid gap-4 px-4 py-4 pb-10 md:px-6">
      <ButtonLink
        to={back.to}
        variant="ghost"
        size="small"
        icon="chevron-left"
        className="justify-self-start"
      >
        {back.label}
      </ButtonLink>
      {note}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        {children}
        {aside && <div className="grid gap-4">{aside}</div>}
      </div>
    </div>
  </>
)
