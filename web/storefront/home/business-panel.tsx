import { defineSlot } from '#web/reader/slot.tsx'
import { useShell } from '#web/shared/chrome/use-shell.ts'
import type { Visitor } from '#web/shared/chrome/visitor.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const STEPS: readonly [string, string][] = [
  ['NIB, NPWP, KTP direktur', 'Diunggah sebagai PDF atau foto.'],
  ['Diperiksa tim verifikasi', 'Bila dikembalikan, selalu dengan alasan, dan bisa dikirim lagi.'],
  ['Harga bisnis terbuka', 'Anggota tim, batas belanja, dan persetujuan pesanan ikut terbuka.'],
]

/** The reader's first step: a company that is registered negotiates, everybody else registers. */
const FirstStep = defineSlot<Visitor>('business-first-step', ({ data: { user } }) => {
  if (user?.kind === 'business')
    return <ButtonLink to="/profile/daftar-negosiasi">Lihat negosiasi</ButtonLink>
  return user ? (
    <ButtonLink to="/upgrade-account">Jadikan akun bisnis</ButtonLink>
  ) : (
    <ButtonLink to="/register/bisnis">Daftar akun bisnis</ButtonLink>
  )
})

/** What a company gets that registers, and the three steps to it. */
export function BusinessPanel() {
  const shell = useShell()
  return (
    <section className="mt-10 grid overflow-clip rounded-card border border-line bg-face lg:grid-cols-2">
      <div className="on-dark grid content-center gap-3 bg-concrete-800 p-6 text-white md:p-8">
        <h2>Belanja atas nama perusahaan</h2>
        <p className="text-dark-text">
          Harga bisnis, tagihan atas nama perusahaan, dan PO yang Anda unggah dikerjakan tim kami.
        </p>
        <p className="flex flex-wrap gap-2">
          {shell && <FirstStep data={shell.visitor} />}
          <ButtonLink to="/upo" variant="outlined" color="secondary" icon="file-up">
            Unggah PO
          </ButtonLink>
        </p>
      </div>
      <ol>
        {STEPS.map(([title, note], index) => (
          <li
            key={title}
            className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-b border-line p-4 last:border-0 md:p-5"
          >
            <span className="num row-span-2 text-24 font-heavy text-tarp-600">{index + 1}</span>
            <b>{title}</b>
            <span className="text-14 text-ink-2">{note}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
