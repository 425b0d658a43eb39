import type { CompanyState } from '#modules/people/companies/rules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** For buyers without a verified company: who may use this page, and how to become one. */
export function BusinessOnly({ state }: { state: CompanyState }) {
  const isUnderReview = state === 'submitted'
  return (
    <>
      <h1 className="mb-4 md:text-32">Unggah PO</h1>
      <Card>
        <EmptyState
          icon={isUnderReview ? 'shield-check' : 'file-text'}
          title={
            isUnderReview
              ? 'Dokumen perusahaan Anda sedang diperiksa'
              : 'Unggah PO untuk akun bisnis'
          }
          text={
            isUnderReview
              ? 'Begitu perusahaan Anda terverifikasi, purchase order bisa diunggah di sini.'
              : 'Perusahaan yang terverifikasi cukup mengunggah purchase order atau RAB; tim kami mencocokkan barangnya dan menyiapkan penawaran.'
          }
        >
          <ButtonLink to={isUnderReview ? '/waiting-verification' : '/upgrade-account'}>
            {isUnderReview ? 'Lihat status verifikasi' : 'Jadi akun bisnis'}
          </ButtonLink>
          <ButtonLink to="/cart?pesan-cepat" variant="outlined">
            Pesan cepat dari daftar
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  )
}
