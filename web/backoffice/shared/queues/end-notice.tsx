import { useSearchParams } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { END_PARAMETER } from '../lists/list-origin.ts'

/** Says that there was no next case: the list was gone through to its end, with or without what still waits in it. */
export function EndNotice({ isEmpty }: { isEmpty: boolean }) {
  const [parameters] = useSearchParams()
  if (!parameters.has(END_PARAMETER)) return null
  return (
    <Alert severity="info" className="mx-4 my-3 md:mx-6">
      Itu yang terakhir di daftar ini.{' '}
      {isEmpty ? 'Semuanya sudah diurus.' : 'Yang masih menunggu ada di bawah.'}
    </Alert>
  )
}
