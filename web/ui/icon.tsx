import type { LucideIcon } from 'lucide-react'
import { clsx } from './classes.ts'

type Props = { of: LucideIcon; small?: boolean | undefined; className?: string | undefined }

/** A lucide drawing at 20 px (16 when small). Decoration: what it means stands beside it in words. */
export function Icon({ of: IconComponent, small = false, className }: Props) {
  return (
    <IconComponent
      size={small ? 16 : 20}
      strokeWidth={1.9}
      aria-hidden
      focusable={false}
      className={clsx('shrink-0', className)}
    />
  )
}
