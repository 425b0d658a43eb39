import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { LenderItem } from './lender-item.tsx'
import { Obstacle } from './obstacle.tsx'
import type { Route } from './+types/ways-in'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, 'Beli dulu, bayar nanti')

export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(sessionContext).state !== 'authenticated')
    return { obstacle: 'signed_out' as const, lenders: [] }
  const { companyId, canApply, results } = await context.get(apiContext).lenders.limits()
  if (!companyId) return { obstacle: 'unverified' as const, lenders: [] }
  return { obstacle: canApply ? null : ('not_owner' as const), lenders: results }
}

const NEEDS = [
  'Perusahaan yang dokumennya sudah kami verifikasi.',
  'Usaha yang sudah berjalan paling sedikit satu tahun.',
  'KTP penanggung jawab dan rekening koran tiga bulan terakhir.',
]

/** The lenders with which a company buys now and pays later, and where it stands with each. */
export default function WaysIn({ loaderData: { obstacle, lenders } }: Route.ComponentProps) {
  const names = new Intl.ListFormat('id', { type: 'disjunction' }).format(
    lenderCodes.map((code) => lenderNames[code]),
  )
  return (
    <div className="mx-auto w-full max-w-3xl min-w-0 rounded-card border border-line bg-face p-5 shadow-card md:p-8">
      <h1>Beli dulu, bayar nanti</h1>
      <p className="mt-1 text-ink-2">
        {names} membayar belanja perusahaan Anda, lalu perusahaan Anda membayar mereka sesuai tempo
        yang disepakati.
      </p>
      <h2 className="mt-5 text-16">Yang diperlukan</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {NEEDS.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      {obstacle && <Obstacle obstacle={obstacle} path="/bnpl-registration" />}
      <ul className="mt-5 grid gap-3">
        {lenders.map((each) => (
          <LenderItem key={each.lender} lender={each} canApply={!obstacle} />
        ))}
      </ul>
    </div>
  )
}
