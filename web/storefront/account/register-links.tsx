import { Link } from '#web/ui/navigation/link.tsx'

type Props = {
  question: string
  /** The registration of the other kind of account. */
  to: string
  label: string
  /** What carries the wanted page along: `?redirect=…`, or nothing. */
  returnToQuery: string
}

/** Below a registration: the other kind of account, and the way in for somebody with an account. */
export const RegisterLinks = ({ question, to, label, returnToQuery }: Props) => (
  <>
    <p className="mt-4 text-14">
      {question}{' '}
      <Link
        to={`${to}${returnToQuery}`}
        className="inline-flex min-h-11 items-center font-semibold text-link"
      >
        {label}
      </Link>
    </p>
    <p className="text-14">
      Sudah punya akun?{' '}
      <Link
        to={`/login${returnToQuery}`}
        className="inline-flex min-h-11 items-center font-semibold text-link"
      >
        Masuk
      </Link>
    </p>
  </>
)
