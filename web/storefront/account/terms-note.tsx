import { Link } from '#web/ui/navigation/link.tsx'

/** What registering agrees to; opened beside the form, so that nothing typed is lost. */
export const TermsNote = () => (
  <p className="text-14 text-ink-2">
    Dengan mendaftar Anda menyetujui{' '}
    <Link to="/syarat-dan-ketentuan" target="_blank">
      syarat dan ketentuan
    </Link>{' '}
    dan{' '}
    <Link to="/kebijakan-privasi" target="_blank">
      kebijakan privasi
    </Link>{' '}
    kami.
  </p>
)
