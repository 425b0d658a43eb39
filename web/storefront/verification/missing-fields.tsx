import { Link } from '#web/ui/navigation/link.tsx'
import type { MissingField } from './progress.ts'

/** What a draft lacks for submission, each with a link to its step. */
export function MissingFields({ missing }: { missing: readonly MissingField[] }) {
  if (missing.length === 0)
    return <p className="mb-4">Semuanya sudah lengkap. Tinggal dikirim dari langkah Dokumen.</p>
  return (
    <>
      <h2 className="text-18">Yang belum ada</h2>
      <ul className="mb-4">
        {missing.map(({ step, text }) => (
          <li key={text}>
            <Link
              to={`/upgrade-account?langkah=${step}`}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
