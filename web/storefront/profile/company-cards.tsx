import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { findCompanyName } from './company-name.ts'
import type { Profile } from './types.ts'

const stateBadges = {
  none: undefined,
  submitted: { label: 'Dokumen sedang diperiksa', tone: 'warning' },
  verified: { label: 'Bisnis terverifikasi', tone: 'success' },
  rejected: { label: 'Dokumen ditolak', tone: 'danger' },
} as const

/** The buyer's company with what it opens, and the way to a verified one. */
export function CompanyCards({ profile }: { profile: Profile }) {
  const { companyState } = profile
  const companyName = findCompanyName(profile)
  const badge = stateBadges[companyState]
  return (
    <>
      {companyState !== 'verified' && (
        <Card title="Belanja untuk perusahaan?">
          <p className="mb-3 text-14 text-ink-2">
            Akun bisnis yang terverifikasi mendapat harga bisnis dan pembayaran tempo.
          </p>
          <ButtonLink
            to={companyState === 'none' ? '/upgrade-account' : '/waiting-verification'}
            variant="outlined"
          >
            {companyState === 'none' ? 'Jadi akun bisnis' : 'Lihat status verifikasi'}
          </ButtonLink>
        </Card>
      )}
      {companyName && (
        <Card title="Perusahaan" action={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}>
          <b>{companyName}</b>
          {companyState === 'verified' && (
            <div className="mt-3 flex flex-wrap gap-2">
              <ButtonLink to="/upo" variant="outlined" icon="file-up">
                Unggah purchase order
              </ButtonLink>
              <ButtonLink to="/profile/limit-kredit" variant="outlined" icon="landmark">
                Limit kredit
              </ButtonLink>
            </div>
          )}
        </Card>
      )}
    </>
  )
}
