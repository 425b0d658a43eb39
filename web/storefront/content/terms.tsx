import { Link } from 'react-router'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { WrittenPage, type WrittenSection } from './written-page.tsx'
import type { Route } from './+types/terms'

export const handle = { cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Syarat dan ketentuan',
    description: 'Aturan berbelanja: harga, pesanan, pembayaran, pengiriman, dan pembatalan.',
    path: '/syarat-dan-ketentuan',
  })

const sections: readonly WrittenSection[] = [
  {
    heading: 'Akun',
    text: 'Isi data dengan benar dan jaga kata sandi Anda. Yang memesan lewat akun Anda dianggap Anda sendiri, sampai Anda memberi tahu kami bahwa akun itu dipakai orang lain.',
  },
  {
    heading: 'Harga dan stok',
    text: 'Harga sudah termasuk PPN dan belum termasuk ongkos kirim. Harga, ongkos kirim, dan stok diperiksa sekali lagi saat pesanan dibuat; bila ada yang berubah, Anda melihatnya sebelum memutuskan.',
  },
  {
    heading: 'Pesanan dan pembayaran',
    text: 'Stok ditahan sejak pesanan dibuat sampai batas bayar yang tertulis di pesanan. Transfer tepat sampai tiga angka terakhir, supaya dikenali. Lewat batas itu pesanan batal sendiri dan stoknya dilepas.',
  },
  {
    heading: 'Pengiriman',
    text: 'Barang diantar dengan kendaraan yang Anda pilih ke alamat di pesanan. Pastikan jalannya bisa dilewati dan ada yang menerima. Periksa jumlah dan keadaan barang sebelum menandatangani surat jalan.',
  },
  {
    heading: 'Pembatalan',
    text: 'Anda bisa membatalkan pesanan selama belum diproses, dari halaman pesanan itu. Uang yang sudah masuk untuk pesanan yang batal dikembalikan ke rekening pengirim.',
  },
  {
    heading: 'Data Anda',
    text: (
      <>
        Apa yang kami simpan dan untuk apa tertulis di{' '}
        <Link to="/kebijakan-privasi">kebijakan privasi</Link>.
      </>
    ),
  },
]

export default function Terms() {
  return (
    <WrittenPage
      title="Syarat dan ketentuan"
      intro="Berlaku untuk semua yang berbelanja di sini, dengan atau tanpa akun."
      sections={sections}
    />
  )
}
