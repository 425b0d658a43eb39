import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DOWNLOAD_URL } from './constants.ts'

/** The visitor's rights to their data: download it, or close the account. */
export function PersonalDataCard() {
  return (
    <Card title="Data pribadi">
      <p className="mb-3 text-14 text-ink-2">
        Semua yang kami simpan tentang Anda dalam satu berkas: profil, alamat, pesanan, tagihan,
        dokumen, dan lainnya.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={DOWNLOAD_URL} reloadDocument variant="outlined" icon="download">
          Unduh data saya
        </ButtonLink>
        <TextLink to="?tutup-akun">Tutup akun</TextLink>
      </div>
    </Card>
  )
}
