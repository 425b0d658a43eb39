import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Asks a visitor to sign in: who owes an invoice, and how much, is between the buyer and the shop. */
export function PaymentSignIn({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams({ redirect: pathname + search })
  return (
    <div className="wrap max-w-4xl! py-8">
      <h1 className="mb-4 md:text-32">{title}</h1>
      <Card title="Masuk untuk melihat tagihan">
        <p className="mb-4 max-w-[52ch] text-ink-2">
          Jumlah dan tujuan pembayaran ada di akun yang membuat pesanan. Setelah masuk Anda kembali
          ke halaman ini.
        </p>
        <ButtonLink to={`/login?${query}`} color="main" size="large">
          Masuk
        </ButtonLink>
      </Card>
    </div>
  )
}
