import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

/** The error page within the back office: what happened and where to go next. */
export function StaffError({ error }: { error: unknown }) {
  const response = isRouteErrorResponse(error) ? error : undefined
  const status = response?.status ?? 500
  const { heading, text } = describeError(
    status,
    (response?.data as { message?: string } | null)?.message,
  )
  return (
    <div className="grid justify-items-center gap-3 px-4 py-16 text-center">
      <title>{heading}</title>
      <p className="num text-[64px] leading-none font-[800] tracking-[-0.03em] text-tarp-500">
        {status}
      </p>
      <h1>{heading}</h1>
      <p className="max-w-[52ch] text-ink-2">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <ButtonLink to="/backoffice">Ke meja staf</ButtonLink>
        {status >= 500 && (
          <ButtonLink to="" reloadDocument variant="outlined">
            Muat ulang
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function describeError(status: number, message: string | undefined) {
  if (status === 404)
    return {
      heading: 'Tidak ditemukan',
      text: 'Yang Anda buka tidak ada atau sudah pindah. Cari lewat bagian-bagian meja ini.',
    }
  if (status === 403)
    return {
      heading: 'Bukan untuk peran Anda',
      text: 'Bagian ini dibuka untuk peran lain. Minta admin bila Anda memerlukannya.',
    }
  if (status === 503)
    return {
      heading: 'Layanan sedang tidak tersedia',
      text: 'Data belum dapat dibaca. Yang sudah tersimpan aman; coba lagi sebentar lagi.',
    }
  if (status < 500 && message) return { heading: 'Halaman ini tidak dapat dibuka', text: message }
  return {
    heading: 'Ada yang salah di pihak kami',
    text: 'Kesalahan ini sudah tercatat. Muat ulang halaman ini, atau kembali ke meja staf.',
  }
}
