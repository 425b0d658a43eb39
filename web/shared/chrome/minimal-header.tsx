import { Link } from '#web/ui/navigation/link.tsx'
import { Logo } from '../../ui/logo.tsx'

/** A header with only the way home, for pages whose data could not be loaded. */
export const MinimalHeader = () => (
  <header className="on-dark bg-tarp-600 text-white">
    <div className="wrap flex min-h-16 items-center md:min-h-19">
      <Link to="/" aria-label="Beranda" className="rounded-control p-2">
        <Logo name="" />
      </Link>
    </div>
  </header>
)
