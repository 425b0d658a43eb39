import { Button } from '#web/ui/button.tsx'
import { LEAVING } from './general-invitation.ts'

/** The line at the top of a survey's dialog. */
export const SurveyHead = ({
  title,
  id,
  children,
}: {
  title: string
  id: string
  children?: React.ReactNode
}) => (
  <header className="sticky top-0 z-1 flex min-h-13 items-center justify-between gap-2 border-b border-line bg-face py-1 pr-1 pl-5">
    <h2 id={id} className="text-16">
      {title}
    </h2>
    {children}
  </header>
)

/** Whether help is needed: who needs none is asked nothing else. On a dormant page its script listens. */
export const FirstQuestion = ({
  text,
  onAnswer,
}: {
  text: string
  onAnswer?: (needsHelp: boolean) => void
}) => (
  <div className="grid gap-5">
    <p className="text-ink-2">{text}</p>
    <div className="grid grid-cols-2 gap-2">
      <Button
        variant="outlined"
        color="secondary"
        size="large"
        onClick={onAnswer && (() => onAnswer(false))}
      >
        Tidak
      </Button>
      <Button size="large" onClick={onAnswer && (() => onAnswer(true))}>
        Ya
      </Button>
    </div>
  </div>
)

/** Asked before a survey is left that was not sent (specification §4). */
export const LeaveQuestion = ({
  onLeave,
  onStay,
}: {
  onLeave?: () => void
  onStay?: () => void
}) => (
  <>
    <p className="text-ink-2">{LEAVING.text}</p>
    <div className="grid gap-2 sm:grid-cols-2">
      <Button variant="outlined" color="secondary" onClick={onLeave}>
        Tetap keluar
      </Button>
      <Button onClick={onStay}>Lanjutkan isi form</Button>
    </div>
  </>
)
