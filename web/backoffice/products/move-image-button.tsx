import { Button } from '#web/ui/button.tsx'

/** The form that a move posts before scripts run. */
export const ORDER_FORM_ID = 'gallery-order'

type Props = {
  at: number
  step: -1 | 1
  label: string
  last: number
  onMove: (from: number, to: number) => void
}

/** Moves an image one place; before scripts run it posts the form. */
export function MoveImageButton({ at, step, label, last, onMove }: Props) {
  const isAtEnd = step < 0 ? at === 0 : at === last
  return (
    <Button
      type="submit"
      form={ORDER_FORM_ID}
      name="move"
      value={`${at} ${step}`}
      disabled={isAtEnd}
      onClick={(event) => {
        event.preventDefault()
        onMove(at, at + step)
      }}
      variant="ghost"
      size="small"
      icon={step < 0 ? 'chevron-left' : 'chevron-right'}
      aria-label={`Pindahkan ${label} ke ${step < 0 ? 'depan' : 'belakang'}`}
    />
  )
}
