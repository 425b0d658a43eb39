import { ButtonLink } from '#web/ui/button.tsx'

type Kind = 'signed_out' | 'unverified' | 'not_owner'

/** Why applying is not possible now, and how to make it possible. */
export function Obstacle({ obstacle, path }: { obstacle: Kind; path: string }) {
  if (obstacle === 'not_owner')
    return (
      <p className="mt-5 rounded-control bg-panel p-4">
        Pemilik akun perusahaan Anda yang mengajukan pembiayaan. Minta dia membuka halaman ini.
      </p>
    )
  if (obstacle === 'unverified')
    return (
      <div className="mt-5 grid gap-3 rounded-control bg-panel p-4">
        <p>Pembiayaan untuk perusahaan yang dokumennya sudah kami verifikasi.</p>
        <div>
          <ButtonLink to="/upgrade-account" color="main">
            Jadi akun bisnis
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <div className="mt-5 grid gap-3 rounded-control bg-panel p-4">
      <p>Masuk dengan akun perusahaan Anda untuk mulai mengajukan.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/login?${new URLSearchParams({ redirect: path })}`} color="main">
          Masuk
        </ButtonLink>
        <ButtonLink to="/register/bisnis" variant="outlined">
          Daftar akun bisnis
        </ButtonLink>
      </div>
    </div>
  )
}
