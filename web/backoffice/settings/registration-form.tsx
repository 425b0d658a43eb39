import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

/** Opens or closes the registration of accounts. */
export function RegistrationForm({ isOpen, reply }: { isOpen: boolean; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent="registration"
      className="flex flex-wrap items-center gap-4"
    >
      <input type="hidden" name="open" value={isOpen ? 'tidak' : 'ya'} />
      <p className="min-w-0 flex-1">
        {isOpen
          ? 'Akun baru diterima.'
          : 'Akun baru tidak diterima; halaman pendaftaran mengatakannya.'}
      </p>
      <SubmitButton variant={isOpen ? 'outlined' : 'filled'} color={isOpen ? 'danger' : 'primary'}>
        {isOpen ? 'Tutup pendaftaran' : 'Buka pendaftaran'}
      </SubmitButton>
    </ReplyForm>
  )
}
