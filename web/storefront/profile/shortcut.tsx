import type { IconName } from '#web/ui/icons/icon-names.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function Shortcut({
  to,
  icon,
  count,
  label,
}: {
  to: string
  icon: IconName
  count: number
  label: string
}) {
  return (
    <ButtonLink
      to={to}
      variant="outlined"
      color="secondary"
      icon={icon}
      className="justify-start! whitespace-normal! py-4! text-left!"
    >
      <span>
        <b className="num block text-24 leading-none">{count}</b>
        <span className="text-14 font-normal">{label}</span>
      </span>
    </ButtonLink>
  )
}
