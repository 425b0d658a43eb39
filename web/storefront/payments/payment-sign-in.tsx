import { SignInPage } from '../account/sign-in-page.tsx'

/** Asks a visitor to sign in: who owes an invoice, and how much, is between the buyer and the shop. */
export const PaymentSignIn = ({ title }: { title: string }) => (
  <SignInPage title={title} heading="Masuk untuk melihat tagihan">
    Jumlah dan tujuan pembayaran ada di akun yang membuat pesanan. Setelah masuk Anda kembali ke
    halaman ini.
  </SignInPage>
)
