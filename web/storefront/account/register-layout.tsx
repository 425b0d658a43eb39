import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { AccountPage } from './account-page.tsx'
import type { RegisterLayoutVariant } from './layout-experiment.ts'
import { useReportExperiment } from './use-experiment.ts'

/** What an account is good for, by whose it is. */
const BENEFITS = {
  retail: [
    { icon: 'truck', text: 'Ongkos kirim terlihat sebelum membayar' },
    { icon: 'percent', text: 'Harga turun sesuai jumlah, bisa ditawar' },
    { icon: 'clock', text: 'Pesan lagi dari daftar yang tersimpan' },
  ],
  business: [
    { icon: 'percent', text: 'Harga bisnis, bisa ditawar per barang' },
    { icon: 'wallet', text: 'Pembayaran tempo dan faktur pajak' },
    { icon: 'users', text: 'Rekan pembelian, dengan batas dan persetujuan' },
  ],
} as const

type Props = {
  account: keyof typeof BENEFITS
  variant: RegisterLayoutVariant
  /** Whether registration is open. */
  isOpen: boolean
  title: string
  note: string
  children: ReactNode
}

/**
 * Registration in the visitor's layout: `original` is one card like sign-in; `new-layout` shows
 * first what an account is good for and takes the whole width of a phone.
 */
export function RegisterLayout({ account, variant, isOpen, title, note, children }: Props) {
  useReportExperiment(variant)
  const content = isOpen ? (
    children
  ) : (
    <>
      <Alert severity="warning" title="Pendaftaran sedang ditutup" className="mb-4">
        Kami tidak menerima akun baru untuk sementara. Coba lagi nanti, atau hubungi kami.
      </Alert>
      <ButtonLink to="/login" variant="outlined" wide>
        Sudah punya akun? Masuk
      </ButtonLink>
    </>
  )
  if (variant === 'original')
    return (
      <AccountPage title={title} note={note}>
        {content}
      </AccountPage>
    )
  return (
    <div
      data-layout="new-layout"
      className="mx-auto grid w-full max-w-4xl items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-12"
    >
      <div className="min-w-0 md:pt-8">
        <h1 className="md:text-32">{title}</h1>
        <p className="mt-1 text-ink-2">{note}</p>
        <ul className="mt-4 grid gap-2 md:mt-6 md:gap-4">
          {BENEFITS[account].map(({ icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <span className="grid size-9 shrink-0 place-items-center rounded-control bg-tarp-50 text-tarp-600">
                <Icon name={icon} />
              </span>
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 border-line bg-face p-5 max-md:-mx-(--edge) max-md:border-y md:rounded-card md:border md:p-8 md:shadow-card">
        {content}
      </div>
    </div>
  )
}
