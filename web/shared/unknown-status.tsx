import { useSearchParams } from 'react-router'
import { Alert } from '../ui/alert.tsx'

/** A status is a word; an address may carry any text. */
const MAX_LENGTH = 40

type Props = {
  /** The status that the list shows. */
  status: string | undefined
  /** What it shows without one: the name of its first tab. */
  shown?: string | undefined
  className?: string
}

/** Says that an address asks for a status that its list does not know, as an old bookmark may. */
export function UnknownStatus({ status, shown = 'Semua', className }: Props) {
  const [query] = useSearchParams()
  const asked = query.get('status')
  if (status || !asked) return null
  return (
    <Alert severity="info" {...(className && { className })}>
      Tidak ada status “{asked.slice(0, MAX_LENGTH)}”. Yang tampil: {shown}.
    </Alert>
  )
}
