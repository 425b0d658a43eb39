import { Form } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import type { CompanyState } from '#modules/people/companies/rules.ts'
import { Alert, type Severity } from '#web/ui/alert.tsx'
import { IconButton } from '#web/ui/button.tsx'

const severities: Record<CompanyState, Severity> = {
  none: 'info',
  submitted: 'info',
  verified: 'success',
  rejected: 'error',
}

/** News of the company's verification, until the buyer closes it. */
export function VerificationNotice({ state, message }: { state: CompanyState; message: string }) {
  return (
    <Alert
      severity={severities[state]}
      corner={
        <Form method="post">
          <input type="hidden" name="intent" value="close-notice" />
          <IconButton type="submit" icon="x" label="Tutup pemberitahuan" />
        </Form>
      }
    >
      {message}
      {(state === 'rejected' || state === 'submitted') && (
        <Link
          to="/waiting-verification"
          className="flex min-h-11 w-fit items-center font-semibold underline"
        >
          {state === 'rejected' ? 'Lihat alasannya' : 'Lihat pengajuan'}
        </Link>
      )}
    </Alert>
  )
}
