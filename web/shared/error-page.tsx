import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { reportPageFault } from '#web/telemetry-settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SiteFrame } from './chrome/site-frame.tsx'

type ErrorText = { title: string; heading: React.ReactNode; text: string }

/** The sentence of an address that is no screen; a screen whose record is missing has another. */
function describeMissingPage(error: unknown): string | undefined {
  const { message } = (isRouteErrorResponse(error) ? error.data : undefined) ?? {}
  return typeof message === 'string' && message.startsWith('Page not found: ') ? message : undefined
}

function describeError(error: unknown, pathname: string): ErrorText {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) {
    return {
      title: 'Page Not Found',
      heading: (
        <span className="wrap-break-word">
          {describeMissingPage(error) ?? `Page Not Found: ${pathname}`}
        </span>
      ),
      text: 'Halaman ini tidak ada atau sudah pindah. Cari barangnya, atau mulai dari kategori.',
    }
  }
  if (status === 503) {
    return {
      title: 'Sedang tidak tersedia',
      heading: 'Layanan sedang tidak tersedia',
      text: 'Toko sedang dirawat atau terlalu ramai. Keranjang Anda tersimpan. Coba lagi beberapa menit lagi.',
    }
  }
  const message =
    status < 500 && isRouteErrorResponse(error)
      ? (error.data as { message?: string } | null)?.message
      : undefined
  if (message)
    return { title: 'Tidak dapat dibuka', heading: 'Halaman ini tidak dapat dibuka', text: message }
  return {
    title: 'Internal Server Error',
    heading: 'Internal Server Error',
    text: 'Ada yang salah di pihak kami dan sudah tercatat. Muat ulang halaman ini, atau kembali ke beranda.',
  }
}

/** The page of an error. Its default texts come from specification §2 and §8. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, heading, text } = describeError(error, pathname)
  useEffect(() => {
    // What the server could not answer it has reported itself; here it has another text (React Router).
    if (error instanceof Error && error.message !== 'Unexpected Server Error')
      reportPageFault(error)
  }, [error])
  return (
    <SiteFrame>
      <title>{title}</title>
      <div data-error-page className="wrap grid justify-items-center gap-3 py-16 text-center">
        <p className="num text-[64px] leading-none font-[800] tracking-[-0.03em] text-tarp-500">
          {status}
        </p>
        <h1 className="max-w-[40ch]">{heading}</h1>
        <p className="max-w-[52ch] text-ink-2">{text}</p>
        {import.meta.env.DEV && error instanceof Error && (
          <pre className="max-w-full overflow-x-auto text-left text-12">{error.stack}</pre>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <ButtonLink to="/">Ke beranda</ButtonLink>
          <ButtonLink to="/kategori" variant="outlined">
            Lihat kategori
          </ButtonLink>
        </div>
      </div>
    </SiteFrame>
  )
}
