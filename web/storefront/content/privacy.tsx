import { Link } from 'react-router'
import { buildPageMeta } from '#web/seo/page-meta.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { WrittenPage, type WrittenSection } from './written-page.tsx'
import type { Route } from './+types/privacy'

export const handle = { cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Kebijakan privasi',
    description: 'Data yang kami simpan, untuk apa, siapa yang melihatnya, dan cara menghapusnya.',
    path: '/kebijakan-privasi',
  })

const sections: readonly WrittenSection[] = [
  {
    heading: 'Yang kami simpan',
    text: 'Nama, email, nomor ponsel, alamat pengiriman, pesanan, bukti transfer, dan, untuk perusahaan, dokumen yang Anda unggah untuk diperiksa. Kata sandi hanya disimpan dalam bentuk yang tidak bisa dibaca siapa pun.',
  },
  {
    heading: 'Untuk apa',
    text: 'Untuk mengantar dan menagih pesanan Anda, menjawab pertanyaan, memeriksa dokumen perusahaan, dan mencegah penyalahgunaan akun. Data Anda tidak kami jual.',
  },
  {
    heading: 'Siapa yang melihat',
    text: 'Staf yang mengerjakan pesanan Anda, dan sopir yang membutuhkan alamat serta nomor penerima. Di akun perusahaan, rekan Anda melihat alamat yang dibagikan, dan penyetuju melihat pesanan yang perlu disetujui.',
  },
  {
    heading: 'Di peranti Anda',
    text: 'Kuki menyimpan sesi masuk, keranjang, kecamatan tujuan, dan tata letak halaman pendaftaran. Isian yang belum terkirim disimpan di tab ini saja.',
  },
  {
    heading: 'Berapa lama',
    text: 'Pesanan dan tagihan disimpan selama diwajibkan aturan pajak. Yang lain dihapus saat akun ditutup.',
  },
  {
    heading: 'Hak Anda',
    text: (
      <>
        Unduh semua data Anda atau tutup akun kapan saja dari <Link to="/profile">profil</Link>.
      </>
    ),
  },
]

export default function Privacy() {
  return (
    <WrittenPage
      title="Kebijakan privasi"
      intro="Data apa yang kami simpan, dan apa yang bisa Anda lakukan dengannya."
      sections={sections}
    />
  )
}
