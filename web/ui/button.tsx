import type { ComponentProps, ReactNode } from 'react'
import { Link } from './navigation/link.tsx'
import type { IconName } from './icons/icon-names.ts'
import { Icon } from './icons/icon.tsx'
import { clsx } from 'clsx'

export type ButtonAppearance = {
  variant?: 'filled' | 'outlined' | 'ghost' | undefined
  /** `main` is helmet orange: only for the main action of a screen. */
  color?: 'primary' | 'secondary' | 'danger' | 'warning' | 'info' | 'main' | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  icon?: IconName | undefined
  /** Takes the whole width of its container. */
  wide?: boolean | undefined
}

/** Separates the props of the look, as attributes, from the rest. */
function splitAppearance<P extends ButtonAppearance & { className?: string | undefined }>(
  props: P,
) {
  const { variant = 'filled', color = 'primary', size = 'normal', icon, wide, ...rest } = props
  const attributes = {
    className: clsx('btn', wide && 'w-full', props.className),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
  }
  return { attributes, icon, rest }
}

type ButtonProps = ButtonAppearance &
  Omit<ComponentProps<'button'>, 'color'> & {
    loading?: boolean | undefined
    loadingText?: string | undefined
  }

/** A button. While `loading` it says so, keeps the focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { attributes, icon, rest } = splitAppearance(props)
  const {
    loading = false,
    loadingText = 'Loading . . .',
    onClick,
    children,
    type = 'button',
    ...native
  } = rest
  const isIdle = loading || native['aria-disabled'] === true
  return (
    <button
      {...native}
      {...attributes}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    >
      {icon && !loading && <Icon name={icon} />}
      {loading ? loadingText : children}
    </button>
  )
}

type ButtonLinkProps = ButtonAppearance & Omit<ComponentProps<typeof Link>, 'color'>

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { attributes, icon, rest } = splitAppearance(props)
  const { children, ...link } = rest
  return (
    <Link {...link} {...attributes}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'wide'> & {
  icon: IconName
  label: string
}

/** A square button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  color = 'secondary',
  ...rest
}: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} color={color} aria-label={label} title={label} data-icon="">
      <Icon name={icon} />
    </Button>
  )
}

/** A quiet link in bold blue with an optional icon behind it, 44 px high. */
export function TextLink({
  icon,
  children,
  className,
  ...link
}: ComponentProps<typeof Link> & { icon?: IconName | undefined; children: ReactNode }) {
  return (
    <Link
      {...link}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1 whitespace-nowrap text-14 font-semibold text-link no-underline! hover:underline!',
        className,
      )}
    >
      {children}
      {icon && <Icon name={icon} small />}
    </Link>
  )
}
